// The weekly summary by email, and what the family pages show of spending and activity.
import { pluralOf } from "../plural.js";

const plural = pluralOf("en");

export const digest = {
  mail: {
    subject: (product: string) => `The week in ${product}`,
    greeting: "Hello,",
    lead: (from: string, until: string) => `This is what your child did from ${from} to ${until}.`,
    leadOf: (child: string, from: string, until: string) =>
      `This is what ${child} did from ${from} to ${until}.`,
    inProduct: (product: string, term: string) => `${product}: ${term}`,
    played: "Screen time",
    notPlayed: "Not played.",
    total: (duration: string) => `${duration} in all`,
    spent: "Spending",
    notSpent: "Nothing was spent.",
    did: "Activity",
    didNothing: "Nothing was reported.",
    button: "See more on your family pages",
    stopWhy: "You get this summary every Sunday because you are a guardian of this child.",
    stop: "Stop this summary",
    signature: (product: string) => `Kinward, on behalf of ${product}`,
  },
  times: (count: number) => plural(count, { one: "once", other: `${count} times` }),
  card: {
    title: "Weekly summary",
    isOn: "You get an email every Sunday with screen time, spending and activity.",
    isOff: "You do not get the weekly summary of this child.",
    start: "Send me the summary",
    stop: "Stop the summary",
  },
  done: {
    "summary-on": "You get the weekly summary from now on.",
    "summary-off": "You do not get the weekly summary any more.",
  },
  page: {
    title: "Stop the weekly summary?",
    lead: "You will not get the weekly email about this child any more. Other emails, such as requests and receipts, still arrive.",
    button: "Stop the summary",
    stopped: "The weekly summary is stopped",
    stoppedText: "You can start it again on your family pages.",
  },
  spending: {
    title: "Spending by month",
    none: "No purchases were reported.",
    month: "Month",
    amount: "Amount",
    limit: (spent: string, limit: string, date: string) =>
      `${spent} of ${limit} spent. The limit starts again on ${date}.`,
  },
  activity: {
    title: "Activity in the last seven days",
    none: "No activity was reported.",
    what: "What",
    howOften: "How often",
  },
  chart: (title: string) => `${title}. The table below has the same numbers.`,
  numbers: "Show the numbers",
};
