// The family pages: all children, and one child.
export const family = {
  title: "Your family",
  trail: "Breadcrumb",
  lead: "Games and apps that have your consent.",
  empty: "No game or app has your consent at the moment.",
  child: (age: number) => `Child aged ${age}`,
  adult: (age: number) => `Adult aged ${age}`,
  childOfUnknownAge: "Child of unknown age",
  bornIn: (place: string, year: string) => `${place}, born in ${year}`,
  /** What is known of a child who has a name: "Child aged 8, California, United States". */
  knownOf: (child: string, about: string) => `${child}, ${about}`,
  /** A child in a product. */
  childIn: (product: string, child: string) => `${product}: ${child}`,
  marks:
    "We do not know your children’s names. The 4 characters after an age are the end of the child’s player ID. A child who plays games from several companies is listed once for each.",
  allowed: (on: number, all: number) => `You allow ${on} of ${all} permissions`,
  onHold:
    "On hold: new documents were not accepted in time. What you allow stays switched off until a guardian accepts them. The child can ask you again in the game or app.",
  nothingToDecide: "No permissions need your decision.",
  isAdult: "Now an adult who decides for themselves",
  isAdultText:
    "Under the law where they live, this person is now an adult and decides for themselves.",
  since: (date: string) => `Consent given on ${date}`,
  earlier: "Previous page",
  later: "Next page",
  done: {
    erased: "The data about the child has been erased.",
    withdrawn: "You have withdrawn your consent. The child’s access has ended.",
    left: "You are no longer a guardian of this child. The other guardians still are.",
    "left-last":
      "You are no longer a guardian of this child. You were the last one, so every consent has been withdrawn.",
  },
  kept: "We have kept what you entered. It is not saved yet.",
  devices: "Devices that stay signed in",
  unknownDevice: "Unknown device",
  thisDevice: "This device",
  deviceUse: (last: string, until: string) => `Last used on ${last}, signed in until ${until}`,
  devicesHint: "Lost a device, or do not recognise one? Choose “Sign out on all devices”.",
  signedInAs: "Signed in as",
  signOut: "Sign out",
  signOutEverywhere: "Sign out on all devices",

  permissions: "Permissions",
  on: "You allow",
  off: "You do not allow",
  own: "The child decides",
  barred: "Not available to this child",
  consent: "Your consent",
  consented: (product: string, date: string) => `${product} has had your consent since ${date}.`,
  consentedBy: (product: string, date: string) =>
    `${product} has had a guardian’s consent since ${date}.`,
  withdraw: "Withdraw consent",
};

export const child = {
  isAllowed: "Allowed",
  isNotAllowed: "Not allowed",
  allow: "Allow",
  deny: "Do not allow",
  save: "Save",
  undo: "Undo",
  lastChange: (change: string) => `Last change: ${change}`,
  nowAllowed: (title: string) => `You allow this now: ${title}.`,
  nowNotAllowed: (title: string) => `You no longer allow this: ${title}.`,
  nowAnswered: (title: string, value: string) => `${title} is now: ${value}.`,
  done: {
    undone: "You undid your last change.",
    "too-late":
      "That change can no longer be undone, because something else has changed since. Nothing was changed.",
    unchanged: "Nothing was changed. You no longer decide about this.",
    named: "Saved. Only guardians of this child can see the name.",
    unnamed: "You removed the name.",
  },

  week: "The last 7 days",
  played: (time: string) => `${time} played in total.`,
  notPlayed: "Nothing played.",
  none: "0 minutes",
  day: "Day",
  time: "Time played",
  daysIn: (city: string) => `Days follow the clock in ${city}.`,

  asked: "Your decision is needed",
  asks: (product: string) => `${product} is asking the guardians of this child to decide.`,
  decideBy: (moment: string) => `Decide by ${moment}.`,
  seeRequest: "See the request",
  nameIt: "Name and colour",
  nameTitle: "A name for this child",
  nameLead:
    "Choose what you call this child here. All guardians of the child can see and change it. Games and apps cannot.",
  name: "Name",
  nameHint: "Up to 40 characters. Leave it empty to remove the name.",
  colour: "Colour",
  colours: {
    blue: "Blue",
    orange: "Orange",
    green: "Green",
    red: "Red",
    purple: "Purple",
    brown: "Brown",
    pink: "Pink",
    grey: "Grey",
  },
  inMails: "Use the name in emails",
  inMailsHint:
    "Emails to guardians of this child then say the name. Other people may see your emails, for example on a locked screen.",
  nameWrong: "Enter a name of up to 40 characters.",
  cancel: "Back without saving",

  documents: "What you agreed to",
  noDocuments: "No documents came with your consent.",
  agreedOn: (moment: string) => `Agreed on ${moment}`,
  backToChild: "Back",
};

export const withdrawal = {
  title: "Withdraw your consent?",
  whatHappens: "If you withdraw your consent",
  effects: (product: string) => [
    `The child’s access to ${product} ends straight away, even while they are playing.`,
    "Requests waiting for your answer are closed, and the limits you set no longer apply.",
    `We will tell ${product}. To have the data it stored about the child deleted, ask ${product}.`,
    "You cannot undo this here. The child has to ask you again.",
  ],
  confirm: "Withdraw consent",
  keep: "Keep everything as it is",
};
