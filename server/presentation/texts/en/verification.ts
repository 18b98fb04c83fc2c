// What a guardian reads who shows that they are an adult.
import { pluralOf } from "../plural.js";

const plural = pluralOf("en");

export const verification = {
  title: "Show that you are an adult",
  lead: (product: string) =>
    `${product} asks every guardian for this once a year. It learns only that you are an adult.`,
  simulated:
    "This is test mode. Choose who you want to be; everything else is as it would be for a real person.",
  personas: {
    adult: "An adult",
    teen: "A teenager",
    child: "A child",
    inconclusive: "Someone whose age cannot be seen",
    fraudulent: "Someone who cheats",
  },
  tryAgain: (left: number) =>
    plural(left, {
      one: "That did not show your age. You can try once more.",
      other: `That did not show your age. You can try ${left} times more.`,
    }),
  kept: "We record that you are an adult, how you showed it and when. We do not keep documents or pictures.",
  passed: "Thank you, that is done",
  passedText:
    "We know that you are an adult. Your decision goes on from here; you can close this page.",
  failed: "This did not work",
  failedText: "We could not see that you are an adult, so your decision does not count.",
  again: "Open the link in your email to try again.",
  noneLeft:
    "You have used every way to show it, so you cannot decide this time. Another adult can decide about the same request.",
};
