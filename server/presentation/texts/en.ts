// Every sentence that a guardian reads, in English. Written for someone who is busy, on a phone, and a little worried.

import { receipts } from "./en-receipts.js";
import { guardians } from "./guardians.js";

/** What every language must provide: a catalogue that lacks a text does not compile. */
export type Texts = typeof en;

export const en = {
  language: "en",
  direction: "ltr" as "ltr" | "rtl",
  serviceName: "Kinward",
  serviceClaim: "Family safety",
  skipToContent: "Skip to content",
  testMode: "Test mode: this is not about a real child.",
  errorPrefix: "Error: ",
  newTab: (document: string) => `(${document}, opens in a new tab)`,
  localTime: (moment: string, city: string) => `${moment} (${city} time)`,
  footer:
    "Games and apps use Kinward to ask parents and guardians for consent. We tell the game or app what you decide.",

  consent: {
    title: (product: string) => `${product} is asking for your consent`,
    firstLead: (product: string) =>
      `A child who uses ${product} needs consent from a parent or guardian. Nothing is switched on until you decide.`,
    movedLead: (product: string, place: string) =>
      `A child in your care who uses ${product} has moved to ${place}. There, a parent or guardian has to decide about what is below. It is off until you do.`,
    laterLead: (product: string) =>
      `A child in your care would like to use more of ${product}. Nothing changes until you decide.`,
    noticeLead: (product: string) =>
      `${product} has changed documents that apply to a child in your care. Read them and decide. The permissions stay as they are.`,
    duration: "It takes about 2 minutes.",
    step: (step: number, steps: number) => `Step ${step} of ${steps}`,
    stepYou: "About you",
    stepRead: "Documents",
    stepChoose: "Permissions",
    stepDecide: "Your decision",

    childUnder: (age: number, place: string) => `A child under ${age} in ${place}`,
    childFromTo: (from: number, to: number, place: string) =>
      `A young person aged ${from} to ${to} in ${place}`,
    adultIn: (place: string) => `An adult in ${place}`,
    whyConsentAge: (age: number) =>
      `Where this child lives, children under ${age} need consent from a parent or guardian.`,
    whyRequest: "This request needs consent from a parent or guardian.",

    email: "Your email address",
    emailHint: "We use it to contact you about this child. You also need it to sign in.",
    yourAddress: "You came here from the email that we sent to",
    whichAddress: "Which email address is yours?",
    otherAddress: "Another address",
    forwarded: "That is not my address",
    attestation: "I am an adult, and I am this child’s parent or legal guardian.",

    readLead: (product: string) =>
      `Read these documents from ${product}. Your consent covers the versions shown here.`,
    dataNotice: "About personal data",
    version: (version: string) => `Version ${version}`,
    readHere: "Read it here",
    readAt: (host: string) => `Open at ${host}`,

    chooseLead: (product: string) =>
      `Switch on what you want to allow. ${product} follows your choices.`,
    askedFor: (product: string) => `${product} asked for this. Choose an answer for each.`,
    allow: "Allow",
    deny: "Do not allow",
    otherPermissions: (product: string) =>
      `${product} did not ask for these. They stay off unless you switch them on.`,
    nothingToChoose: "There is nothing to choose. No permissions need your decision.",
    ownPermissions: (product: string) => `Only in ${product}`,
    aboutOthers: "What you cannot change",
    childDecides: "The child decides:",
    notAvailable: "Not available to this child:",

    decideLead: "If you consent, you allow what you chose above, and nothing else.",
    decideWithDocuments:
      "If you consent, you allow what you chose above, and the documents above apply.",
    decideNotices: "If you consent, the documents above apply. The permissions stay as they are.",
    deadline: (when: string) =>
      `Decide by ${when}. If no guardian has consented by then, everything that you decide about is switched off until one does.`,
    noHurry: "Take your time. The same link brings you back to this page.",
    consent: "I give my consent",
    decline: "I decline",
    notMyChild: "This is not my child",
    declineHint: (product: string) =>
      `Nothing changes. ${product} can see that a guardian declined.`,
    notMyChildHint: "Choose this if the request reached you by mistake. Nothing changes.",

    errorsTitle: "There is a problem",
    emailMissing: "Enter your email address.",
    emailMalformed: "Enter an email address such as name@example.com.",
    attestationMissing:
      "Confirm that you are an adult and this child’s parent or legal guardian. If you are not, choose “This is not my child”.",
    changed:
      "This request has changed since you opened the page. Check it again before you decide.",
    allowanceWrong: "Choose one of the values that this question takes.",
    choiceMissing: "Choose “Allow” or “Do not allow”.",
    tooManyGuardians:
      "This child already has 4 guardians, which is the most. One of them can decide, or has to leave first.",
    tooManyConfirmations:
      "We have already sent several emails to confirm this. Look for the newest one, or try again in an hour.",
    noDecision: "Choose one of the buttons at the end of the page.",
  },

  together: {
    title: (count: number) =>
      count === 1
        ? "One product is asking for your consent"
        : `${count} products are asking for your consent`,
    lead: "They all ask about the same child. Decide about all of them below, or about each one on its own page. Nothing is switched on until you decide.",
    alone: (product: string) => `Choose permissions, and decide about ${product} alone`,
    waiting: (product: string) => `See where your decision about ${product} stands`,
    decideTitle: "Decide about all of them",
    decideLead:
      "If you consent to all, the documents above apply, and the child can use the products with everything else off and the strictest limits. You can allow more on each product’s own page, now or later.",
    consent: (products: readonly string[]) =>
      products.length === 1 ? "I give my consent" : `I give my consent to all ${products.length}`,
    decline: "I decline all",
    doneTitle: "What was decided",
    all: "See all products that are asking",
  },

  allowances: {
    title: "Allowances",
    lead: (product: string) =>
      `${product} also asks how much you allow. The strictest answer is filled in; change it if you want to.`,
    range: (min: string, max: string) => `A whole number from ${min} to ${max}`,
    outOfRange: (min: string, max: string) => `Enter a whole number from ${min} to ${max}.`,
    notAnOption: "Choose one of the answers.",
  },

  trust: {
    label: "About this request",
    labelOf: (product: string) => `About this request: ${product}`,
    who: "Who is asking",
    by: "from",
    child: "Who it is for",
    purpose: "What for",
    why: "Why you",
    law: (source: string) => `The law: ${source}.`,
    no: "If you decline",
    noAtFirst: (product: string) =>
      `Nothing is switched on. ${product} can see that a guardian declined.`,
    noLater: (product: string) => `Nothing changes. The child keeps using ${product} as before.`,
    noUntilDeadline: (product: string, when: string) =>
      `The child keeps using ${product} as before until ${when}. After that, everything that you decide about is switched off until a guardian consents.`,
    questions: "Questions?",
    contact: (company: string) => `Contact ${company}`,
    privacy: "How your data is used",
  },

  sendAgain: {
    offer: (masked: string) => `We can email a new link to ${masked}.`,
    submit: "Email me a new link",
    sent: "Check your email",
    sentText: (masked: string) => `We have sent a new link to ${masked}. It works for 14 days.`,
    sentNothing: "No email after a few minutes? Look in your spam folder.",
  },

  document: {
    back: "Open the request again",
    closeHint:
      "Close this tab to go back to the answers you have filled in. If you open the request again instead, it is empty.",
    part: (part: number, parts: number) => `Part ${part} of ${parts}`,
    previous: "Previous part",
    next: "Next part",
  },

  ageGate: {
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
    exit: "Close",
  },

  qr: {
    title: "Go on with another device",
    lead: "Point a phone’s camera at this code. The same page opens there.",
  },

  verification: {
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
      `That did not show your age. You can try ${left === 1 ? "once" : `${left} times`} more.`,
    kept: "We record that you are an adult, how you showed it and when. We do not keep documents or pictures.",
    passed: "Thank you, that is done",
    passedText:
      "We know that you are an adult. Your decision goes on from here; you can close this page.",
    failed: "This did not work",
    failedText: "We could not see that you are an adult, so your decision does not count.",
    again: "Open the link in your email to try again.",
    noneLeft:
      "You have used every way to show it, so you cannot decide this time. Another adult can decide about the same request.",
  },
  waiting: {
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
    approve: "Approve",
    approveHint:
      "Their decision counts, and from then on you both decide. You can remove them later.",
    refuse: "Refuse",
    refuseHint: "Their decision does not count. Nothing is switched on.",
  },
  birthDate: {
    title: "When was this child born?",
    lead: (product: string) =>
      `A child wants to use ${product}, and we do not know their age for certain. Tell us, and then you decide.`,
    legend: "The child’s date of birth",
    wrong:
      "Enter a date that exists and is not in the future: a day, a month and a year with 4 digits.",
    needsMail: (product: string) =>
      `At this age a child may not need consent, so we only take this date from the reader of our email. Open the link in the email about this request, or ask ${product} to send it to you.`,
    submit: "Continue",
  },
  result: {
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
  },

  decidedByOther: {
    title: "Another guardian has already decided",
    consented: (who: string, when: string) =>
      `${who} gave consent on ${when}. The first answer counts. You can change what is allowed, or withdraw consent, on your family pages.`,
    declined: (who: string, when: string) =>
      `${who} declined on ${when}. The first answer counts, so nothing was switched on. If you disagree, talk to each other. When the child asks again, you can decide.`,
  },
  repeated: {
    title: "This request is already closed",
    text: "You may have sent the form twice, or someone may have answered in another window. Nothing was changed this time. This is the answer we have:",
  },

  code: {
    title: "Enter your code",
    lead: "The game or app shows the child a code of 8 letters and numbers. Enter it to see the request.",
    label: "Code",
    hint: "For example, ABCD-1234. Capital letters, spaces and hyphens do not matter.",
    submit: "Continue",
    missing: "Enter the code of 8 letters and numbers.",
    wrong:
      "This code does not work. Check that you typed it correctly. Codes change every 10 minutes, so use the newest one.",
    noCode: "No code? Open the link in the email we sent you.",
  },

  signIn: {
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
  },

  confirmation: {
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
  },

  family: {
    title: "Your family",
    trail: "Breadcrumb",
    lead: "Games and apps that have your consent.",
    empty: "No game or app has your consent at the moment.",
    child: (age: number) => `Child aged ${age}`,
    adult: (age: number) => `Adult aged ${age}`,
    childOfUnknownAge: "Child of unknown age",
    bornIn: (year: string) => `born in ${year}`,
    marks:
      "We do not know your children’s names. The 4 characters after an age are the end of the child’s player ID. A child who plays games from several companies is listed once for each.",
    allowed: (on: number, all: number) => `You allow ${on} of ${all} permissions`,
    onHold:
      "On hold: new documents were not accepted in time. What you allow stays switched off until a guardian accepts them. The child can ask you again in the game or app.",
    nothingToDecide: "No permissions need your decision.",
    isAdult: "Now an adult who decides for themselves",
    isAdultText:
      "Under the law where they live, this person is now an adult and decides for themselves.",
    since: (date: string) => `Consent given on ${date}`,
    earlier: "Previous page",
    later: "Next page",
    done: {
      withdrawn: "You have withdrawn your consent. The child’s access has ended.",
      left: "You are no longer a guardian of this child. The other guardians still are.",
      "left-last":
        "You are no longer a guardian of this child. You were the last one, so every consent has been withdrawn.",
    },
    kept: "We have kept what you entered. It is not saved yet.",
    devices: "Devices that stay signed in",
    unknownDevice: "Unknown device",
    thisDevice: "This device",
    deviceUse: (last: string, until: string) => `Last used on ${last}, signed in until ${until}`,
    devicesHint: "Lost a device, or do not recognise one? Choose “Sign out on all devices”.",
    signedInAs: "Signed in as",
    signOut: "Sign out",
    signOutEverywhere: "Sign out on all devices",

    permissions: "Permissions",
    on: "You allow",
    off: "You do not allow",
    own: "The child decides",
    barred: "Not available to this child",
    consent: "Your consent",
    consented: (product: string, date: string) => `${product} has had your consent since ${date}.`,
    withdraw: "Withdraw consent",
  },

  child: {
    isAllowed: "Allowed",
    isNotAllowed: "Not allowed",
    allow: "Allow",
    deny: "Do not allow",
    save: "Save",
    undo: "Undo",
    lastChange: "Last change:",
    nowAllowed: (title: string) => `You allow this now: ${title}.`,
    nowNotAllowed: (title: string) => `You no longer allow this: ${title}.`,
    nowAnswered: (title: string, value: string) => `${title} is now: ${value}.`,
    done: {
      undone: "You undid your last change.",
      "too-late":
        "That change can no longer be undone, because something else has changed since. Nothing was changed.",
      unchanged: "Nothing was changed. You no longer decide about this.",
      named: "Saved. Only guardians of this child can see the name.",
      unnamed: "You removed the name.",
    },

    week: "The last 7 days",
    played: (time: string) => `${time} played in total.`,
    notPlayed: "Nothing played.",
    none: "0 minutes",
    day: "Day",
    time: "Time played",
    daysIn: (city: string) => `Days follow the clock in ${city}.`,

    asked: "Your decision is needed",
    asks: (product: string) => `${product} is asking the guardians of this child to decide.`,
    decideBy: (moment: string) => `Decide by ${moment}.`,
    seeRequest: "See the request",
    nameIt: "Name and colour",
    nameTitle: "A name for this child",
    nameLead:
      "Choose what you call this child here. All guardians of the child can see and change it. Games and apps cannot.",
    name: "Name",
    nameHint: "Up to 40 characters. Leave it empty to remove the name.",
    colour: "Colour",
    colours: {
      blue: "Blue",
      orange: "Orange",
      green: "Green",
      red: "Red",
      purple: "Purple",
      brown: "Brown",
      pink: "Pink",
      grey: "Grey",
    },
    inMails: "Use the name in emails",
    inMailsHint:
      "Emails to guardians of this child then say the name. Other people may see your emails, for example on a locked screen.",
    nameWrong: "Enter a name of up to 40 characters.",
    cancel: "Back without saving",

    documents: "What you agreed to",
    noDocuments: "No documents came with your consent.",
    agreedOn: (moment: string) => `Agreed on ${moment}`,
    backToChild: "Back",
  },

  schedule: {
    card: "Screen time",
    isUnset: "You have not set any limits. Play time is counted but not limited.",
    isOff: "Your limits are switched off. Play time is counted but not limited.",
    setUp: "Set limits",
    change: "Change limits",
    mayPlay: "Can play now.",
    mayNotPlay: "Cannot play now.",
    reasons: {
      "limit-reached": (until: string) => `Today’s limit is used up. It resets ${until}.`,
      "quiet-hours": (until: string) => `Quiet hours last until ${until}.`,
    },
    usedOf: (used: string, limit: string) => `${used} of ${limit} used today`,
    left: (rest: string) => `${rest} left`,
    usedWithoutLimit: (used: string) => `${used} used today, no limit`,
    none: "None",
    every: (interval: string) => `A reminder every ${interval}`,
    saved: "Your limits are saved and apply from now on.",

    title: "Screen time limits",
    enabled: "Limits are on",
    enabledHint: "If you switch them off, nothing below applies. Your settings are kept.",
    timezone: "Time zone",
    timezoneHint: "Choose where the child is. Days and quiet hours follow the clock there.",
    zone: (city: string, time: string) => `${city} (now ${time})`,
    otherZone: "Choose another time zone",
    useZone: "Use this time zone",
    limits: "Daily limits",
    limitsHint:
      "For example 90, 1:30 or 1h30. A number alone is minutes. Leave a day empty for no limit. Enter 0 for no play.",
    presets: { school: "Fill in school days", weekend: "Fill in the weekend" },
    presetNames: { school: "School nights", weekend: "Weekend nights" },
    presetsHint:
      "School days: 1 hour from Monday to Friday, and no play from 8 PM to 7 AM before a school day. Weekend: 2 hours on Saturday and Sunday, and no play from 9:30 PM to 8 AM. Change what does not fit, then save.",
    unit: "minutes",
    same: (day: string) => `Copy ${day} to every day`,
    quiet: "Quiet hours",
    quietHint: "The child cannot play during quiet hours.",
    firstName: "Bedtime",
    addFirst: "Add quiet hours",
    add: "Add more quiet hours",
    unnamed: "No name",
    unfinished: "Not finished",
    edit: "Change",
    remove: "Remove",
    close: "Done",
    name: "Name",
    days: "Days they start on",
    start: "From",
    end: "Until",
    overnightHint: "If the end is before the start, it is on the next day.",
    overnight: (start: string, end: string) => `${start} to ${end} the next day`,
    breaks: "Breaks",
    breaksHint:
      "The child gets a reminder after playing this long without a 15-minute break. Leave it empty for no reminders.",
    interval: "A reminder every",
    save: "Save limits",
    cancel: "Back without saving",
    everyDay: "Every day",
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    hours: (hours: number) => `${hours} ${hours === 1 ? "hour" : "hours"}`,
    minutes: (minutes: number) => `${minutes} ${minutes === 1 ? "minute" : "minutes"}`,
    errors: {
      limit: "Enter a time from 0 to 24 hours, such as 90 or 1h30, or leave the day empty.",
      interval: "Enter a time from 5 minutes to 8 hours, such as 45, or leave it empty.",
      name: "Enter a name of up to 100 characters.",
      days: "Choose at least one day.",
      time: "Enter a time such as 20:30.",
      sameTime: "Choose an end time that is different from the start time.",
      tooMany: "You can add quiet hours up to 20 times.",
    },
  },

  override: {
    title: {
      "extra-time": (product: string) => `More time in ${product}?`,
      "bypass-quiet-hours": (product: string) => `Play ${product} during quiet hours?`,
    },
    asks: {
      "extra-time": (duration?: string) =>
        duration === undefined
          ? "The child is asking for more time today."
          : `The child is asking for ${duration} more today.`,
      "bypass-quiet-hours": (duration?: string) =>
        duration === undefined
          ? "The child is asking to play during today’s quiet hours."
          : `The child is asking to play for ${duration} during today’s quiet hours.`,
    },
    reason: "In the child’s words",
    used: (used: string, limit: string) => `Played today: ${used} of ${limit}.`,
    usedWithoutLimit: (used: string) => `Played today: ${used}.`,
    onlyToday: "Your answer is for today only. The limits stay the same.",
    until: (moment: string) => `Answer by ${moment}, or the request expires.`,
    allow: (duration: string) => `Allow ${duration}`,
    allowToTheEnd: "Allow until quiet hours end",
    orAllow: "Or allow",
    chosen: "Nothing is decided yet. Press the button to confirm your answer.",
    otherAnswers: "Give another answer",
    deny: "Not today",
    family: "Go to your family pages",

    granted: "You allowed it",
    grantedText: {
      "extra-time": (duration: string) => `${duration} more today.`,
      "bypass-quiet-hours": (duration: string) => `${duration} during quiet hours.`,
    },
    toTheEnd: "The child can play until these quiet hours end.",
    mayTakeBack: (product: string) =>
      `${product} can see your answer. You can take it back on your family pages.`,
    denied: "You did not allow it",
    deniedText: "The child can see your answer and can ask again.",
    expired: "This request has expired",
    expiredText: "It was not answered within 24 hours. The child can ask again.",
    withdrawn: "You took it back",
    withdrawnText: "What you allowed no longer applies.",
    close: "You can close this page.",

    waiting: "Waiting for your answer",
    today: "Exceptions for today",
    takeBack: "Take back",
    done: {
      granted: "You allowed it. It applies now.",
      denied: "You did not allow it. The child can see your answer.",
      withdrawn: "You took it back. It no longer applies.",
      late: "This request has already been answered or has expired. Nothing was changed.",
    },
  },

  withdrawal: {
    title: "Withdraw your consent?",
    whatHappens: "If you withdraw your consent",
    effects: (product: string) => [
      `The child’s access to ${product} ends straight away, even while they are playing.`,
      "Requests waiting for your answer are closed, and the limits you set no longer apply.",
      `We will tell ${product}. To have the data it stored about the child deleted, ask ${product}.`,
      "You cannot undo this here. The child has to ask you again.",
    ],
    confirm: "Withdraw consent",
    keep: "Keep everything as it is",
  },

  receipts,

  refusals: {
    endedSignIn: {
      title: "This link no longer works",
      text: "A sign-in link works once and expires after 15 minutes. It also stops working when you use a newer one. Ask for a new link.",
    },
    tooManySignIns: {
      title: "You have asked for too many links",
      text: "We only send a few links every 10 minutes. Use one you already have, or wait and ask again.",
    },
    unknownLink: {
      title: "This link does not work",
      text: "It may be incomplete, or there may be a newer one. Open the link in the newest email, or ask the game or app to send a new one.",
    },
    replacedLink: {
      title: "There is a newer link",
      text: "The email address was corrected after this link was sent, so it no longer works. Use the link in the newest email.",
    },
    nothingToApprove: {
      title: "There is nothing to approve",
      text: "The request was taken back, or its time is over. Nothing was changed.",
    },
    expiredLink: {
      title: "This link has expired",
      text: "Links work for 14 days. Ask the game or app to send you a new one. Nothing was switched on.",
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
    tooManyEntries: {
      title: "Too many wrong codes",
      text: "To protect the child, you cannot enter a code for 10 minutes. Wait, get the newest code, and try again.",
    },
    codesPaused: {
      title: "Codes are paused",
      text: "Too many wrong codes were entered, not only by you. To protect children, no code is accepted for up to 10 minutes. Use the link in your email, or wait and try again.",
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
  },
  startAgain: "Start again",

  guardians,

  home: {
    title: "Kinward",
    lead: "Family safety for games and apps: age, consent and permissions.",
    code: "I have a code",
    codeHint: "For parents and guardians",
    family: "Your family pages",
    familyHint: "Screen time, requests and consent",
    docs: "API documentation",
    mailbox: "Test mailbox",
  },

  mailbox: {
    title: "Test mailbox",
    lead: "Emails sent in test mode, newest first. They are kept here because no mail server is set up.",
    empty: "No emails yet.",
    to: "To",
    from: "Product",
    at: "Time",
  },

  mail: {
    signIn: {
      subject: "Sign in to your family pages",
      subjectInTest: "Sign in to your family pages (test mode)",
      greeting: "Hello,",
      why: "You asked for a link to see what the children in your care can do in games and apps.",
      button: "Sign in",
      life: "The link works once and expires after 15 minutes.",
      stranger:
        "If you did not ask for it, ignore this email. Nobody can sign in without the link.",
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
    overrideRequest: {
      subject: (product: string, child = "A child") =>
        `${child} is asking you about screen time in ${product}`,
      greeting: "Hello,",
      why: {
        "extra-time": (product: string, minutes: number | null, child?: string) =>
          `${child === undefined ? `A child in your care who uses ${product}` : child} is asking for ${minutes === null ? "more time" : `${minutes} more ${minutes === 1 ? "minute" : "minutes"}`} today.`,
        "bypass-quiet-hours": (product: string, minutes: number | null, child?: string) =>
          `${child === undefined ? `A child in your care who uses ${product}` : child} is asking to play ${minutes === null ? "" : `for ${minutes} ${minutes === 1 ? "minute" : "minutes"} `}during today’s quiet hours.`,
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
      subject: (product: string) =>
        `Someone wants to become a guardian of your child in ${product}`,
      greeting: "Hello,",
      why: (product: string) =>
        `You are a guardian of a child who uses ${product}. Someone with another email address has decided about this child and wants to become a guardian as well.`,
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
  },

  permissionGroups: {
    social: "Playing and talking with others",
    content: "Camera, pictures and sharing",
    ai: "Artificial intelligence",
    commerce: "Spending and games of chance",
    marketing: "Messages and advertising",
    advanced: "Other",
  },

  permissions: {
    multiplayer: { title: "Multiplayer", about: "Play together with other people online." },
    "leaderboard-and-rankings": {
      title: "Leaderboards",
      about: "Appear in public rankings with a name and score.",
    },
    "join-groups": { title: "Groups", about: "Join clubs, guilds or teams of other players." },
    "public-profile": { title: "Public profile", about: "Have a profile that strangers can see." },
    "custom-avatar": { title: "Custom avatar", about: "Choose how their character looks." },
    "custom-username": { title: "Custom username", about: "Choose a name that others can see." },
    "text-chat-private": {
      title: "Private text chat",
      about: "Exchange written messages with one person at a time.",
    },
    "text-chat-public": {
      title: "Public text chat",
      about: "Write messages that everyone can read, including strangers.",
    },
    "voice-chat": { title: "Voice chat", about: "Talk with other players by microphone." },
    "video-chat": { title: "Video chat", about: "Talk with other players by camera." },
    "online-status": { title: "Online status", about: "Let others see when the child is online." },
    "public-friend-list": {
      title: "Public friend list",
      about: "Let others see who the child’s friends are.",
    },
    "send-accept-friend-requests": {
      title: "Friend requests",
      about: "Send and accept friend requests.",
    },
    "link-to-third-party-chat": {
      title: "Links to other chats",
      about: "Follow links to chats elsewhere, such as Discord.",
    },
    "virtual-events": {
      title: "Live events",
      about: "Take part in online concerts, shows and meetings.",
    },
    "share-to-social-media": {
      title: "Share to social media",
      about: "Post from here to social networks.",
    },
    "personalized-recommendations": {
      title: "Personal recommendations",
      about: "See content based on what the child did before.",
    },
    "targeted-ads": {
      title: "Targeted advertising",
      about: "See advertising based on what the child does.",
    },
    profiling: {
      title: "Profiling",
      about: "Have their behaviour analysed to predict their interests.",
    },
    "push-notifications": {
      title: "Notifications",
      about: "Get messages on their device when they are not playing.",
    },
    "direct-marketing": {
      title: "Marketing messages",
      about: "Get advertising by email or message.",
    },
    forums: { title: "Forums", about: "Read and write in public discussion boards." },
    "in-game-purchases": { title: "Purchases", about: "Buy things with real money." },
    "loot-boxes-paid-cosmetic-only": {
      title: "Loot boxes: looks only",
      about: "Pay for random items that only change how things look.",
    },
    "loot-boxes-paid-gameplay-impacting": {
      title: "Loot boxes: advantages",
      about: "Pay for random items that help in the game.",
    },
    "loot-boxes-kompu-gacha": {
      title: "Loot boxes: full sets",
      about: "Pay for random items that must be collected as a set.",
    },
    "send-gifts": { title: "Gifts", about: "Send things they bought to others." },
    "simulated-gambling": {
      title: "Simulated gambling",
      about: "Play games of chance without real money.",
    },
    "virtual-property-ownership": {
      title: "Virtual property",
      about: "Own and trade virtual goods.",
    },
    "camera-access": { title: "Camera", about: "Let the game or app use the camera." },
    "share-game-clips-screenshots": {
      title: "Share clips and screenshots",
      about: "Show recordings of the game to others.",
    },
    "photo-video-sharing": {
      title: "Share photos and videos",
      about: "Show their own photos and videos to others.",
    },
    "real-time-location-sharing": {
      title: "Location",
      about: "Show others where the child is right now.",
    },
    mods: { title: "Mods", about: "Use content that other players made." },
    "gameplay-streaming": {
      title: "Live streaming",
      about: "Broadcast the game live to an audience.",
    },
    "gameplay-recording": {
      title: "Recording",
      about: "Record the game, including other people’s voices.",
    },
    "link-to-third-party-streaming-app": {
      title: "Links to streaming apps",
      about: "Connect an account to a streaming service.",
    },
    "ai-chat": {
      title: "Chat with an AI",
      about: "Exchange messages with a computer that answers like a person.",
    },
    "ai-media-generation": {
      title: "AI pictures and sounds",
      about: "Have an AI make pictures, videos or sounds.",
    },
    "ai-voice-mode": {
      title: "Talk with an AI",
      about: "Talk to a computer that answers out loud.",
    },
    "ai-memory": { title: "AI memory", about: "Let an AI remember what the child tells it." },
    "ai-companion-chatbot": { title: "AI companion", about: "Have an AI character as a friend." },
    "ai-media-upload": {
      title: "Uploads to an AI",
      about: "Give their own pictures, videos or sounds to an AI.",
    },
    "ai-model-training": {
      title: "AI training",
      about: "Let an AI learn from what the child writes and makes.",
    },
    "augmented-reality": {
      title: "Augmented reality",
      about: "See the game in their real surroundings through the camera.",
    },
    "mature-language": { title: "Strong language", about: "Hear and read strong language." },
    "motion-data": { title: "Movement data", about: "Let sensors record how the child moves." },
  },
};
