// What guardians read of decisions: in receipts by mail, and on the pages that they lead to.
import type { DecisionKind } from "../../../domain/receipts/decision.js";
import { pluralOf } from "../plural.js";

const plural = pluralOf("en");

/** How long something is kept: "90 days". */
const daysText = (days: number) => plural(days, { one: `${days} day`, other: `${days} days` });

type Kept = Readonly<{ days: number; until: string }>;

export const receipts = {
  titles: {
    consent: (product: string) => `Consent given for ${product}`,
    upgrade: (product: string) => `Decision about new permissions in ${product}`,
    pending: (product: string) => `Consent for ${product} that does not count yet`,
    refusal: (product: string) => `Consent declined for ${product}`,
    notMyChild: (product: string) => `“Not my child” in ${product}`,
    permissions: (product: string) => `Permissions changed in ${product}`,
    allowances: (product: string) => `Allowances changed in ${product}`,
    schedule: (product: string) => `Screen time limits changed in ${product}`,
    granted: (product: string) => `Extra play time allowed in ${product}`,
    denied: (product: string) => `Extra play time not allowed in ${product}`,
    withdrawn: (product: string) => `Extra play time taken back in ${product}`,
    withdrawal: (product: string) => `Consent withdrawn for ${product}`,
    revocation: (product: string) => `Access to ${product} ended`,
    moved: (product: string) => `A child’s place was changed in ${product}`,
    unlink: (product: string) => `You are no longer linked to a child in ${product}`,
    association: (product: string) => `An account in ${product} was connected to a child`,
    "no-longer-needed": (product: string) => `${product} no longer needs your consent`,
    joined: (product: string) => `A new guardian in ${product}`,
    left: (product: string) => `A guardian has left in ${product}`,
    removed: (product: string) => `A guardian was removed in ${product}`,
    refused: (product: string) => `A new guardian was refused in ${product}`,
    repudiation: (product: string) => `“This wasn’t me” about ${product}`,
    notices: (product: string) => `New documents accepted for ${product}`,
    hold: (product: string) => `A deadline has passed in ${product}`,
  },
  about: {
    consent: "The child can carry on, with the permissions below.",
    notices: "The child can carry on. The permissions stay as they were.",
    hold: "New documents were not accepted in time. Everything that you decide about is switched off until a guardian accepts them. Your settings are kept. The child can ask you again in the game or app.",
    pending: "It counts once another guardian approves, or you have shown that you are an adult.",
    refusal: "Nothing was switched on.",
    permissions: "These permissions are different now.",
    allowances: "These allowances are different now.",
    schedule: "These limits apply from now on.",
    override: "This is for today only. The limits stay the same.",
    withdrawal: "The child’s access has ended. The child has to ask again to come back.",
    revocation:
      "The people who run this service ended the child’s access. You do not need to do anything.",
    moved:
      "From now on, the rules of the new place apply. What guardians allowed stays allowed. If a guardian has to decide about more there, it is off until you do. If the child has not moved, ask the product to put it right.",
    unlink:
      "The child can still use what was allowed. The limits, allowances and extra time that guardians set no longer apply, and guardians see nothing about the child in this product any more. You do not need to do anything.",
    association:
      "The game or app has connected an account to a child. The guardians of that child decide about the account from now on. If this is a mistake, contact the game or app.",
    "no-longer-needed":
      "The child is old enough to decide where they live. The request has ended. You do not need to do anything.",
    "guardian-joined": "Each guardian can decide about the child and hears what the others decide.",
    "guardian-left": "They no longer decide about the child.",
    "guardian-removed": "They no longer decide about the child.",
    "guardian-refused": "They do not decide about the child.",
    repudiation: "",
  } satisfies Record<DecisionKind, string>,
  /** In place of the texts above, for the reader whom it is about. */
  own: {
    association:
      "The game or app says that this account belongs to a child who has other guardians. They decide about the account from now on, and we have asked them whether you may decide too. If they do not answer within 14 days, it counts as refused. To end the child’s access yourself, open the receipt of your consent and choose “This wasn’t me”.",
    "guardian-joined":
      "You can decide about the child from now on. Each guardian hears what the others decide.",
    "guardian-left": "You no longer decide about the child.",
    "guardian-removed": "Another guardian removed you. You no longer decide about the child.",
    "guardian-refused": "You do not decide about the child.",
  },
  repudiatedOwn: {
    ended: "You said that a decision in your name was not yours. The child’s access has ended.",
    stays:
      "You said that a decision in your name was not yours. You no longer decide about the child. Nothing else changed.",
  },
  repudiated: {
    ended:
      "A guardian said that a decision in their name was not theirs. The child’s access has ended.",
    stays:
      "A guardian said that a decision in their name was not theirs. They no longer decide about the child. Nothing else changed.",
  },

  who: "Who decided",
  you: "You",
  anotherGuardian: (masked: string) => `${masked}, another guardian`,
  unknownGuardian: "A person with the link to the request",
  by: {
    product: (product: string) => `${product} itself`,
    operator: () => "The people who run this service",
    test: () => "A test, in place of a guardian",
    service: () => "No answer came in time",
  },
  noDecision: "No decision was needed",
  about_: "Who it is about",
  when: "When",
  child: "Which child",
  childMark: (place: string, mark: string) => `A child in ${place}, player ID ending in ${mark}`,
  law: "Law that applies",
  lawSource: "Cited from",
  lawVersion: (version: string) => `Rule ${version}`,
  reference: "Reference",
  referenceText: (ledger: string, index: number) => `Entry ${index} of the ledger ${ledger}`,
  permissions: "Permissions",
  allowed: "Allowed",
  notAllowed: "Not allowed",
  allowanceList: "Allowances",
  limits: "Screen time",
  limitsOff: "Limits are switched off.",
  placeBefore: "Place before",
  placeNow: "Place now",
  limitsZone: "Time zone",
  noLimit: "No limit",
  extra: "Extra time",
  untilQuietHoursEnd: "Until quiet hours end",
  documents: "Documents",
  documentsLead: "As they were shown when this was decided.",
  version: (version: string) => `Version ${version}`,
  documentVersion: (document: string, version: string) => `${document}, version ${version}`,
  digest: "SHA-256",
  readHere: "Read the text as it was shown",
  back: "Back to the receipt",

  collected: {
    why: (product: string) =>
      `${product} has changed several things for a child in your care. Each change has a receipt, which says what is different.`,
    isCut:
      "There were more changes than this email lists. Your family pages show what the child may do now.",
  },
  greeting: "Hello,",
  whyLast: (product: string) =>
    `This is your receipt. You no longer decide about this child who uses ${product}.`,
  why: (product: string) =>
    `This is your receipt. You get one for each decision about a child in your care who uses ${product}.`,
  button: "See the receipt",
  wasNotMe: "This wasn’t me",
  wasNotMeWhy: "If you did not decide this, or you are not this child’s guardian:",
  notAGuardianWhy: "If you are not this child’s guardian:",
  change: "To change what the child may do, go to your family pages:",
  removeThem: "If you do not know this person, remove them on your family pages:",
  keep: "Keep this email. The lines below prove that this decision is in the ledger as it was made:",
  signature: (product: string) => `Kinward, on behalf of ${product}`,

  page: {
    title: "Receipt",
    evidence: "Evidence",
    download: "Download the evidence (JSON)",
    downloadHint:
      "A file that proves this decision. Anyone can check it without us: the documentation says how.",
    history: "What was decided before and since",
    historyLead: "The last decisions about this child in this product that we mailed you.",
    more: (titles: readonly string[], count: number) => `${titles.join(", ")}, and ${count} more`,
    permanent: "This page does not expire. Keep the email: its link is the only way to reach it.",
    family: "Go to your family pages",
    repudiatedOn: (when: string) => `You said so on ${when} that this was not you.`,
    undoTitle: "Was this not you?",
    undoText:
      "If you did not decide this, or you are not this child’s guardian, tell us. Nothing changes until you press a button on the next page.",
    notAGuardianTitle: "If you are not a guardian",
    notAGuardianText:
      "Another guardian decided this. If you are not this child’s guardian, tell us. Nothing changes until you press a button on the next page.",
  },

  undo: {
    title: "This wasn’t me",
    lead: (product: string) => `Tell us that you did not decide this about ${product}.`,
    notAGuardianLead: (product: string) =>
      `Tell us that you are not the guardian of this child who uses ${product}.`,
    happens: "What happens when you press the button",
    failsRequest: "The request ends. What was decided in your name does not count.",
    endsAccess: (product: string) => `The child’s access to ${product} ends straight away.`,
    stays: (product: string) =>
      `The child can still use ${product}, because another guardian has consented too. We tell them.`,
    endsSettings: (product: string) =>
      `Only the limits and allowances that guardians set in ${product} no longer apply.`,
    nothingElse: (product: string) => `Nothing changes for the child in ${product}.`,
    isOver: (product: string) => `Nothing changes in ${product}: the child no longer has access.`,
    endsLink:
      "You are no longer on file as this child’s guardian, in all products of this company.",
    signsOut: "You are signed out of the family pages on all devices.",
    tells: (product: string) => `We tell ${product} and the child’s other guardians.`,
    change: "Do you only want to change what the child may do? Then you do not need this.",
    confirm: "This wasn’t me",
    keep: "Go back, nothing changes",
    tooLate: "It is too late for this button",
    tooLateText:
      "It works for 400 days after a decision. You can still withdraw your consent on your family pages, or contact the company.",
    /** Whom to turn to instead. */
    contact: (company: string, product: string) => `${company}, ${product}`,
    notYours: "There is nothing to take back here",
    notYoursText:
      "No guardian decided this. You can change what the child may do on your family pages.",
  },

  data: {
    title: "What happens to the data",
    company: (product: string, company: string) =>
      `${product} is run by ${company}. Ask them to delete what they stored about the child:`,
    product: (product: string) =>
      `To have what ${product} stored about the child deleted, ask ${product}.`,
    screentime: ({ days, until }: Kept) =>
      `Play time that we counted is deleted after ${daysText(days)}, by ${until}.`,
    webhooks: ({ days, until }: Kept) =>
      `Messages that we sent to the product are deleted from here after ${daysText(days)}, by ${until}.`,
    activity: ({ days, until }: Kept) =>
      `Records of activity are kept for ${daysText(days)}, until ${until}.`,
    transactions: ({ days, until }: Kept) =>
      `Records of purchases are kept for ${daysText(days)}, until ${until}.`,
    document: (name: string, retention: string) => `${name}: ${retention}`,
    ledger:
      "We keep the record of the decision, so that you and the product can prove it later. It names you by a code, not by your address.",
    address: "We no longer use your email address for this child, except for this receipt.",
  },

  notMyChild: {
    subject: (product: string) => `You said that a child in ${product} is not yours`,
    why: (product: string) =>
      `You chose “This is not my child” for a request from ${product}. The request has ended, and nothing was switched on.`,
    stops: "We will not email you about this child again, whichever product of this company asks.",
    button: "About your family pages",
    stranger:
      "If you pressed the button by mistake, ask the child to send the request again to another address of yours.",
  },
};
