// What frames every page, and the pages around those for guardians.
export const shell = {
  serviceName: "Kinward",
  serviceClaim: "Family safety",
  skipToContent: "Skip to content",
  testMode: "Test mode: this is not about a real child.",
  /** The title of a page whose form came back with errors. */
  errorTitle: (title: string) => `Error: ${title}`,
  /** A term and what there is to say of it. */
  labelled: (term: string, text: string) => `${term}: ${text}`,
  /** A term whose text follows on lines of its own. */
  term: (term: string) => `${term}:`,
  /** A part of a country, such as a state, and the country. */
  placeIn: (part: string, country: string) => `${part}, ${country}`,
  newTab: (document: string) => `(${document}, opens in a new tab)`,
  startAgain: "Start again",
  footer:
    "Games and apps use Kinward to ask parents and guardians for consent. We tell the game or app what you decide.",
  /** Of pages that a player reads. */
  footerForPlayers:
    "Games and apps use Kinward to follow the rules that apply at each age. We tell the game or app the result.",
  chooseLanguage: "Language",
};

export const home = {
  title: "Kinward",
  lead: "Family safety for games and apps: age, consent and permissions.",
  code: "I have a code",
  codeHint: "For parents and guardians",
  family: "Your family pages",
  familyHint: "Screen time, requests and consent",
  docs: "API documentation",
  mailbox: "Test mailbox",
};
export const mailbox = {
  title: "Test mailbox",
  lead: "Emails sent in test mode, newest first. They are kept here because no mail server is set up.",
  empty: "No emails yet.",
  to: "To",
  from: "Product",
  at: "Time",
};
