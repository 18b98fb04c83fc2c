// What a guardian reads on the page that asks for consent.
import { pluralOf } from "../plural.js";

const plural = pluralOf("en");

export const consent = {
  title: (product: string) => `${product} is asking for your consent`,
  firstLead: (product: string) =>
    `A child who uses ${product} needs consent from a parent or guardian. Nothing is switched on until you decide.`,
  movedLead: (product: string, place: string) =>
    `A child in your care who uses ${product} has moved to ${place}. There, a parent or guardian has to decide about what is below. It is off until you do.`,
  laterLead: (product: string) =>
    `A child in your care would like to use more of ${product}. Nothing changes until you decide.`,
  noticeLead: (product: string) =>
    `${product} has changed documents that apply to a child in your care. Read them and decide. The permissions stay as they are.`,
  onHold:
    "On hold: new documents were not accepted in time. What you allowed is on again once a guardian consents.",
  duration: "It takes about 2 minutes.",
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  stepYou: "About you",
  stepRead: "Documents",
  stepChoose: "Permissions",
  stepDecide: "Your decision",

  childUnder: (age: number, place: string) => `A child under ${age} in ${place}`,
  childFromTo: (from: number, to: number, place: string) =>
    `A young person aged ${from} to ${to} in ${place}`,
  adultIn: (place: string) => `An adult in ${place}`,
  whyConsentAge: (age: number) =>
    `Where this child lives, children under ${age} need consent from a parent or guardian.`,
  whyRequest: "This request needs consent from a parent or guardian.",

  email: "Your email address",
  emailHint: "We use it to contact you about this child. You also need it to sign in.",
  yourAddress: (address: string) => `You came here from the email that we sent to ${address}`,
  whichAddress: "Which email address is yours?",
  otherAddress: "Another address",
  forwarded: "That is not my address",
  attestation: "I am an adult, and I am this child’s parent or legal guardian.",

  readLead: (product: string) =>
    `Read these documents from ${product}. Your consent covers the versions shown here.`,
  dataNotice: "About personal data",
  version: (version: string) => `Version ${version}`,
  readHere: "Read it here",
  readAt: (host: string) => `Open at ${host}`,

  chooseLead: (product: string) =>
    `Switch on what you want to allow. ${product} follows your choices.`,
  askedFor: (product: string) => `${product} asked for this. Choose an answer for each.`,
  allow: "Allow",
  deny: "Do not allow",
  otherPermissions: (product: string) =>
    `${product} did not ask for these. They stay off unless you switch them on.`,
  nothingToChoose: "There is nothing to choose. No permissions need your decision.",
  ownPermissions: (product: string) => `Only in ${product}`,
  aboutOthers: "What you cannot change",
  childDecides: (permissions: string) => `The child decides: ${permissions}.`,
  notAvailable: (permissions: string) => `Not available to this child: ${permissions}.`,

  decideLead: "If you consent, you allow what you chose above, and nothing else.",
  decideWithDocuments:
    "If you consent, you allow what you chose above, and the documents above apply.",
  decideNotices: "If you consent, the documents above apply. The permissions stay as they are.",
  deadline: (when: string) =>
    `Decide by ${when}. If no guardian has consented by then, everything that you decide about is switched off until one does.`,
  noHurry: "Take your time. The same link brings you back to this page.",
  consent: "I give my consent",
  decline: "I decline",
  notMyChild: "This is not my child",
  declineHint: (product: string) => `Nothing changes. ${product} can see that a guardian declined.`,
  notMyChildHint: "Choose this if the request reached you by mistake. Nothing changes.",

  errorsTitle: "There is a problem",
  emailMissing: "Enter your email address.",
  emailMalformed: "Enter an email address such as name@example.com.",
  attestationMissing:
    "Confirm that you are an adult and this child’s parent or legal guardian. If you are not, choose “This is not my child”.",
  changed: "This request has changed since you opened the page. Check it again before you decide.",
  allowanceWrong: "Choose one of the values that this question takes.",
  choiceMissing: "Choose “Allow” or “Do not allow”.",
  tooManyGuardians:
    "This child already has 4 guardians, which is the most. One of them can decide, or has to leave first.",
  tooManyConfirmations:
    "We have already sent several emails to confirm this. Look for the newest one, or try again in an hour.",
  noDecision: "Choose one of the buttons at the end of the page.",
};

export const together = {
  title: (count: number) =>
    plural(count, {
      one: "One product is asking for your consent",
      other: `${count} products are asking for your consent`,
    }),
  lead: "They all ask about the same child. Decide about all of them below, or about each one on its own page. Nothing is switched on until you decide.",
  alone: (product: string) => `Choose permissions, and decide about ${product} alone`,
  waiting: (product: string) => `See where your decision about ${product} stands`,
  decideTitle: "Decide about all of them",
  decideLead:
    "If you consent to all, the documents above apply, and the child can use the products with everything else off and the strictest limits. You can allow more on each product’s own page, now or later.",
  consent: (count: number) =>
    plural(count, { one: "I give my consent", other: `I give my consent to all ${count}` }),
  decline: "I decline all",
  doneTitle: "What was decided",
  all: "See all products that are asking",
};

export const allowances = {
  title: "Allowances",
  lead: (product: string) =>
    `${product} also asks how much you allow. The strictest answer is filled in; change it if you want to.`,
  range: (min: string, max: string) => `A whole number from ${min} to ${max}`,
  outOfRange: (min: string, max: string) => `Enter a whole number from ${min} to ${max}.`,
  notAnOption: "Choose one of the answers.",
};

export const trust = {
  label: "About this request",
  labelOf: (product: string) => `About this request: ${product}`,
  who: "Who is asking",
  asker: (product: string, company: string) => `${product} from ${company}`,
  askerAt: (product: string, company: string, address: string) =>
    `${product} from ${company}, ${address}`,
  child: "Who it is for",
  purpose: "What for",
  why: "Why you",
  law: (source: string) => `The law: ${source}.`,
  no: "If you decline",
  noAtFirst: (product: string) =>
    `Nothing is switched on. ${product} can see that a guardian declined.`,
  noLater: (product: string) => `Nothing changes. The child keeps using ${product} as before.`,
  noOnHold: (product: string) =>
    `Everything that you decide about stays switched off in ${product} until a guardian consents.`,
  noUntilDeadline: (product: string, when: string) =>
    `The child keeps using ${product} as before until ${when}. After that, everything that you decide about is switched off until a guardian consents.`,
  questions: "Questions?",
  contact: (company: string) => `Contact ${company}`,
  privacy: "How your data is used",
};

export const sendAgain = {
  offer: (masked: string) => `We can email a new link to ${masked}.`,
  submit: "Email me a new link",
  sent: "Check your email",
  sentText: (masked: string) => `We have sent a new link to ${masked}. It works for 14 days.`,
  sentNothing: "No email after a few minutes? Look in your spam folder.",
};

export const document = {
  back: "Open the request again",
  closeHint:
    "Close this tab to go back to the answers you have filled in. If you open the request again instead, it is empty.",
  part: (part: number, parts: number) => `Part ${part} of ${parts}`,
  previous: "Previous part",
  next: "Next part",
};
