// Emails, receipts excepted.
import { pluralOf } from "../plural.js";

const plural = pluralOf("en");

export const mail = {
  signIn: {
    subject: "Sign in to your family pages",
    subjectInTest: "Sign in to your family pages (test mode)",
    greeting: "Hello,",
    why: "You asked for a link to see what the children in your care can do in games and apps.",
    button: "Sign in",
    life: "The link works once and expires after 15 minutes.",
    stranger: "If you did not ask for it, ignore this email. Nobody can sign in without the link.",
    signature: "Kinward, family safety for games and apps",
  },
  confirmIdentity: {
    subject: "Confirm that it is you",
    subjectInTest: "Confirm that it is you (test mode)",
    greeting: "Hello,",
    why: "You are about to take a step on your family pages that we protect: withdraw a consent, invite a guardian, remove one, or leave.",
    button: "Confirm that it is me",
    life: "The link leads back to that step. It works once and expires after 15 minutes.",
    stranger:
      "If this was not you, do not open the link. Another person may be using a device on which you are signed in: sign in and choose “Sign out on all devices”.",
    signature: "Kinward, family safety for games and apps",
  },
  ageChanged: {
    subject: (product: string) => `A birthday changes what is allowed in ${product}`,
    greeting: "Hello,",
    why: (product: string, child?: string) =>
      `${child ?? "A child in your care"}, who uses ${product}, has reached an age when different rules apply. They may now decide some things themselves, and other permissions may have changed.`,
    ask: "See what is allowed now on your family pages.",
    available: "Available from now on, and not before this birthday",
    button: "See what is allowed",
    stranger: "If you do not know what this is about, ignore this email.",
    signature: (product: string) => `Kinward, on behalf of ${product}`,
  },
  spendingLimit: {
    subject: (product: string) => `A spending limit in ${product} is reached`,
    why: (product: string, child = "A child in your care") =>
      `${child} has spent as much in ${product} as is allowed, or more.`,
    told: (product: string) =>
      `We have informed ${product}, which handles the purchases. You can change the limit on your family pages.`,
    button: "See spending and limits",
  },
  overrideRequest: {
    subject: (product: string, child = "A child") =>
      `${child} is asking you about screen time in ${product}`,
    greeting: "Hello,",
    why: {
      "extra-time": (product: string, minutes: number | null, child?: string) =>
        `${child ?? `A child in your care who uses ${product}`} is asking for ${minutes === null ? "more time" : plural(minutes, { one: `${minutes} more minute`, other: `${minutes} more minutes` })} today.`,
      "bypass-quiet-hours": (product: string, minutes: number | null, child?: string) =>
        `${child ?? `A child in your care who uses ${product}`} is asking to play ${minutes === null ? "" : plural(minutes, { one: `for ${minutes} minute `, other: `for ${minutes} minutes ` })}during today’s quiet hours.`,
    },
    ask: "Choose an answer. It opens a page where you confirm it with one button. Nothing changes until you do.",
    button: "See the request and other answers",
    life: "If you do not answer, the request expires 24 hours after the child asked.",
    stranger: "If you do not know what this is about, ignore this email.",
    signature: (product: string) => `Kinward, on behalf of ${product}`,
  },
  consentConfirmation: {
    subject: (product: string) => `One more step: confirm your decision about ${product}`,
    greeting: "Hello,",
    why: (product: string) =>
      `Someone gave this email address when they allowed a child to use ${product}. We need to know that it was you.`,
    ask: "Open the page, check what was decided, and confirm it. Nothing is switched on until you do.",
    button: "Check and confirm",
    life: (_date: string) =>
      "If you do not confirm within 24 hours, the decision is dropped and nothing changes.",
    stranger:
      "If this was not you, ignore this email. Nothing will be switched on, and we will not ask again.",
    signature: (product: string) => `Kinward, on behalf of ${product}`,
  },
  guardianApproval: {
    subject: (product: string) => `Someone wants to become a guardian of your child in ${product}`,
    greeting: "Hello,",
    why: (product: string) =>
      `You are a guardian of a child who uses ${product}. Someone with another email address has decided about this child and wants to become a guardian as well.`,
    ask: "Open the page, see who it is and what they decided, and approve or refuse it. Nothing changes until you do.",
    button: "See who it is",
    life: (date: string) => `If there is no answer by ${date}, it counts as refused.`,
    stranger: "If you do not know this person, refuse.",
    signature: (product: string) => `Kinward, on behalf of ${product}`,
  },
  /** To a guardian who withdrew before. */
  formerApproval: {
    subject: (product: string) => `Someone wants to become the guardian of a child in ${product}`,
    greeting: "Hello,",
    why: (product: string) =>
      `You were a guardian of a child who uses ${product}, and you withdrew. Someone with another email address has decided about this child and wants to become the guardian.`,
    ask: "Open the page, see who it is and what they decided, and approve or refuse it. Nothing changes until you do.",
    button: "See who it is",
    life: (date: string) => `If there is no answer by ${date}, it counts as refused.`,
    stranger: "If you do not know this person, refuse.",
    signature: (product: string) => `Kinward, on behalf of ${product}`,
  },
  noticeRequest: {
    subject: (product: string) => `${product} has changed its documents`,
    greeting: "Hello,",
    why: (product: string) =>
      `A child in your care uses ${product}. Documents that you accepted for the child have changed.`,
    ask: (deadline?: string) =>
      deadline === undefined
        ? "Open the request, read the new documents, and decide. It takes about 2 minutes."
        : `Open the request, read the new documents, and decide by ${deadline}. If no guardian accepts them by then, everything that you decide about is switched off until one does.`,
    button: "See the request",
    life: (date: string) => `The link works until ${date}.`,
    stranger:
      "If you do not know what this is about, open the link and choose “This is not my child”, or ignore this email.",
    signature: (product: string) => `Kinward, on behalf of ${product}`,
  },
  deadlineReminder: {
    subject: (product: string) => `Decide about ${product} before the deadline`,
    why: (product: string) =>
      `A child in your care uses ${product}. We asked you to accept new documents, and no guardian has decided yet.`,
  },
  consentRequest: {
    subject: (product: string) => `${product} is asking for your consent`,
    greeting: "Hello,",
    why: (product: string) =>
      `A child who uses ${product} needs consent from a parent or guardian. We were given your email address so that we could ask you.`,
    ask: "Open the request, see what it is about, and decide. It takes about 2 minutes. Nothing is switched on until you decide.",
    button: "See the request",
    life: (date: string) => `The link works until ${date}.`,
    stranger:
      "If you do not know what this is about, open the link and choose “This is not my child”, or ignore this email.",
    signature: (product: string) => `Kinward, on behalf of ${product}`,
  },
};
