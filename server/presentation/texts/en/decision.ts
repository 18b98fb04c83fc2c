// What a guardian reads once they have decided: what is still missing, and how it ended.
export const waiting = {
  confirmation: "One more step: press the button in your email",
  confirmationText: (masked: string) =>
    `We have just sent an email to ${masked}. Open it and press the button. Only then does your decision count.`,
  untilThen:
    "Nothing is switched on until then. If you do not confirm within 24 hours, we forget the decision.",
  resend: "Send the email again",
  wrongAddress: "Is the address wrong?",
  newAddress: "Correct email address",
  correct: "Send it there",
  approval: "Another guardian has to agree",
  approvalText:
    "This child already has a guardian. We have asked them by email whether you may decide as well. Your decision counts once they approve.",
  approvalUntil: (date: string) => `If there is no answer by ${date}, it counts as refused.`,
  verification: "One more step: show that you are an adult",
  verificationText: (product: string) =>
    `${product} asks for proof that the person who decides is an adult. Your decision counts once that is done.`,
  verify: "Continue",
  verifyUnavailable: (product: string) =>
    `There is no way to do this here at the moment. Contact ${product} and ask how you can show it. Nothing is switched on until then.`,
  verifyByMail: "Open the link in your email to do it.",
  confirmTitle: "Confirm your decision",
  confirmLead: (product: string) =>
    `Someone gave your email address when they allowed a child to use ${product}. Was it you?`,
  confirm: "Yes, I confirm this",
  own: {
    chosen: "What you decided",
    allowed: "You allow",
    notAllowed: "You do not allow",
    documents: "You agree to",
  },
  theirs: {
    chosen: "What they decided",
    allowed: "They allow",
    notAllowed: "They do not allow",
    documents: "They agree to",
  },
  nothingAllowed: "Nothing beyond using the product itself.",
  approveTitle: "May this person be a guardian as well?",
  approveLead: (product: string) =>
    `You are a guardian of a child who uses ${product}. Someone else has decided about the child and wants to become a guardian too.`,
  who: "Their email address",
  /** To a guardian who withdrew before. */
  approveTitleFormer: "May this person be the child’s guardian?",
  approveLeadFormer: (product: string) =>
    `You were a guardian of a child who uses ${product}, and you withdrew. Someone else has decided about the child and wants to become the guardian.`,
  approveHintFormer: "Their decision counts, and they decide about the child from then on.",
  approvalTextFormer:
    "A guardian of this child has withdrawn. We have asked them by email whether you may decide. Your decision counts once they approve.",
  approve: "Approve",
  approveHint:
    "Their decision counts, and from then on you both decide. You can remove them later.",
  refuse: "Refuse",
  refuseHint: "Their decision does not count. Nothing is switched on.",
};

export const birthDate = {
  title: "When was this child born?",
  lead: (product: string) =>
    `A child wants to use ${product}, and we do not know their age for certain. Tell us, and then you decide.`,
  legend: "The child’s date of birth",
  wrong:
    "Enter a date that exists and is not in the future: a day, a month and a year with 4 digits.",
  needsMail: (product: string) =>
    `At this age a child may not need consent, so we only take this date from the reader of our email. Open the link in the email about this request, or ask ${product} to send it to you.`,
  submit: "Continue",
};

export const result = {
  tooYoung: "This child is too young",
  tooYoungText: (product: string) =>
    `${product} is not for children of this age. Nothing was switched on.`,
  consent: "You have given your consent",
  consentText: (product: string) =>
    `Thank you. ${product} can see your decision, and the child can carry on now.`,
  switchedOn: "What is on now",
  nothingOn: "Nothing is on yet.",
  changeMind: "You can withdraw your consent at any time.",
  familyPages: "Go to your family pages",
  changeMindElsewhere: (product: string) =>
    `If you change your mind, contact ${product} and ask them to end the child’s access.`,
  ended: "The child’s access has ended",
  endedText: (product: string) =>
    `A guardian gave consent here, but the child no longer has access to ${product}.`,
  declined: "You have declined",
  declinedText: (product: string) =>
    `Nothing was switched on. ${product} can see that a guardian declined.`,
  notMyChild: "Thank you for telling us",
  notMyChildText: (product: string) =>
    `Nothing was switched on. ${product} can see that its request reached the wrong person.`,
  cancelled: "This request was cancelled",
  cancelledText: (product: string) =>
    `${product} no longer needs your decision. You do not need to do anything.`,
  tooLate: "It is too late to decide",
  tooLateText: (product: string) =>
    `The request has expired. Nothing was switched on. If the child asks again, ${product} will send you a new request.`,
  revoked: "This request has ended",
  revokedText: (product: string) =>
    `The child no longer has access to ${product}, so there is nothing to decide.`,
  notNeeded: "Your consent is no longer needed",
  notNeededText: (product: string) =>
    `The child is old enough to use ${product} without it where they live. You do not need to do anything.`,
  otherwise: "This request is closed",
  otherwiseText: (product: string) =>
    `Nothing was switched on. ${product} can see how the request ended.`,
  decidedOn: (date: string) => `Decided on ${date}.`,
  back: (product: string) => `Back to ${product}`,
  close: "You can close this page.",
};

export const decidedByOther = {
  title: "Another guardian has already decided",
  consented: (who: string, when: string) =>
    `${who} gave consent on ${when}. The first answer counts. You can change what is allowed, or withdraw consent, on your family pages.`,
  declined: (who: string, when: string) =>
    `${who} declined on ${when}. The first answer counts, so nothing was switched on. If you disagree, talk to each other. When the child asks again, you can decide.`,
};

export const repeated = {
  title: "This request is already closed",
  text: "You may have sent the form twice, or someone may have answered in another window. Nothing was changed this time. This is the answer we have:",
};
