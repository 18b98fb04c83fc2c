// Every sentence that a guardian reads, in English. Written for someone who is busy, on a phone, and a little worried.

/** What another language has to say too: leaving out one of it does not compile. */
export type Texts = typeof en;

export const en = {
  language: "en",
  direction: "ltr",
  serviceName: "Kinward",
  serviceClaim: "Family safety",
  skipToContent: "Skip to content",
  testMode: "Test mode: no real child is concerned.",
  errorPrefix: "Error: ",
  newTab: (document: string) => `(${document}, opens in a new tab)`,
  footer:
    "Kinward asks guardians on behalf of games and apps, and passes your decision on to them.",

  consent: {
    title: (product: string) => `${product} asks for your permission`,
    firstLead: (product: string) =>
      `A child who uses ${product} needs the permission of a parent or guardian. Nothing is switched on before you decide.`,
    laterLead: (product: string) =>
      `A child in your care would like to use more of ${product}. Nothing changes before you decide.`,
    duration: "It takes about two minutes.",
    step: (step: number, steps: number) => `Step ${step} of ${steps}`,
    stepYou: "About you",
    stepRead: "Documents",
    stepChoose: "Permissions",
    stepDecide: "Decision",

    factsTitle: "Who asks, and for whom",
    factWho: "Who asks",
    factChild: "For",
    factWhy: "Why you are asked",
    childUnder: (age: number, place: string) => `A child under ${age} in ${place}`,
    childFromTo: (from: number, to: number, place: string) =>
      `A young person aged ${from} to ${to} in ${place}`,
    childOver: (place: string) => `A person over 18 in ${place}`,
    whyConsentAge: (age: number) =>
      `Where the child lives, children under ${age} need a parent’s or guardian’s consent.`,
    whyPermission: "What was asked for needs a parent’s or guardian’s permission.",

    email: "Your e-mail address",
    emailHint: "It is kept as the address of this child’s guardian.",
    emailOnFile: "You are known as this child’s guardian by this address:",
    attestation: "I am an adult, and I am this child’s parent or legal guardian.",

    readLead: (product: string) =>
      `${product} asks you to read these. Your consent covers them as they stand today.`,
    dataNotice: "About personal data",
    version: (version: string) => `Version ${version}`,
    readHere: "Read it here",
    readAt: (host: string) => `Open at ${host}`,

    chooseLead: (product: string) =>
      `Switch on what you want to allow; what is on already was asked for. ${product} works within what you allow.`,
    chooseLeadLater: "This is what was asked for. Switch off what you do not want.",
    nothingToChoose: "There is nothing to choose here: no permission needs a guardian’s decision.",
    ownPermissions: (product: string) => `Only in ${product}`,
    aboutOthers: "What you are not asked about",
    childDecides: "The child decides about:",
    notAvailable: "Not available to this child:",

    decideLead: "With your consent, what is switched on above is allowed.",
    decideWithDocuments:
      "With your consent, what is switched on above is allowed, and the documents above apply.",
    noHurry: "Take the time you need: the same link leads back to this page.",
    consent: "I give my consent",
    decline: "I decline",
    notMyChild: "This is not my child",
    declineHint: (product: string) =>
      `If you decline, nothing is switched on, and ${product} sees that a guardian declined.`,
    notMyChildHint: "If this reached you by mistake, say so: nothing is switched on by it.",

    faultsTitle: "Please check your answers",
    emailMissing: "Enter your e-mail address.",
    emailMalformed: "Enter an e-mail address such as name@example.com.",
    attestationMissing:
      "Confirm that you are an adult and this child’s parent or guardian. If you are not, choose “This is not my child”.",
    changed: "What you are asked has changed since you opened this page. Please look at it again.",
    noDecision: "Choose one of the buttons at the end of the page.",
  },

  document: {
    backTitle: "Your decision",
    back: "Back to your decision",
    closeHint: "To return to what you have filled in, close this tab.",
    part: (part: number, parts: number) => `Part ${part} of ${parts}`,
    previous: "Previous part",
    next: "Next part",
  },

  outcome: {
    consent: "Thank you. You have given your consent.",
    consentText: (product: string) =>
      `${product} sees your decision. The child can go on right away.`,
    switchedOn: "Now on, of what a guardian decides",
    nothingOn: "Of what a guardian decides, nothing is on.",
    changeMind: "If you change your mind, withdraw your consent on your family pages at any time:",
    familyPages: "Open your family pages",
    changeMindElsewhere: (product: string) =>
      `If you change your mind, tell ${product}: whoever runs this service for it can end the access at once.`,
    ended: "This access has ended",
    endedText: (product: string) =>
      `The child’s access to ${product}, which a guardian consented to here, has ended.`,
    declined: "You have declined.",
    declinedText: (product: string) =>
      `Nothing was switched on. ${product} sees that a guardian declined.`,
    notMyChild: "Thank you for telling us.",
    notMyChildText: (product: string) =>
      `Nothing was switched on. ${product} sees that its request reached the wrong person.`,
    cancelled: "This request was cancelled",
    cancelledText: (product: string) =>
      `${product} no longer asks for your decision. There is nothing for you to do.`,
    tooLate: "The time for this decision has passed",
    tooLateText: (product: string) =>
      `Nothing was switched on. If the child asks again, ${product} will send you a new request.`,
    revoked: "This request has ended",
    revokedText: (product: string) =>
      `The child’s access to ${product} was ended, so there is nothing left to decide.`,
    otherwise: "This request is closed",
    otherwiseText: (product: string) => `Nothing was switched on. ${product} sees how it ended.`,
    decidedOn: (date: string) => `Decided on ${date}.`,
    back: (product: string) => `Back to ${product}`,
    close: "You can close this page.",
  },

  repeated: {
    title: "Your answer had arrived already",
    text: "This form was sent once before, or was decided in another window. Sending it again changed nothing. This is how it stands:",
  },

  code: {
    title: "Enter the code",
    lead: "The game or app shows the child a code of eight letters and digits. Enter it here to see what you are asked.",
    label: "Code",
    hint: "For example ABCD-1234. Capitals, spaces and hyphens do not matter.",
    submit: "Continue",
    missing: "Enter the code of eight letters and digits.",
    wrong:
      "This code does not work. Codes are replaced every ten minutes: check that it is the newest one, and for typing errors.",
    noCode: "No code? Open the link in the e-mail that you were sent instead.",
  },

  signIn: {
    title: "Your family",
    lead: "For parents and guardians who gave their consent: see what your children may do, set their screen time, answer their requests, or change your mind.",
    email: "Your e-mail address",
    emailHint:
      "The one that you gave with your consent. You get a link to sign in; there is no password.",
    submit: "Send me a link",
    faults: {
      missing: "Enter your e-mail address.",
      malformed: "Enter an e-mail address such as name@example.com.",
    },
    noMail:
      "You cannot sign in here: the link comes by e-mail, and no mail server is configured for this service. Ask whoever runs it.",
    testOnly: "No mail server is configured: only guardians of test mode can sign in.",
    sent: "Look into your mailbox",
    sentText:
      "If this is the address of a guardian, an e-mail with a link is on its way to it. The link works once, for 15 minutes.",
    sentNothing:
      "Nothing after a few minutes? Look among unwanted mail too, and check that it is the address that you gave with your consent.",
    another: "Ask for another link",
    enter: "Sign in",
    enterText: "Press the button to see your family.",
    enterButton: "Sign in",
    enterHint: "You did not ask for this? Close the page: nothing happens.",
    signedOut: "You have signed out.",
  },

  family: {
    title: "Your family",
    trail: "Where you are",
    lead: "Games and apps that you gave your consent to.",
    nobody: "No game or app has your consent at the moment.",
    child: (age: number) => `Child aged ${age}`,
    adult: (age: number) => `Adult aged ${age}`,
    childOfUnknownAge: "Child of unknown age",
    bornIn: (year: string) => `born in ${year}`,
    marks:
      "Games and apps do not tell us names: the four characters behind an age are the end of the child’s player number. A child who plays at several companies stands here once for each.",
    allowed: (on: number, all: number) => `You allow ${on} of ${all} permissions`,
    nothingToDecide: "No permission here needs your decision.",
    isAdult: "An adult decides for themselves",
    isAdultText:
      "By the law of where they live this person is an adult now, and decides for themselves.",
    since: (date: string) => `Consent given on ${date}`,
    earlier: "Previous page",
    later: "Next page",
    withdrawn: "You have withdrawn your consent. The access has ended.",
    signedInAs: "Signed in as",
    signOut: "Sign out",
    signOutEverywhere: "Sign out on all devices",

    permissions: "What is allowed",
    on: "Allowed by you",
    off: "Not allowed",
    own: "The child decides",
    barred: "Not available to this child",
    consent: "Your consent",
    consented: (product: string, date: string) => `You gave ${product} your consent on ${date}.`,
    withdraw: "Withdraw consent",
  },

  schedule: {
    card: "Screen time",
    isUnset: "You have set no limits: play is counted, and nothing ends it.",
    isOff: "Your limits are switched off at the moment: play is counted, and nothing ends it.",
    setUp: "Set limits",
    change: "Change limits",
    mayPlay: "May play now.",
    mayNotPlay: "No play now.",
    reasons: {
      "limit-reached": (until: string) => `Today’s limit is reached; a new day begins ${until}.`,
      "quiet-hours": (until: string) => `Quiet hours until ${until}.`,
    },
    usedOf: (used: string, limit: string) => `${used} of ${limit} today`,
    left: (rest: string) => `${rest} left`,
    usedWithoutLimit: (used: string) => `${used} today, without a limit`,
    none: "None",
    every: (interval: string) => `A reminder every ${interval}`,
    saved: "Your limits are saved, and count from now on.",

    title: "Screen time limits",
    enabled: "Limits are on",
    enabledHint: "Switched off, nothing below counts, but all of it is kept.",
    timezone: "Time zone",
    timezoneHint: "Where the child is: days and quiet hours begin by the clock there.",
    zone: (city: string, time: string) => `${city} (now ${time})`,
    otherZone: "Choose another time zone",
    useZone: "Use this time zone",
    limits: "Daily limits",
    limitsHint: "In minutes, such as 90. An empty day has no limit; 0 is no play at all.",
    unit: "minutes",
    same: (day: string) => `${day}’s limit for all days`,
    quiet: "Quiet hours",
    quietHint: "No play between these times.",
    firstName: "Bedtime",
    addFirst: "Add quiet hours",
    add: "Add more quiet hours",
    unnamed: "Without a name",
    unfinished: "Not finished",
    edit: "Change",
    remove: "Remove",
    close: "Done",
    name: "Name",
    days: "Days on which they begin",
    start: "From",
    end: "Until",
    overnightHint: "An end before the start is on the next day.",
    overnight: (start: string, end: string) => `${start} to ${end} the next day`,
    breaks: "Breaks",
    breaksHint: "A reminder comes after so much play without a break of 15 minutes. Empty: none.",
    interval: "A reminder every",
    save: "Save limits",
    cancel: "Back without saving",
    everyDay: "Every day",
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    hours: (hours: number) => `${hours} h`,
    minutes: (minutes: number) => `${minutes} min`,
    faults: {
      limit: "Enter whole minutes from 0 to 1440, or leave the day empty.",
      interval: "Enter whole minutes from 5 to 480, or leave it empty.",
      name: "Give the quiet hours a name of at most 100 characters.",
      days: "Choose at least one day.",
      time: "Enter a time such as 20:30.",
      sameTime: "Choose an end that is not the start.",
      tooMany: "There can be at most 20 quiet hours.",
    },
  },

  override: {
    title: {
      "extra-time": (product: string) => `More time in ${product}?`,
      "bypass-quiet-hours": (product: string) => `Play in ${product} during quiet hours?`,
    },
    asks: {
      "extra-time": (duration?: string) =>
        duration === undefined
          ? "The child asks for more time today."
          : `The child asks for ${duration} more today.`,
      "bypass-quiet-hours": (duration?: string) =>
        duration === undefined
          ? "The child asks to play during today’s quiet hours."
          : `The child asks to play for ${duration} during today’s quiet hours.`,
    },
    reason: "In the child’s words",
    used: (used: string, limit: string) => `Played today: ${used} of ${limit}.`,
    usedWithoutLimit: (used: string) => `Played today: ${used}.`,
    onlyToday: "Your answer counts for today; the limits stay as they are.",
    until: (moment: string) => `Without an answer the request lapses ${moment}.`,
    allow: (duration: string) => `Allow ${duration}`,
    allowToTheEnd: "Allow until they end",
    orAllow: "Or allow",
    deny: "Not today",
    family: "Your family pages",

    granted: "You allowed it.",
    grantedText: {
      "extra-time": (duration: string) => `${duration} more today.`,
      "bypass-quiet-hours": (duration: string) => `${duration} during quiet hours.`,
    },
    toTheEnd: "The child may play until these quiet hours end.",
    told: (product: string) => `${product} knows. You can take it back on your family pages.`,
    denied: "You did not allow it.",
    deniedText: "The child sees your answer, and may ask again.",
    expired: "This request has lapsed.",
    expiredText: "Nobody answered within 24 hours. The child may ask again.",
    withdrawn: "You took it back.",
    withdrawnText: "What you had allowed no longer counts.",
    close: "You can close this page.",

    waiting: "Waiting for your answer",
    today: "Exceptions for today",
    takeBack: "Take back",
    waits: "Waits for your answer",
    done: {
      granted: "You allowed it. It counts at once.",
      denied: "You did not allow it. The child sees your answer.",
      withdrawn: "You took it back. It no longer counts.",
      late: "That had been answered already, or its time was over. This is how it stands.",
    },
  },

  withdrawal: {
    title: "Withdraw your consent?",
    whatHappens: "What happens then",
    effects: (product: string) => [
      `The child’s access to ${product} ends at once, also while they play.`,
      "Open requests to you are closed, and limits that you set no longer count.",
      `${product} is told. To have what it stored about the child deleted, ask ${product}.`,
      "You cannot take this back here: the child has to ask you anew.",
    ],
    confirm: "Withdraw consent",
    keep: "Keep everything as it is",
  },

  refusals: {
    endedSignIn: {
      title: "This link has ended",
      text: "Links to sign in work once, for 15 minutes, and end when a newer one is used. Ask for a new one.",
    },
    signedOut: {
      title: "You are signed out",
      text: "To protect your family, you are signed out after half an hour without activity. Nothing was changed. Sign in and do it again.",
    },
    tooManySignIns: {
      title: "Too many links",
      text: "A few links at most are sent within ten minutes. Use one that you have, or wait and ask again.",
    },
    unknownLink: {
      title: "This link does not work",
      text: "It may be incomplete, or a newer one may have taken its place. Open the link in the newest e-mail, or ask the game or app to send a new one.",
    },
    expiredLink: {
      title: "This link has expired",
      text: "Links work for 14 days. Ask the game or app to send you a new one. Nothing was switched on in the meantime.",
    },
    unknownPage: {
      title: "There is no such page",
      text: "Check the address. If you followed a link in an e-mail, make sure that all of it was copied.",
    },
    unknownMethod: {
      title: "This page cannot do that",
      text: "Open the page anew by the link in the e-mail, or with the code that the game or app shows.",
    },
    startAgain: {
      title: "Please start again",
      text: "This form was open for too long, was sent twice, or came from another website. To be safe, nothing was changed.",
    },
    tooManyEntries: {
      title: "Too many wrong codes",
      text: "To protect the child, codes are not accepted from here for ten minutes. Wait, ask for the newest code, and try again.",
    },
    tooLarge: {
      title: "That was too much",
      text: "The form was larger than this page accepts. Nothing was changed.",
    },
    unreadable: {
      title: "That could not be read",
      text: "The form did not arrive as it should. Nothing was changed. Please start again.",
    },
    unavailable: {
      title: "Please try again shortly",
      text: "The service cannot be reached at the moment. Nothing was changed.",
    },
    failed: {
      title: "Something went wrong",
      text: "The fault is on our side. Open the page again to see how things stand, and try once more.",
    },
  },
  startAgain: "Start again",

  home: {
    title: "Kinward",
    lead: "Family safety for games and apps: age, consent, permissions.",
    code: "I have a code",
    codeHint: "For parents and guardians",
    family: "Your family",
    familyHint: "Screen time, requests and consent, for parents and guardians",
    docs: "API documentation",
    mailbox: "Mailbox of test mode",
  },

  mailbox: {
    title: "Mailbox",
    lead: "Mail of test mode that would have been sent, newest first. It stands here while no mail server is configured.",
    empty: "No mail yet.",
    to: "To",
    from: "Product",
    at: "At",
  },

  mail: {
    signIn: {
      subject: "Sign in to your family pages",
      subjectInTest: "Sign in to your family pages (test mode)",
      greeting: "Hello,",
      why: "somebody, we hope you, asked for a link to see what the children in your care may do in games and apps.",
      button: "Sign in",
      life: "The link works once, for 15 minutes.",
      stranger: "You did not ask for it? Do nothing: without this mail nobody gets in.",
      signature: "Kinward, family safety for games and apps",
    },
    ageChanged: {
      subject: (product: string) => `A birthday changes what is allowed in ${product}`,
      greeting: "Hello,",
      why: (product: string) =>
        `a child in your care who uses ${product} has reached an age at which other rules apply: the child may now decide some things alone, and others may have changed.`,
      ask: "See what is allowed now on your family pages.",
      button: "See what is allowed",
      stranger: "You know nothing of this? Then you can ignore this mail.",
      signature: (product: string) => `Kinward, on behalf of ${product}`,
    },
    overrideRequest: {
      subject: (product: string) => `A child asks you for an exception in ${product}`,
      greeting: "Hello,",
      why: {
        "extra-time": (product: string, minutes: number | null) =>
          minutes === null
            ? `a child in your care who uses ${product} asks for more time today.`
            : `a child in your care who uses ${product} asks for ${minutes} more ${minutes === 1 ? "minute" : "minutes"} today.`,
        "bypass-quiet-hours": (product: string, minutes: number | null) =>
          minutes === null
            ? `a child in your care who uses ${product} asks to play during today’s quiet hours.`
            : `a child in your care who uses ${product} asks to play for ${minutes} ${minutes === 1 ? "minute" : "minutes"} during today’s quiet hours.`,
      },
      ask: "See the request and answer it with one tap. Nothing changes before you do.",
      button: "See the request",
      life: "Without an answer it lapses 24 hours after the child asked.",
      stranger: "You know nothing of this? Then do nothing at all.",
      signature: (product: string) => `Kinward, on behalf of ${product}`,
    },
    consentRequest: {
      subject: (product: string) => `${product} asks for your permission`,
      greeting: "Hello,",
      why: (product: string) =>
        `a child who uses ${product} needs the permission of a parent or guardian, and gave us this address for it.`,
      ask: "See what it is about and decide. It takes about two minutes, and nothing is switched on before you do.",
      button: "See the request",
      life: (date: string) => `The link works until ${date}.`,
      stranger:
        "You know nothing of this? Open the link and choose “This is not my child”, or do nothing at all.",
      signature: (product: string) => `Kinward, on behalf of ${product}`,
    },
  },

  permissionGroups: {
    social: "Playing and talking with others",
    content: "Camera, pictures and sharing",
    ai: "Artificial intelligence",
    commerce: "Spending and chance",
    marketing: "Messages and advertising",
    advanced: "Other",
  },

  permissions: {
    multiplayer: { title: "Multiplayer", about: "Play together with other people online." },
    "leaderboard-and-rankings": {
      title: "Leaderboards",
      about: "Appear with name and score in public rankings.",
    },
    "join-groups": { title: "Groups", about: "Join clubs, guilds or teams of other players." },
    "public-profile": { title: "Public profile", about: "Have a profile that strangers can see." },
    "custom-avatar": { title: "Own avatar", about: "Choose how the own character looks." },
    "custom-username": { title: "Own user name", about: "Pick a name that others can see." },
    "text-chat-private": {
      title: "Private text chat",
      about: "Exchange written messages with single people.",
    },
    "text-chat-public": {
      title: "Public text chat",
      about: "Write messages that everyone can read, strangers included.",
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
      about: "Be led to chats outside, such as Discord.",
    },
    "virtual-events": {
      title: "Live events",
      about: "Take part in concerts, shows and meetings online.",
    },
    "share-to-social-media": {
      title: "Share to social media",
      about: "Post from here to social networks.",
    },
    "personalized-recommendations": {
      title: "Personal recommendations",
      about: "Be shown content chosen by what the child did before.",
    },
    "targeted-ads": {
      title: "Targeted advertising",
      about: "Be shown advertising chosen by the child’s behaviour.",
    },
    profiling: { title: "Profiling", about: "Have behaviour evaluated to predict interests." },
    "push-notifications": {
      title: "Notifications",
      about: "Receive messages on the device while not playing.",
    },
    "direct-marketing": {
      title: "Marketing messages",
      about: "Receive advertising by e-mail or message.",
    },
    forums: { title: "Forums", about: "Read and write in public discussion boards." },
    "in-game-purchases": { title: "Purchases", about: "Buy things for real money." },
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
      about: "Pay for random items that have to be collected as a set.",
    },
    "send-gifts": { title: "Gifts", about: "Send bought things to others." },
    "simulated-gambling": {
      title: "Simulated gambling",
      about: "Play games of chance without real stakes.",
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
      about: "Show own pictures and videos to others.",
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
      about: "Record the game, voices of others included.",
    },
    "link-to-third-party-streaming-app": {
      title: "Links to streaming apps",
      about: "Connect an account of a streaming service.",
    },
    "ai-chat": {
      title: "Chat with an AI",
      about: "Write with a computer that answers like a person.",
    },
    "ai-media-generation": {
      title: "AI pictures and sounds",
      about: "Have pictures, videos or sounds made by an AI.",
    },
    "ai-voice-mode": {
      title: "Talk with an AI",
      about: "Speak with a computer that answers by voice.",
    },
    "ai-memory": { title: "AI memory", about: "Let an AI remember what the child told it." },
    "ai-companion-chatbot": { title: "AI companion", about: "Have an AI character as a friend." },
    "ai-media-upload": {
      title: "Uploads to an AI",
      about: "Hand own pictures, videos or sounds to an AI.",
    },
    "ai-model-training": {
      title: "AI training",
      about: "Let an AI be trained with what the child writes and makes.",
    },
    "augmented-reality": {
      title: "Augmented reality",
      about: "See the game in the real surroundings, through the camera.",
    },
    "mature-language": { title: "Strong language", about: "Hear and read strong language." },
    "motion-data": { title: "Movement data", about: "Let sensors record how the child moves." },
  },
};
