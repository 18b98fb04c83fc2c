// Pages that say why something did not work, and what to do instead.
export const refusals = {
  endedSignIn: {
    title: "This link no longer works",
    text: "A sign-in link works once and expires after 15 minutes. It also stops working when you use a newer one. Ask for a new link.",
  },
  tooManySignIns: {
    title: "You have asked for too many links",
    text: "We only send a few links in an hour and in a day. Use the newest one you have, or wait and ask again.",
  },
  unknownLink: {
    title: "This link does not work",
    text: "It may be incomplete, or there may be a newer one. Open the link in the newest email, or ask the game or app to send a new one.",
  },
  replacedLink: {
    title: "There is a newer link",
    text: "After this link was sent, the request continued with another email address, so this link no longer works. If you changed the address, use the link in the email we sent there.",
  },
  nothingToApprove: {
    title: "There is nothing to approve",
    text: "The request was taken back, or its time is over. Nothing was changed.",
  },
  expiredLink: {
    title: "This link has expired",
    text: "Links work for 14 days. Ask the game or app to send you a new one. Nothing was switched on.",
  },
  expiredWidget: {
    title: "This link has expired",
    text: "The link worked for 24 hours. Ask the game or app for a new one.",
  },
  oldLink: {
    title: "This link has expired",
    text: "Links in emails work for 14 days. Nothing was switched on.",
  },
  tooManyMails: {
    title: "We have sent several emails already",
    text: "Look for the newest email from us, also in your spam folder. You can ask for another one later.",
  },
  endedInvitation: {
    title: "This invitation has ended",
    text: "It has expired, was taken back, or there is a newer one. Ask the person who invited you to send another. Nothing was changed.",
  },
  unknownPage: {
    title: "Page not found",
    text: "Check the address. If you followed a link in an email, check that you copied all of it. What the page was about may have ended.",
  },
  unknownMethod: {
    title: "This page cannot do that",
    text: "Open the page again with the link in the email, or with the code that the game or app shows.",
  },
  startAgain: {
    title: "This form no longer works",
    text: "It was open for too long, was sent twice, or came from another website. To be safe, nothing was changed.",
  },
  otherWindow: {
    title: "This check was started in another browser",
    text: "Go back to the browser window where you started, or start again here. If someone sent you a link, close this page. Nothing was recorded.",
  },
  wrongFlowCode: {
    title: "This code is not right",
    text: "Enter the 6 digits from the page where you started the check. If someone sent you a code, close this page. Nothing was recorded.",
  },
  tooManyEntries: {
    title: "Too many wrong codes",
    text: "To protect the child, you cannot enter a code for 10 minutes. Wait, get the newest code, and try again.",
  },
  codesPaused: {
    title: "Codes are paused",
    text: "Too many wrong codes were entered from your network, not only by you. To protect children, no code is accepted from there for up to 10 minutes. Use the link in your email, or wait and try again.",
  },
  tooManyRequests: {
    title: "Too many requests",
    text: "Your network has asked for too many pages at once. Wait a few seconds, then try again.",
  },
  tooLarge: {
    title: "Your form is too long",
    text: "It is longer than this page accepts. Nothing was changed. Shorten your answers and try again.",
  },
  unreadable: {
    title: "We could not read your form",
    text: "It did not arrive correctly. Nothing was changed. Start again.",
  },
  unavailable: {
    title: "Try again in a few minutes",
    text: "Sorry, this service is not available at the moment. Nothing was changed.",
  },
  failed: {
    title: "Sorry, something went wrong",
    text: "The problem is on our side. Open the page again to see what was saved, then try again.",
  },
};
