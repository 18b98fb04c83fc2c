// The age gate, QR codes and the page for codes: read by players too.
export const ageGate = {
  title: "Your age",
  lead: (product: string) => `Tell ${product} your age before you go on.`,
  dateOfBirth: "What is your date of birth?",
  day: "Day",
  month: "Month",
  year: "Year",
  age: "How old are you?",
  years: "Age in years",
  submit: "Continue",
  dateWrong: "Enter a real date: a day, a month and a year with 4 digits.",
  ageWrong: "Enter your age in numbers.",
  use: (product: string) =>
    `${product} uses your answer to follow the rules for your age where you live. You can answer once.`,
  passed: "Thank you",
  passedText: (product: string) => `You can go on to ${product}.`,
  notNow: (product: string) => `You cannot use ${product} at the moment`,
  notNowText: "Thank you for your answer. There is nothing more to do here.",
  ask: "Ask a parent or guardian",
  askText: (product: string) => `A parent or guardian decides what you can do in ${product}.`,
  handOver: "Hand them this device, or ask them to point their phone’s camera at this code.",
  qrLabel: "QR code that opens the page for a parent or guardian",
  adultIsHere: "I am a parent or guardian",
  byEmail: "Ask by email",
  email: "Your parent’s or guardian’s email address",
  emailHint: "We email them a link to the request.",
  emailMissing: "Enter their email address.",
  emailMalformed: "Enter an email address such as name@example.com.",
  send: "Send",
  otherWay: "Ask in another way",
  sent: "We have sent the email. Ask them to look for it, also in the spam folder.",
  goesOn: "This page goes on by itself once they have decided.",
  exit: "Close",
};

export const qr = {
  title: "Go on with another device",
  lead: "Point a phone’s camera at this code. The same page opens there.",
};

export const code = {
  title: "Enter your code",
  lead: "The game or app shows the child a code of 8 letters and numbers. Enter it to see the request.",
  label: "Code",
  hint: "For example, ABCD-1234. Capital letters, spaces and hyphens do not matter.",
  submit: "Continue",
  missing: "Enter the code of 8 letters and numbers.",
  wrong:
    "This code does not work. Check that you typed it correctly. Codes change every 10 minutes, so use the newest one.",
  noCode: "No code? Open the link in the email we sent you.",
};
