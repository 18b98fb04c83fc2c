// What a guardian reads about the guardians of a child.
export const guardians = {
  title: "Guardians",
  lead: "These people decide for this child. Each of them can change what the others decided, and each gets an email about it.",
  leadAlone: "You are the only guardian of this child here.",
  you: "You",
  since: {
    "mailed-link": (date: string) => `Guardian since ${date}, by a link in an email`,
    "handed-link": (date: string) =>
      `Guardian since ${date}, by a link or code from the game or app`,
    invitation: (date: string) => `Guardian since ${date}, invited by another guardian`,
    test: (date: string) => `Guardian since ${date}, set up in a test`,
  },
  assurance: {
    attested: "Said that they are the guardian",
    confirmed: "Email address confirmed",
    verified: "Email address confirmed, and shown to be an adult",
  },
  see: "See all guardians",
  consentedOn: (date: string) => `Gave consent on ${date}`,
  remove: "Remove",
  removeWhom: (masked: string) => `Remove ${masked}`,
  leave: "Stop being a guardian",

  invite: "Invite another guardian",
  full: "A child can have 4 guardians at most, open invitations included.",
  invitations: "Open invitations",
  invitedUntil: (date: string) => `Can be accepted until ${date}`,
  takeBack: "Take back",
  takeBackWhom: (masked: string) => `Take back the invitation to ${masked}`,
  done: {
    invited: "We have sent the invitation.",
    "taken-back": "You took the invitation back.",
    "too-late": "That invitation has already been accepted or has ended. Nothing was changed.",
    removed: "That person is no longer a guardian of this child. We have emailed them.",
    "not-removed":
      "You cannot remove this person. You can only remove people who became guardians after you.",
  },

  inviting: {
    title: "Invite another guardian",
    lead: "The person you invite becomes a guardian of this child, with the same rights as you. You can remove them later.",
    whatTheySee: "As a guardian, they can",
    rights: [
      "see what the child may do and how long they play",
      "allow and stop things, set screen time and answer requests",
      "withdraw consent, yours included",
    ],
    email: "Their email address",
    emailHint: "We email them a link that works for 14 days. Only invite an adult you trust.",
    submit: "Send the invitation",
    cancel: "Back without inviting",
    noMail:
      "You cannot invite anyone at the moment, because no mail server is set up. Contact the people who run this service.",
    errors: {
      missing: "Enter their email address.",
      malformed: "Enter an email address such as name@example.com.",
      ownAddress: "That is your own email address. Enter the address of someone else.",
      alreadyGuardian: "The person with this address is already a guardian of this child.",
      tooManyGuardians:
        "This child already has 4 guardians or open invitations. Remove a guardian or take an invitation back first.",
      tooManyInvitations: "You have sent many invitations today. Try again tomorrow.",
    },
  },

  joining: {
    title: "Become a guardian",
    lead: (product: string) =>
      `A guardian of a child who uses ${product} invites you to decide for the child too.`,
    who: "Invited by",
    child: "Child",
    address: "Your email address",
    statement:
      "By joining, you confirm that you are an adult and that you are this child’s parent or legal guardian.",
    join: "Become a guardian",
    ignore: "If you do not know what this is about, close this page. Nothing will happen.",
    joined: "You are a guardian now",
    joinedText:
      "You can see what the child may do, set screen time and answer requests on your family pages. Sign in with the address that the invitation was sent to.",
    familyPages: "Go to your family pages",
    full: "This child already has 4 guardians",
    fullText:
      "A child can have no more than 4. Ask the person who invited you. If a guardian leaves, this link works again.",
  },

  requested: {
    title: (product: string) => `${product} asks you to be a guardian`,
    lead: (product: string) =>
      `A young person who uses ${product} named you as their parent or guardian. Nothing changes until you decide. It takes about 1 minute.`,
    rights: "As a guardian, you can",
    decideLead:
      "If you accept, you are on file as a guardian. What the child may do stays as it is until you change it.",
    accept: "Become a guardian",
    confirmLead: (product: string) =>
      `Someone gave your email address to become a guardian of a child who uses ${product}. Was it you?`,
    joinedText: (product: string) =>
      `${product} can see that a guardian accepted. On your family pages you can see what the child may do, set screen time and answer requests. Sign in with the email address that you gave here.`,
  },

  leaving: {
    title: "Stop being a guardian?",
    whatHappens: "If you stop",
    effects: [
      "You can no longer see or change anything about this child here.",
      "The other guardians keep deciding. What you allowed stays as it is.",
      "We will tell the other guardians.",
    ],
    effectsLast: (products: string) => [
      `You are the last guardian, so every consent is withdrawn: the child’s access to ${products} ends straight away.`,
      "To have the data that was stored about the child deleted, ask each game or app.",
      "You cannot undo this here. The child has to ask you again.",
    ],
    effectsAlone: (products: string) => [
      "You can no longer see or change anything about this child here.",
      `You are the last guardian: the limits and allowances that guardians set in ${products} end.`,
      "The child did not need your consent to play, and can carry on.",
    ],
    confirm: "Stop being a guardian",
    confirmLast: "Stop, and withdraw every consent",
    keep: "Stay a guardian",
  },

  removing: {
    title: "Remove this guardian?",
    whatHappens: (masked: string) => `If you remove ${masked}`,
    effects: [
      "They can no longer see or change anything about this child here.",
      "What they allowed stays as it is. You can change it.",
      "We will tell them, and the other guardians.",
    ],
    confirm: "Remove guardian",
    keep: "Keep everything as it is",
  },

  mail: {
    parentInvite: {
      subject: (product: string) => `${product} asks you to be a guardian`,
      greeting: "Hello,",
      why: (product: string) =>
        `A young person who uses ${product} named you as their parent or guardian. We were given your email address so that we could ask you.`,
      ask: "Open the request and accept or decline it. It takes about 1 minute. Nothing changes until you decide.",
      button: "See the request",
      life: (date: string) => `The link works until ${date}.`,
      stranger:
        "If this is not your child, choose “This is not my child” on the page, or ignore this email.",
      signature: (product: string) => `Kinward, on behalf of ${product}`,
    },
    parentInviteConfirmation: {
      subject: (product: string) => `One more step: confirm that you are a guardian in ${product}`,
      greeting: "Hello,",
      why: (product: string) =>
        `Someone gave this email address to become a guardian of a child who uses ${product}. We need to know that it was you.`,
      ask: "Open the page and confirm it. Nothing changes until you do.",
      button: "Check and confirm",
      life: (_date: string) =>
        "If you do not confirm within 24 hours, we forget it and nothing changes.",
      stranger: "If this was not you, ignore this email. We will not ask again.",
      signature: (product: string) => `Kinward, on behalf of ${product}`,
    },
    /** To a former guardian, whose link the product or the operator ended. */
    former: {
      subject: (product: string) => `Another guardian has given consent in ${product}`,
      why: (product: string) =>
        `You were a guardian of a child who uses ${product}. Someone else has given consent for this child as a guardian.`,
      expected: "If you know about this, you do not need to do anything.",
      contact: (company: string, where: string) => `If you do not, contact ${company}: ${where}`,
      contactProduct: (product: string) => `If you do not, contact the people who run ${product}.`,
      button: "Go to your family pages",
    },
    guardianInvitation: {
      subject: (product: string) => `You are invited to become a guardian in ${product}`,
      greeting: "Hello,",
      why: (product: string) =>
        `A guardian of a child who uses ${product} gave us your email address and invites you to become a guardian too. Guardians decide what the child may do and how long they play.`,
      ask: "Open the page to see who invites you, and accept with one button. Nothing happens until you do.",
      button: "See the invitation",
      life: (date: string) => `The link works until ${date}.`,
      stranger: "If you do not know what this is about, ignore this email.",
    },
  },
};
