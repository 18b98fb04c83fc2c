// What a person reads who shows how old they are: a guardian, a player, or an adult who is to act for a child.
import { pluralOf } from "../plural.js";

const plural = pluralOf("en");

export const verification = {
  title: "Show that you are an adult",
  titleAge: (age: number) => `Show that you are ${age} or older`,
  lead: (product: string) =>
    `${product} asks every guardian for this once a year. It learns only that you are an adult.`,
  leadAdult: (product: string) =>
    `${product} asks for this before you can act for a child. It learns only whether you are an adult.`,
  leadAge: (product: string, age: number) =>
    `${product} asks for this. It learns whether you are ${age} or older, and not who you are.`,
  otherWays: "Other ways",
  goOn: (vendor: string) => `Continue with ${vendor}`,
  learns: {
    oidc: (vendor: string) =>
      `You sign in to ${vendor}. It tells us only what it knows of your age.`,
    "oidc-agekey": (vendor: string) =>
      `You confirm with the ${vendor} on your phone or computer that an earlier age check was yours. Who you are stays with you.`,
    "openid4vp-mdoc": (vendor: string) =>
      `${vendor} on your phone shows one thing: that you are old enough. Your name and your date of birth stay there.`,
    redirect: (vendor: string) =>
      `${vendor} checks this on its own pages, and may ask for a document, a card or a picture there. It sends us an age and nothing else.`,
    simulated: (_vendor: string) =>
      "This is test mode. Choose who you want to be; everything else is as it would be for a real person.",
  },
  privacy: (vendor: string) => `How ${vendor} handles what it learns (opens in a new tab)`,
  personas: {
    adult: "An adult",
    teen: "A teenager",
    child: "A child",
    inconclusive: "Someone whose age cannot be seen",
    fraudulent: "Someone who cheats",
  },
  attemptsLeft: (left: number) =>
    plural(left, {
      one: "You can try this way once more.",
      other: `You can try this way ${left} more times.`,
    }),
  tryAgain: (left: number) =>
    plural(left, {
      one: "That did not show your age. You can try once more.",
      other: `That did not show your age. You can try ${left} more times.`,
    }),
  tryAnother: "That did not show your age. Try one of the ways below.",
  leaving: (vendor: string) => `Continue at ${vendor}`,
  leavingText: (vendor: string) => `${vendor} opens on its own page and leads you back here.`,
  leavingNewTab: (vendor: string) =>
    `${vendor} opens in a new tab. This page goes on by itself once you have finished there.`,
  leavingCode: (vendor: string) =>
    `We will ask for this code when you come back from ${vendor}. Write it down, and do not share it.`,
  goTo: (vendor: string) => `Go to ${vendor}`,
  returning: "Finish your check",
  returningText: "This page goes on by itself. If it does not, press Continue.",
  returningCode:
    "Enter the 6 digits from the page where you started. Do not enter a code that someone sent you.",
  wallet: "Open the app that knows your age",
  walletText:
    "Press the button on the phone that has the app. On another device, scan the code with that phone.",
  walletOpen: "Open the app",
  walletCode: "A code that opens the app on your phone",
  walletWaiting: "This page goes on by itself once the app has answered.",
  chooseAnother: "Choose another way",
  unavailable: (vendor: string) =>
    `${vendor} does not respond at the moment. This does not count as an attempt. Try again later, or choose another way.`,
  cancelled: (vendor: string) =>
    `You came back from ${vendor} without finishing. This does not count as an attempt.`,
  keptTitle: "What we keep",
  kept: "We record that you are an adult, how you showed it and when. We do not keep documents or pictures.",
  keptAge:
    "We keep what was shown about your age, by which way, when, and for how long it counts. We do not keep documents, pictures, names or your date of birth.",
  otherDevice: "Go on with another device",
  passed: "Thank you, that is done",
  passedText:
    "We know that you are an adult. Your decision goes on from here; you can close this page.",
  passedAge: (product: string) =>
    `${product} knows that you are old enough. You can close this page.`,
  failed: "This did not work",
  failedText: "We could not see that you are an adult, so your decision does not count.",
  failures: {
    "age-criteria-not-met": (age: number) =>
      `What was shown says that you are younger than ${age}.`,
    "max-attempts-exceeded": (_age: number) =>
      "You have used every attempt, and none of them showed your age.",
    "fraudulent-activity-detected": (_age: number) =>
      "The check found something that was not genuine, so it has ended.",
    expired: (_age: number) => "The time for this has passed. It can be done within 14 days.",
    revoked: (_age: number) => "It had worked, and was taken back later.",
  },
  back: (product: string) => `Back to ${product}`,
  again: "Open the link in your email to try again.",
  noneLeft:
    "You have used every way to show it, so you cannot decide this time. Another adult can decide about the same request.",
  appeal: {
    title: "Do you think this is wrong?",
    lead: (product: string) =>
      `Ask ${product} to look at it again. A person decides. You do not have to send a document or a picture.`,
    legend: "What happened?",
    reasons: {
      "old-enough": "I am old enough, and the result is wrong",
      "did-not-work": "The check did not work on my device",
      "no-way-fits": "I cannot use any of these ways",
      other: "Something else",
    },
    missing: "Choose what happened",
    submit: "Ask for another look",
    sent: "You asked for another look",
    sentText: (product: string) =>
      `A person at ${product} will decide. You can come back to this page to see the result.`,
    contact: (product: string) => `Contact ${product}`,
  },
  proof: {
    title: "Age check",
    guardian: "You have shown that you are an adult.",
    child: "This child’s age has been checked.",
    how: "How",
    when: "When",
    until: "Counts until",
    methods: {
      simulated: "In test mode",
      platform: "By an age signal of the device or account",
      appeal: "By a person, after an appeal",
    },
    withdraw: "Withdraw this age check",
    done: { "age-check": "You withdrew the age check. It no longer counts." },
    withdrawing: {
      title: "Withdraw this age check?",
      whatHappens: "If you withdraw it",
      effects: {
        guardian: [
          "It no longer counts in any game or app of this company.",
          "What you have decided stays as it is.",
          "A game or app may ask you to show again that you are an adult, the next time you decide.",
        ],
        child: [
          "It no longer counts in any game or app of this company.",
          "What needs a checked age may be switched off straight away.",
          "We will tell the games and apps that used it.",
          "The age that was shown can still limit what this child may do.",
        ],
      },
      confirm: "Withdraw the age check",
      keep: "Keep it",
    },
  },
};
