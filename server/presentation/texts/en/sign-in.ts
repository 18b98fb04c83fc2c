// Signing in to the family pages, and confirming a protected step.
export const signIn = {
  title: "Sign in to your family pages",
  lead: "See what your children can do, set their screen time, answer their requests or withdraw your consent.",
  email: "Your email address",
  emailHint:
    "Use the address you gave with your consent. We email you a link, so you do not need a password.",
  submit: "Email me a link",
  errors: {
    missing: "Enter your email address.",
    malformed: "Enter an email address such as name@example.com.",
  },
  noMail:
    "You cannot sign in here. No mail server is set up, so we cannot email you a link. Contact the people who run this service.",
  testOnly: "No mail server is set up, so only guardians in test mode can sign in.",
  sent: "Check your email",
  sentText:
    "If this is a guardian’s address, we have sent a link to it. The link works once and expires after 15 minutes.",
  sentNothing:
    "No email after a few minutes? Look in your spam folder, and check that you used the address you gave with your consent.",
  another: "Ask for another link",
  enter: "Sign in",
  enterText: "Continue to your family pages.",
  enterButton: "Sign in",
  enterHint: "If you did not ask for this link, close the page. Nothing will happen.",
  remember: "Remember this device for 60 days",
  rememberHint:
    "Only choose this on a device that is yours. We never remember a device unless you ask.",
  done: {
    "signed-out": "You have signed out.",
    kept: "You were signed out after 30 minutes without activity. We have kept what you entered. Sign in to carry on.",
    ended: "You were signed out. Nothing was changed. Sign in and try again.",
  },
};

export const confirmation = {
  title: "Confirm that it is you",
  lead: "This step is protected. We email you a link that leads back to it, so that no other person who uses this device can take it.",
  submit: "Email me a link",
  sent: "We have sent you a link to confirm it is you",
  sentText: (masked: string) =>
    `Open the email that we sent to ${masked} and press the button. The link works once and expires after 15 minutes.`,
  cannotMail:
    "We cannot send you an email at the moment, so this step cannot be taken here. Contact the people who run this service.",
  again: "Send another link",
  back: "Back to your family",
  enter: "Confirm that it is you",
  enterText: "Continue with what you were doing.",
  enterButton: "Continue",
};
