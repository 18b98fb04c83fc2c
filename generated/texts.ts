/** Generated from server/presentation/texts/en.json by generate.mjs beside it. Do not edit. */
type Value = string | number;

export interface Messages {
  readonly direction: string;
  readonly shell: {
    readonly serviceName: string;
    readonly serviceClaim: string;
    readonly skipToContent: string;
    readonly testMode: string;
    readonly errorTitle: (title: Value) => string;
    readonly labelled: (values: { term: Value; text: Value }) => string;
    readonly term: (term: Value) => string;
    readonly placeIn: (values: { part: Value; country: Value }) => string;
    readonly newTab: (document: Value) => string;
    readonly startAgain: string;
    readonly footer: string;
    readonly footerForPlayers: string;
    readonly chooseLanguage: string;
    readonly sendAgain: string;
    readonly answersKept: string;
  };
  readonly times: {
    readonly inCity: (values: { moment: Value; city: Value }) => string;
    readonly everyDay: string;
    readonly dayRange: (values: { from: Value; to: Value }) => string;
    readonly timeRange: (values: { from: Value; to: Value }) => string;
    readonly overnight: (values: { from: Value; to: Value }) => string;
    readonly onDays: (values: { days: Value; hours: Value }) => string;
    readonly hours: (hours: number) => string;
    readonly minutes: (minutes: number) => string;
    readonly hoursAndMinutes: (values: { hours: Value; minutes: Value }) => string;
  };
  readonly consent: {
    readonly title: (product: Value) => string;
    readonly firstLead: (product: Value) => string;
    readonly movedLead: (values: { product: Value; place: Value }) => string;
    readonly laterLead: (product: Value) => string;
    readonly noticeLead: (product: Value) => string;
    readonly onHold: string;
    readonly duration: string;
    readonly step: (values: { step: Value; steps: Value }) => string;
    readonly stepYou: string;
    readonly stepRead: string;
    readonly stepChoose: string;
    readonly stepDecide: string;
    readonly childUnder: (values: { age: number; place: Value }) => string;
    readonly childFromTo: (values: { from: Value; to: Value; place: Value }) => string;
    readonly adultIn: (place: Value) => string;
    readonly whyConsentAge: (age: number) => string;
    readonly whyRequest: string;
    readonly email: string;
    readonly emailHint: string;
    readonly yourAddress: (address: Value) => string;
    readonly whichAddress: string;
    readonly otherAddress: string;
    readonly forwarded: string;
    readonly attestation: string;
    readonly readLead: (product: Value) => string;
    readonly dataNotice: string;
    readonly version: (version: Value) => string;
    readonly readHere: string;
    readonly readAt: (host: Value) => string;
    readonly chooseLead: (product: Value) => string;
    readonly askedFor: (product: Value) => string;
    readonly allow: string;
    readonly deny: string;
    readonly otherPermissions: (product: Value) => string;
    readonly nothingToChoose: string;
    readonly ownPermissions: (product: Value) => string;
    readonly aboutOthers: string;
    readonly childDecides: (permissions: Value) => string;
    readonly notAvailable: (permissions: Value) => string;
    readonly decideLead: string;
    readonly decideWithDocuments: string;
    readonly decideNotices: string;
    readonly deadline: (when: Value) => string;
    readonly noHurry: string;
    readonly consent: string;
    readonly decline: string;
    readonly notMyChild: string;
    readonly declineHint: (product: Value) => string;
    readonly notMyChildHint: string;
    readonly errorsTitle: string;
    readonly emailMissing: string;
    readonly emailMalformed: string;
    readonly attestationMissing: string;
    readonly changed: string;
    readonly allowanceWrong: string;
    readonly choiceMissing: string;
    readonly tooManyGuardians: string;
    readonly tooManyConfirmations: string;
    readonly noDecision: string;
    readonly nameWrong: string;
  };
  readonly together: {
    readonly title: (count: number) => string;
    readonly lead: string;
    readonly alone: (product: Value) => string;
    readonly waiting: (product: Value) => string;
    readonly decideTitle: string;
    readonly decideLead: string;
    readonly consent: (count: number) => string;
    readonly decline: string;
    readonly doneTitle: string;
    readonly all: string;
  };
  readonly allowances: {
    readonly title: string;
    readonly lead: (product: Value) => string;
    readonly range: (values: { min: Value; max: Value }) => string;
    readonly outOfRange: (values: { min: Value; max: Value }) => string;
    readonly notAnOption: string;
  };
  readonly trust: {
    readonly label: string;
    readonly labelOf: (product: Value) => string;
    readonly who: string;
    readonly asker: (values: { product: Value; company: Value }) => string;
    readonly askerAt: (values: { product: Value; company: Value; address: Value }) => string;
    readonly child: string;
    readonly purpose: string;
    readonly why: string;
    readonly law: (source: Value) => string;
    readonly noLaw: (product: Value) => string;
    readonly proof: string;
    readonly proofAddress: string;
    readonly proofTwice: (values: { duration: Value; product: Value }) => string;
    readonly proofAdult: (product: Value) => string;
    readonly proofAdultByLaw: (law: Value) => string;
    readonly offBelow: (age: number) => string;
    readonly off: string;
    readonly no: string;
    readonly noAtFirst: (product: Value) => string;
    readonly noLater: (product: Value) => string;
    readonly noOnHold: (product: Value) => string;
    readonly noUntilDeadline: (values: { product: Value; when: Value }) => string;
    readonly questions: string;
    readonly contact: (company: Value) => string;
    readonly noMoved: (product: Value) => string;
  };
  readonly proof: {
    readonly reserved: (values: { permissions: Value; law: Value }) => string;
    readonly staysOff: string;
    readonly afterDecision: string;
    readonly afterConfirmation: string;
    readonly unavailable: (product: Value) => string;
    readonly title: string;
    readonly lead: (product: Value) => string;
    readonly show: string;
    readonly consentAndShow: string;
    readonly allowed: string;
  };
  readonly notice: {
    readonly title: (product: Value) => string;
    readonly titleOf: (values: { product: Value; child: Value }) => string;
    readonly lead: (values: { product: Value; items: Value }) => string;
    readonly itemKept: (values: { item: Value; retention: Value }) => string;
    readonly others: string;
    readonly receiver: (values: { name: Value; category: Value }) => string;
    readonly noOthers: string;
    readonly receives: string;
    readonly whatFor: string;
    readonly essential: (product: Value) => string;
    readonly optional: (product: Value) => string;
    readonly nothingYet: string;
    readonly source: string;
    readonly unanswered: (days: number) => string;
    readonly withdraw: string;
    readonly operator: (values: { product: Value; company: Value }) => string;
    readonly operatorAt: (values: { product: Value; company: Value; address: Value }) => string;
    readonly rights: string;
    readonly policy: (product: Value) => string;
    readonly disclosure: (values: { companies: Value; product: Value }) => string;
    readonly separate: string;
  };
  readonly sendAgain: {
    readonly offer: (masked: Value) => string;
    readonly submit: string;
    readonly sent: string;
    readonly sentText: (masked: Value) => string;
    readonly sentNothing: string;
  };
  readonly document: {
    readonly back: string;
    readonly closeHint: string;
    readonly part: (values: { part: Value; parts: Value }) => string;
    readonly previous: string;
    readonly next: string;
  };
  readonly waiting: {
    readonly confirmation: string;
    readonly confirmationText: (masked: Value) => string;
    readonly untilThen: string;
    readonly resend: string;
    readonly wrongAddress: string;
    readonly newAddress: string;
    readonly correct: string;
    readonly approval: string;
    readonly approvalText: string;
    readonly approvalUntil: (date: Value) => string;
    readonly verification: string;
    readonly verificationText: (product: Value) => string;
    readonly verify: string;
    readonly verifyUnavailable: (product: Value) => string;
    readonly verifyByMail: string;
    readonly confirmTitle: string;
    readonly confirmLead: (product: Value) => string;
    readonly confirm: string;
    readonly decided: {
      readonly chosen: string;
      readonly allowed: string;
      readonly notAllowed: string;
      readonly documents: string;
    };
    readonly theirs: {
      readonly chosen: string;
      readonly allowed: string;
      readonly notAllowed: string;
      readonly documents: string;
    };
    readonly nothingAllowed: string;
    readonly approveTitle: string;
    readonly approveLead: (product: Value) => string;
    readonly who: string;
    readonly approveTitleFormer: string;
    readonly approveLeadFormer: (product: Value) => string;
    readonly approveHintFormer: string;
    readonly approvalTextFormer: string;
    readonly approve: string;
    readonly approveHint: string;
    readonly refuse: string;
    readonly refuseHint: string;
    readonly second: {
      readonly awaited: string;
      readonly later: (values: { masked: Value; when: Value }) => string;
      readonly sent: (values: { masked: Value; when: Value }) => string;
      readonly untilThen: string;
      readonly title: string;
      readonly lead: (product: Value) => string;
    };
  };
  readonly birthDate: {
    readonly title: string;
    readonly lead: (product: Value) => string;
    readonly legend: string;
    readonly wrong: string;
    readonly needsMail: (product: Value) => string;
    readonly submit: string;
  };
  readonly result: {
    readonly tooYoung: string;
    readonly tooYoungText: (product: Value) => string;
    readonly consent: string;
    readonly consentText: (product: Value) => string;
    readonly switchedOn: string;
    readonly nothingOn: string;
    readonly changeMind: string;
    readonly familyPages: string;
    readonly changeMindElsewhere: (product: Value) => string;
    readonly ended: string;
    readonly endedText: (product: Value) => string;
    readonly declined: string;
    readonly declinedText: (product: Value) => string;
    readonly notMyChild: string;
    readonly notMyChildText: (product: Value) => string;
    readonly cancelled: string;
    readonly cancelledText: (product: Value) => string;
    readonly tooLate: string;
    readonly tooLateText: (product: Value) => string;
    readonly notConfirmed: string;
    readonly notConfirmedText: (product: Value) => string;
    readonly revoked: string;
    readonly revokedText: (product: Value) => string;
    readonly notNeeded: string;
    readonly notNeededText: (product: Value) => string;
    readonly otherwise: string;
    readonly otherwiseText: (product: Value) => string;
    readonly decidedOn: (date: Value) => string;
    readonly back: (product: Value) => string;
    readonly close: string;
    readonly notAllowed: string;
    readonly notAllowedText: (product: Value) => string;
  };
  readonly decidedByOther: {
    readonly title: string;
    readonly consented: (values: { who: Value; when: Value }) => string;
    readonly declined: (values: { who: Value; when: Value }) => string;
  };
  readonly repeated: {
    readonly title: string;
    readonly text: string;
  };
  readonly verification: {
    readonly title: string;
    readonly titleAge: (age: Value) => string;
    readonly lead: (product: Value) => string;
    readonly leadAdult: (product: Value) => string;
    readonly leadAge: (product: Value) => string;
    readonly otherWays: string;
    readonly goOn: (vendor: Value) => string;
    readonly reason: (product: Value) => string;
    readonly learns: {
      readonly oidc: (vendor: Value) => string;
      readonly "oidc-agekey": (vendor: Value) => string;
      readonly "openid4vp-mdoc": (vendor: Value) => string;
      readonly redirect: (vendor: Value) => string;
      readonly simulated: (vendor: Value) => string;
      readonly card: (values: { vendor: Value; amount: Value }) => string;
      readonly "signed-form": (product: Value) => string;
      readonly call: (product: Value) => string;
    };
    readonly privacy: (vendor: Value) => string;
    readonly personas: {
      readonly adult: string;
      readonly teen: string;
      readonly child: string;
      readonly inconclusive: string;
      readonly fraudulent: string;
    };
    readonly attemptsLeft: (left: number) => string;
    readonly tryAgain: (left: number) => string;
    readonly tryAnother: string;
    readonly leaving: (vendor: Value) => string;
    readonly leavingText: (vendor: Value) => string;
    readonly leavingNewTab: (vendor: Value) => string;
    readonly leavingCode: (vendor: Value) => string;
    readonly goTo: (vendor: Value) => string;
    readonly returning: string;
    readonly returningText: string;
    readonly returningCode: string;
    readonly wallet: string;
    readonly walletText: string;
    readonly walletOpen: string;
    readonly walletCode: string;
    readonly walletWaiting: string;
    readonly recorded: {
      readonly form: string;
      readonly call: (product: Value) => string;
      readonly formTitle: string;
      readonly callTitle: (product: Value) => string;
      readonly formLead: (product: Value) => string;
      readonly callLead: string;
      readonly open: string;
      readonly post: string;
      readonly fax: string;
      readonly email: string;
      readonly telephone: string;
      readonly hours: string;
      readonly code: string;
      readonly formUntil: (date: Value) => string;
      readonly callUntil: (date: Value) => string;
    };
    readonly paper: {
      readonly title: string;
      readonly product: string;
      readonly child: string;
      readonly allows: string;
      readonly notAllows: string;
      readonly statement: string;
      readonly adult: string;
      readonly name: string;
      readonly signature: string;
      readonly date: string;
      readonly send: string;
      readonly code: string;
    };
    readonly texted: {
      readonly learn: string;
      readonly get: string;
      readonly tel: string;
      readonly telHint: string;
      readonly title: string;
      readonly lead: string;
      readonly label: string;
      readonly hint: string;
      readonly code: (values: { product: Value; code: Value; child: Value }) => string;
      readonly codeOnly: (values: { product: Value; code: Value }) => string;
      readonly decided: (values: { product: Value; child: Value; url: Value }) => string;
      readonly shown: (values: { product: Value; url: Value }) => string;
    };
    readonly chooseAnother: string;
    readonly unavailable: (vendor: Value) => string;
    readonly cancelled: (vendor: Value) => string;
    readonly hints: {
      readonly declined: string;
      readonly prepaid: string;
      readonly noNumber: string;
      readonly noTexts: string;
      readonly tooManyTexts: string;
      readonly wrongCode: string;
      readonly oldCode: string;
    };
    readonly keptTitle: string;
    readonly kept: string;
    readonly keptAge: string;
    readonly otherDevice: string;
    readonly passed: string;
    readonly passedText: string;
    readonly passedAge: (product: Value) => string;
    readonly failed: string;
    readonly failedText: string;
    readonly failures: {
      readonly "age-criteria-not-met": (age: Value) => string;
      readonly "max-attempts-exceeded": (age: Value) => string;
      readonly "fraudulent-activity-detected": (age: Value) => string;
      readonly expired: (age: Value) => string;
      readonly revoked: (age: Value) => string;
    };
    readonly back: (product: Value) => string;
    readonly again: string;
    readonly noneLeft: string;
    readonly appeal: {
      readonly title: string;
      readonly lead: (product: Value) => string;
      readonly legend: string;
      readonly reasons: {
        readonly "old-enough": string;
        readonly "did-not-work": string;
        readonly "no-way-fits": string;
        readonly other: string;
      };
      readonly missing: string;
      readonly submit: string;
      readonly sent: string;
      readonly sentText: (product: Value) => string;
      readonly contact: (product: Value) => string;
    };
    readonly proof: {
      readonly title: string;
      readonly guardian: string;
      readonly child: string;
      readonly how: string;
      readonly when: string;
      readonly until: string;
      readonly methods: {
        readonly simulated: string;
        readonly platform: string;
        readonly appeal: string;
      };
      readonly withdraw: string;
      readonly done: {
        readonly "age-check": string;
      };
      readonly withdrawing: {
        readonly title: string;
        readonly whatHappens: string;
        readonly effects: {
          readonly guardian: readonly string[];
          readonly child: readonly string[];
        };
        readonly confirm: string;
        readonly keep: string;
      };
    };
  };
  readonly ageGate: {
    readonly title: string;
    readonly lead: (product: Value) => string;
    readonly dateOfBirth: string;
    readonly day: string;
    readonly month: string;
    readonly year: string;
    readonly age: string;
    readonly years: string;
    readonly submit: string;
    readonly dateWrong: string;
    readonly ageWrong: string;
    readonly use: (product: Value) => string;
    readonly passed: string;
    readonly passedText: (product: Value) => string;
    readonly notNow: (product: Value) => string;
    readonly answered: string;
    readonly again: (when: Value) => string;
    readonly seeAnswer: string;
    readonly notNowText: string;
    readonly ask: string;
    readonly askText: (product: Value) => string;
    readonly prove: string;
    readonly proveText: (product: Value) => string;
    readonly proveNow: string;
    readonly proveGoesOn: string;
    readonly handOver: string;
    readonly qrLabel: string;
    readonly adultIsHere: string;
    readonly byEmail: string;
    readonly email: string;
    readonly emailHint: string;
    readonly emailMissing: string;
    readonly emailMalformed: string;
    readonly send: string;
    readonly otherWay: string;
    readonly sent: string;
    readonly goesOn: string;
    readonly exit: string;
  };
  readonly qr: {
    readonly title: string;
    readonly lead: string;
  };
  readonly code: {
    readonly title: string;
    readonly lead: string;
    readonly label: string;
    readonly hint: string;
    readonly submit: string;
    readonly missing: string;
    readonly wrong: string;
    readonly noCode: string;
  };
  readonly signIn: {
    readonly title: string;
    readonly lead: string;
    readonly email: string;
    readonly emailHint: string;
    readonly submit: string;
    readonly errors: {
      readonly missing: string;
      readonly malformed: string;
    };
    readonly noMail: string;
    readonly testOnly: string;
    readonly sent: string;
    readonly sentText: string;
    readonly sentNothing: string;
    readonly another: string;
    readonly enter: string;
    readonly enterText: string;
    readonly enterButton: string;
    readonly enterHint: string;
    readonly remember: string;
    readonly rememberHint: string;
    readonly done: {
      readonly "signed-out": string;
      readonly kept: string;
      readonly ended: string;
    };
  };
  readonly confirmation: {
    readonly title: string;
    readonly lead: string;
    readonly submit: string;
    readonly sent: string;
    readonly sentText: (masked: Value) => string;
    readonly cannotMail: string;
    readonly again: string;
    readonly back: string;
    readonly enter: string;
    readonly enterText: string;
    readonly enterButton: string;
  };
  readonly family: {
    readonly title: string;
    readonly trail: string;
    readonly lead: string;
    readonly empty: string;
    readonly child: (age: number) => string;
    readonly adolescent: (age: number) => string;
    readonly adult: (age: number) => string;
    readonly childOfUnknownAge: string;
    readonly bornIn: (values: { place: Value; year: Value }) => string;
    readonly knownOf: (values: { child: Value; about: Value }) => string;
    readonly childIn: (values: { product: Value; child: Value }) => string;
    readonly marks: string;
    readonly allowed: (values: { on: Value; all: Value }) => string;
    readonly onHold: string;
    readonly nothingToDecide: string;
    readonly isAdult: string;
    readonly isAdultText: string;
    readonly since: (date: Value) => string;
    readonly earlier: string;
    readonly later: string;
    readonly done: {
      readonly erased: string;
      readonly withdrawn: string;
      readonly left: string;
      readonly "left-last": string;
    };
    readonly kept: string;
    readonly devices: string;
    readonly unknownDevice: string;
    readonly thisDevice: string;
    readonly deviceUse: (values: { last: Value; until: Value }) => string;
    readonly devicesHint: string;
    readonly signedInAs: string;
    readonly signOut: string;
    readonly signOutEverywhere: string;
    readonly permissions: string;
    readonly own: string;
    readonly barred: string;
    readonly consent: string;
    readonly consented: (values: { product: Value; date: Value }) => string;
    readonly consentedBy: (values: { product: Value; date: Value }) => string;
    readonly withdraw: string;
  };
  readonly child: {
    readonly isAllowed: string;
    readonly isNotAllowed: string;
    readonly allow: string;
    readonly deny: string;
    readonly save: string;
    readonly undo: string;
    readonly lastChange: (change: Value) => string;
    readonly nowAllowed: (title: Value) => string;
    readonly nowNotAllowed: (title: Value) => string;
    readonly nowAnswered: (values: { title: Value; value: Value }) => string;
    readonly done: {
      readonly undone: string;
      readonly "too-late": string;
      readonly unchanged: string;
      readonly named: string;
      readonly unnamed: string;
      readonly waiting: string;
    };
    readonly week: string;
    readonly played: (time: Value) => string;
    readonly notPlayed: string;
    readonly none: string;
    readonly day: string;
    readonly time: string;
    readonly daysIn: (city: Value) => string;
    readonly asked: string;
    readonly asks: (product: Value) => string;
    readonly decideBy: (moment: Value) => string;
    readonly seeRequest: string;
    readonly nameIt: string;
    readonly nameTitle: string;
    readonly nameLead: string;
    readonly name: string;
    readonly nameHint: string;
    readonly colour: string;
    readonly colours: {
      readonly blue: string;
      readonly orange: string;
      readonly green: string;
      readonly red: string;
      readonly purple: string;
      readonly brown: string;
      readonly pink: string;
      readonly grey: string;
    };
    readonly inMails: string;
    readonly inMailsHint: string;
    readonly cancel: string;
    readonly documents: string;
    readonly noDocuments: string;
    readonly agreedOn: (moment: Value) => string;
    readonly backToChild: string;
    readonly agreedByOther: (moment: Value) => string;
    readonly average: (time: Value) => string;
    readonly weekBefore: (time: Value) => string;
    readonly limitLine: string;
    readonly more: string;
    readonly parts: {
      readonly play: string;
      readonly activity: string;
      readonly records: string;
    };
  };
  readonly withdrawal: {
    readonly title: string;
    readonly whatHappens: string;
    readonly effects: (product: Value) => readonly string[];
    readonly confirm: string;
    readonly keep: string;
  };
  readonly data: {
    readonly title: string;
    readonly lead: string;
    readonly show: string;
    readonly contents: readonly string[];
    readonly download: string;
    readonly downloadHint: string;
    readonly erase: string;
    readonly erased: {
      readonly subject: (product: Value) => string;
      readonly what: (products: Value) => string;
      readonly who: (guardian: Value) => string;
      readonly whoProduct: (product: Value) => string;
      readonly when: (at: Value) => string;
      readonly noUndo: string;
      readonly button: string;
    };
    readonly exported: {
      readonly subject: (product: Value) => string;
      readonly what: (products: Value) => string;
      readonly expected: string;
    };
  };
  readonly erasure: {
    readonly title: string;
    readonly whatHappens: string;
    readonly effects: (products: Value) => readonly string[];
    readonly confirm: string;
    readonly keep: string;
  };
  readonly schedule: {
    readonly card: string;
    readonly isUnset: string;
    readonly isOff: string;
    readonly setUp: string;
    readonly change: string;
    readonly mayPlay: string;
    readonly mayNotPlay: string;
    readonly reasons: {
      readonly "limit-reached": (until: Value) => string;
      readonly "quiet-hours": (until: Value) => string;
    };
    readonly byLaw: {
      readonly title: string;
      readonly together: string;
      readonly fixed: string;
      readonly changeable: string;
      readonly extraTime: string;
      readonly reasons: {
        readonly "limit-reached": (until: Value) => string;
        readonly "quiet-hours": (until: Value) => string;
      };
    };
    readonly usedOf: (values: { used: Value; limit: Value }) => string;
    readonly left: (rest: Value) => string;
    readonly usedWithoutLimit: (used: Value) => string;
    readonly none: string;
    readonly every: (interval: Value) => string;
    readonly saved: string;
    readonly title: string;
    readonly enabled: string;
    readonly enabledHint: string;
    readonly timezone: string;
    readonly timezoneHint: string;
    readonly zone: (values: { city: Value; time: Value }) => string;
    readonly otherZone: string;
    readonly useZone: string;
    readonly limits: string;
    readonly limitsHint: string;
    readonly presets: {
      readonly school: string;
      readonly weekend: string;
    };
    readonly presetNames: {
      readonly school: string;
      readonly weekend: string;
    };
    readonly presetsHint: string;
    readonly unit: string;
    readonly same: (day: Value) => string;
    readonly quiet: string;
    readonly quietHint: string;
    readonly firstName: string;
    readonly addFirst: string;
    readonly add: string;
    readonly unnamed: string;
    readonly unfinished: string;
    readonly edit: string;
    readonly remove: string;
    readonly close: string;
    readonly name: string;
    readonly days: string;
    readonly start: string;
    readonly end: string;
    readonly overnightHint: string;
    readonly breaks: string;
    readonly breaksHint: string;
    readonly interval: string;
    readonly save: string;
    readonly cancel: string;
    readonly errors: {
      readonly limit: string;
      readonly interval: string;
      readonly name: string;
      readonly days: string;
      readonly time: string;
      readonly sameTime: string;
      readonly tooMany: string;
    };
  };
  readonly override: {
    readonly title: {
      readonly "extra-time": (product: Value) => string;
      readonly "bypass-quiet-hours": (product: Value) => string;
    };
    readonly asks: {
      readonly "extra-time": string;
      readonly "bypass-quiet-hours": string;
    };
    readonly asksFor: {
      readonly "extra-time": (duration: Value) => string;
      readonly "bypass-quiet-hours": (duration: Value) => string;
    };
    readonly reason: string;
    readonly used: (values: { used: Value; limit: Value }) => string;
    readonly usedWithoutLimit: (used: Value) => string;
    readonly onlyToday: string;
    readonly until: (moment: Value) => string;
    readonly allow: (duration: Value) => string;
    readonly allowToTheEnd: string;
    readonly orAllow: string;
    readonly chosen: string;
    readonly otherAnswers: string;
    readonly deny: string;
    readonly family: string;
    readonly granted: string;
    readonly grantedText: {
      readonly "extra-time": (duration: Value) => string;
      readonly "bypass-quiet-hours": (duration: Value) => string;
    };
    readonly toTheEnd: string;
    readonly mayTakeBack: (product: Value) => string;
    readonly denied: string;
    readonly deniedText: string;
    readonly expired: string;
    readonly expiredText: string;
    readonly withdrawn: string;
    readonly withdrawnText: string;
    readonly close: string;
    readonly waiting: string;
    readonly today: string;
    readonly takeBack: string;
    readonly done: {
      readonly granted: string;
      readonly denied: string;
      readonly withdrawn: string;
      readonly late: string;
    };
  };
  readonly guardians: {
    readonly title: string;
    readonly lead: string;
    readonly leadAlone: string;
    readonly you: string;
    readonly looked: (values: { date: Value; reason: Value }) => string;
    readonly since: {
      readonly "mailed-link": (date: Value) => string;
      readonly "handed-link": (date: Value) => string;
      readonly invitation: (date: Value) => string;
      readonly test: (date: Value) => string;
    };
    readonly assurance: {
      readonly attested: string;
      readonly confirmed: string;
      readonly "confirmed-plus": string;
      readonly verified: string;
    };
    readonly remove: string;
    readonly removeWhom: (masked: Value) => string;
    readonly leave: string;
    readonly invite: string;
    readonly full: string;
    readonly invitations: string;
    readonly invitedUntil: (date: Value) => string;
    readonly takeBack: string;
    readonly takeBackWhom: (masked: Value) => string;
    readonly done: {
      readonly invited: string;
      readonly "taken-back": string;
      readonly "too-late": string;
      readonly removed: string;
      readonly "not-removed": string;
    };
    readonly inviting: {
      readonly title: string;
      readonly lead: string;
      readonly whatTheySee: string;
      readonly rights: readonly string[];
      readonly email: string;
      readonly emailHint: string;
      readonly submit: string;
      readonly cancel: string;
      readonly noMail: string;
      readonly errors: {
        readonly missing: string;
        readonly malformed: string;
        readonly ownAddress: string;
        readonly alreadyGuardian: string;
        readonly tooManyGuardians: string;
        readonly tooManyInvitations: string;
      };
    };
    readonly joining: {
      readonly title: string;
      readonly lead: (product: Value) => string;
      readonly who: string;
      readonly child: string;
      readonly address: string;
      readonly statement: string;
      readonly join: string;
      readonly ignore: string;
      readonly joined: string;
      readonly joinedText: string;
      readonly familyPages: string;
      readonly full: string;
      readonly fullText: string;
      readonly rights: readonly string[];
    };
    readonly requested: {
      readonly title: (product: Value) => string;
      readonly lead: (product: Value) => string;
      readonly rights: string;
      readonly decideLead: string;
      readonly accept: string;
      readonly confirmLead: (product: Value) => string;
      readonly joinedText: (product: Value) => string;
    };
    readonly leaving: {
      readonly title: string;
      readonly whatHappens: string;
      readonly effects: readonly string[];
      readonly effectsLast: (products: Value) => readonly string[];
      readonly effectsAlone: (products: Value) => readonly string[];
      readonly confirm: string;
      readonly confirmLast: string;
      readonly keep: string;
    };
    readonly removing: {
      readonly title: string;
      readonly whatHappens: (masked: Value) => string;
      readonly effects: readonly string[];
      readonly confirm: string;
      readonly keep: string;
    };
    readonly mail: {
      readonly parentInvite: {
        readonly subject: (product: Value) => string;
        readonly why: (product: Value) => string;
        readonly ask: string;
        readonly button: string;
        readonly life: (date: Value) => string;
        readonly stranger: string;
      };
      readonly parentInviteConfirmation: {
        readonly subject: (product: Value) => string;
        readonly why: (product: Value) => string;
        readonly ask: string;
        readonly button: string;
        readonly life: (date: Value) => string;
        readonly stranger: string;
      };
      readonly former: {
        readonly subject: (product: Value) => string;
        readonly why: (product: Value) => string;
        readonly expected: string;
        readonly contact: (values: { company: Value; where: Value }) => string;
        readonly contactProduct: (product: Value) => string;
        readonly button: string;
      };
      readonly guardianInvitation: {
        readonly subject: (product: Value) => string;
        readonly why: (product: Value) => string;
        readonly ask: string;
        readonly button: string;
        readonly life: (date: Value) => string;
        readonly stranger: string;
      };
    };
  };
  readonly receipts: {
    readonly titles: {
      readonly consent: (product: Value) => string;
      readonly upgrade: (product: Value) => string;
      readonly pending: (product: Value) => string;
      readonly refusal: (product: Value) => string;
      readonly notMyChild: (product: Value) => string;
      readonly permissions: (product: Value) => string;
      readonly allowances: (product: Value) => string;
      readonly schedule: (product: Value) => string;
      readonly granted: (product: Value) => string;
      readonly denied: (product: Value) => string;
      readonly withdrawn: (product: Value) => string;
      readonly withdrawal: (product: Value) => string;
      readonly revocation: (product: Value) => string;
      readonly moved: (product: Value) => string;
      readonly unlink: (product: Value) => string;
      readonly association: (product: Value) => string;
      readonly "no-longer-needed": (product: Value) => string;
      readonly joined: (product: Value) => string;
      readonly left: (product: Value) => string;
      readonly removed: (product: Value) => string;
      readonly refused: (product: Value) => string;
      readonly repudiation: (product: Value) => string;
      readonly notices: (product: Value) => string;
      readonly hold: (product: Value) => string;
    };
    readonly about: {
      readonly consent: string;
      readonly notices: string;
      readonly hold: string;
      readonly pending: string;
      readonly refusal: string;
      readonly permissions: string;
      readonly allowances: string;
      readonly schedule: string;
      readonly override: string;
      readonly withdrawal: string;
      readonly revocation: string;
      readonly moved: string;
      readonly unlink: string;
      readonly association: string;
      readonly "no-longer-needed": string;
      readonly "guardian-joined": string;
      readonly "guardian-left": string;
      readonly "guardian-removed": string;
      readonly "guardian-refused": string;
    };
    readonly own: {
      readonly association: string;
      readonly "guardian-joined": string;
      readonly "guardian-left": string;
      readonly "guardian-removed": string;
      readonly "guardian-refused": string;
    };
    readonly repudiatedOwn: {
      readonly ended: string;
      readonly stays: string;
    };
    readonly repudiated: {
      readonly ended: string;
      readonly stays: string;
    };
    readonly who: string;
    readonly you: string;
    readonly anotherGuardian: (masked: Value) => string;
    readonly unknownGuardian: string;
    readonly by: {
      readonly product: (product: Value) => string;
      readonly operator: string;
      readonly test: string;
      readonly service: string;
    };
    readonly noDecision: string;
    readonly about_: string;
    readonly when: string;
    readonly child: string;
    readonly childMark: (values: { place: Value; mark: Value }) => string;
    readonly law: string;
    readonly reference: string;
    readonly referenceText: (values: { index: Value; ledger: Value }) => string;
    readonly permissions: string;
    readonly allowed: string;
    readonly notAllowed: string;
    readonly waiting: string;
    readonly allowanceList: string;
    readonly limits: string;
    readonly limitsOff: string;
    readonly placeBefore: string;
    readonly placeNow: string;
    readonly limitsZone: string;
    readonly noLimit: string;
    readonly extra: string;
    readonly untilQuietHoursEnd: string;
    readonly documents: string;
    readonly documentsLead: string;
    readonly version: (version: Value) => string;
    readonly documentVersion: (values: { document: Value; version: Value }) => string;
    readonly digest: string;
    readonly readHere: string;
    readonly back: string;
    readonly collected: {
      readonly why: (product: Value) => string;
      readonly isCut: string;
    };
    readonly whyLast: (product: Value) => string;
    readonly why: (product: Value) => string;
    readonly button: string;
    readonly wasNotMe: string;
    readonly wasNotMeWhy: string;
    readonly notAGuardianWhy: string;
    readonly change: string;
    readonly removeThem: string;
    readonly keep: string;
    readonly page: {
      readonly evidence: string;
      readonly download: string;
      readonly downloadHint: string;
      readonly history: string;
      readonly historyLead: string;
      readonly more: (values: { first: Value; second: Value; third: Value; fourth: Value; count: number }) => string;
      readonly permanent: string;
      readonly family: string;
      readonly repudiatedOn: (when: Value) => string;
      readonly undoTitle: string;
      readonly undoText: string;
      readonly notAGuardianTitle: string;
      readonly notAGuardianText: string;
    };
    readonly undo: {
      readonly title: string;
      readonly lead: (product: Value) => string;
      readonly notAGuardianLead: (product: Value) => string;
      readonly happens: string;
      readonly failsRequest: string;
      readonly endsAccess: (product: Value) => string;
      readonly stays: (product: Value) => string;
      readonly endsSettings: (product: Value) => string;
      readonly nothingElse: (product: Value) => string;
      readonly isOver: (product: Value) => string;
      readonly endsLink: string;
      readonly signsOut: string;
      readonly tells: (product: Value) => string;
      readonly change: string;
      readonly confirm: string;
      readonly keep: string;
      readonly tooLate: string;
      readonly tooLateText: string;
      readonly contact: (values: { company: Value; product: Value }) => string;
      readonly notYours: string;
      readonly notYoursText: string;
    };
    readonly data: {
      readonly title: string;
      readonly company: (values: { product: Value; company: Value }) => string;
      readonly product: (product: Value) => string;
      readonly screentime: (values: { days: number; until: Value }) => string;
      readonly webhooks: (values: { days: number; until: Value }) => string;
      readonly activity: (values: { days: number; until: Value }) => string;
      readonly transactions: (values: { days: number; until: Value }) => string;
      readonly document: (values: { name: Value; retention: Value }) => string;
      readonly ledger: string;
    };
    readonly notMyChild: {
      readonly subject: (product: Value) => string;
      readonly why: (product: Value) => string;
      readonly stops: string;
      readonly button: string;
      readonly stranger: string;
    };
    readonly ownTitles: {
      readonly joined: (product: Value) => string;
      readonly left: (product: Value) => string;
      readonly removed: (product: Value) => string;
      readonly refused: (product: Value) => string;
    };
    readonly changed: (values: { product: Value; what: Value }) => string;
    readonly withdrawWhy: string;
    readonly withdrawTitle: string;
    readonly withdrawText: string;
  };
  readonly digest: {
    readonly mail: {
      readonly subject: (product: Value) => string;
      readonly lead: (values: { from: Value; until: Value }) => string;
      readonly leadOf: (values: { child: Value; from: Value; until: Value }) => string;
      readonly inProduct: (values: { product: Value; term: Value }) => string;
      readonly played: string;
      readonly notPlayed: string;
      readonly total: (duration: Value) => string;
      readonly spent: string;
      readonly notSpent: string;
      readonly did: string;
      readonly didNothing: string;
      readonly button: string;
      readonly stopWhy: string;
      readonly stop: string;
    };
    readonly times: (count: number) => string;
    readonly card: {
      readonly title: string;
      readonly isOn: string;
      readonly isOff: string;
      readonly start: string;
      readonly stop: string;
    };
    readonly done: {
      readonly "summary-on": string;
      readonly "summary-off": string;
    };
    readonly page: {
      readonly title: string;
      readonly lead: string;
      readonly button: string;
      readonly stopped: string;
      readonly stoppedText: string;
    };
    readonly spending: {
      readonly title: (period: "day" | "month" | "other" | "week") => string;
      readonly none: string;
      readonly period: (period: "day" | "month" | "other" | "week") => string;
      readonly limitLine: string;
      readonly amount: string;
      readonly limit: (values: { spent: Value; limit: Value; date: Value }) => string;
      readonly limitOfNone: (spent: Value) => string;
      readonly noneAllowed: string;
    };
    readonly activity: {
      readonly title: string;
      readonly none: string;
      readonly what: string;
      readonly howOften: string;
    };
  };
  readonly refusals: {
    readonly endedSignIn: {
      readonly title: string;
      readonly text: string;
    };
    readonly tooManySignIns: {
      readonly title: string;
      readonly text: string;
    };
    readonly unknownLink: {
      readonly title: string;
      readonly text: string;
    };
    readonly replacedLink: {
      readonly title: string;
      readonly text: string;
    };
    readonly nothingToApprove: {
      readonly title: string;
      readonly text: string;
    };
    readonly expiredLink: {
      readonly title: string;
      readonly text: string;
    };
    readonly expiredWidget: {
      readonly title: string;
      readonly text: string;
    };
    readonly oldLink: {
      readonly title: string;
      readonly text: string;
    };
    readonly tooManyMails: {
      readonly title: string;
      readonly text: string;
    };
    readonly endedInvitation: {
      readonly title: string;
      readonly text: string;
    };
    readonly unknownPage: {
      readonly title: string;
      readonly text: string;
    };
    readonly unknownMethod: {
      readonly title: string;
      readonly text: string;
    };
    readonly startAgain: {
      readonly title: string;
      readonly text: string;
    };
    readonly otherWindow: {
      readonly title: string;
      readonly text: string;
    };
    readonly wrongFlowCode: {
      readonly title: string;
      readonly text: string;
    };
    readonly tooManyEntries: {
      readonly title: string;
      readonly text: string;
    };
    readonly codesPaused: {
      readonly title: string;
      readonly text: string;
    };
    readonly tooManyRequests: {
      readonly title: string;
      readonly text: string;
    };
    readonly tooLarge: {
      readonly title: string;
      readonly text: string;
    };
    readonly unreadable: {
      readonly title: string;
      readonly text: string;
    };
    readonly unavailable: {
      readonly title: string;
      readonly text: string;
    };
    readonly failed: {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly home: {
    readonly title: string;
    readonly lead: string;
    readonly code: string;
    readonly codeHint: string;
    readonly family: string;
    readonly familyHint: string;
    readonly docs: string;
    readonly mailbox: string;
  };
  readonly mailbox: {
    readonly title: string;
    readonly lead: string;
    readonly empty: string;
    readonly to: string;
    readonly from: string;
    readonly at: string;
    readonly text: string;
  };
  readonly mail: {
    readonly greeting: string;
    readonly signature: string;
    readonly signatureFor: (product: Value) => string;
    readonly signIn: {
      readonly subject: string;
      readonly subjectInTest: string;
      readonly why: string;
      readonly button: string;
      readonly life: string;
      readonly stranger: string;
    };
    readonly confirmIdentity: {
      readonly subject: string;
      readonly subjectInTest: string;
      readonly why: string;
      readonly button: string;
      readonly life: string;
      readonly stranger: string;
    };
    readonly ageChanged: {
      readonly subject: (product: Value) => string;
      readonly why: (product: Value) => string;
      readonly whyNamed: (values: { child: Value; product: Value }) => string;
      readonly ask: string;
      readonly available: string;
      readonly button: string;
      readonly stranger: string;
    };
    readonly spendingLimit: {
      readonly subject: (product: Value) => string;
      readonly why: (product: Value) => string;
      readonly whyNamed: (values: { child: Value; product: Value }) => string;
      readonly informed: (product: Value) => string;
      readonly informedByLaw: (product: Value) => string;
      readonly button: string;
    };
    readonly overrideRequest: {
      readonly subject: (product: Value) => string;
      readonly subjectNamed: (values: { child: Value; product: Value }) => string;
      readonly why: {
        readonly "extra-time": (values: { minutes: number; product: Value }) => string;
        readonly "bypass-quiet-hours": (values: { minutes: number; product: Value }) => string;
      };
      readonly whyNamed: {
        readonly "extra-time": (values: { minutes: number; child: Value }) => string;
        readonly "bypass-quiet-hours": (values: { minutes: number; child: Value }) => string;
      };
      readonly ask: string;
      readonly button: string;
      readonly life: string;
      readonly stranger: string;
    };
    readonly consentConfirmation: {
      readonly subject: (product: Value) => string;
      readonly why: (product: Value) => string;
      readonly ask: string;
      readonly button: string;
      readonly life: (date: Value) => string;
      readonly stranger: string;
    };
    readonly guardianApproval: {
      readonly subject: (product: Value) => string;
      readonly why: (product: Value) => string;
      readonly ask: string;
      readonly button: string;
      readonly life: (date: Value) => string;
      readonly stranger: string;
    };
    readonly formerApproval: {
      readonly subject: (product: Value) => string;
      readonly why: (product: Value) => string;
    };
    readonly noticeRequest: {
      readonly subject: (product: Value) => string;
      readonly why: (product: Value) => string;
      readonly ask: string;
      readonly askBy: (deadline: Value) => string;
      readonly button: string;
      readonly life: (date: Value) => string;
      readonly stranger: string;
    };
    readonly deadlineReminder: {
      readonly subject: (product: Value) => string;
      readonly why: (product: Value) => string;
    };
    readonly consentRequest: {
      readonly subject: (product: Value) => string;
      readonly why: (product: Value) => string;
      readonly ask: string;
      readonly button: string;
      readonly life: (date: Value) => string;
      readonly stranger: string;
    };
    readonly upgradeRequest: {
      readonly why: (product: Value) => string;
      readonly ask: string;
    };
    readonly secondConfirmation: {
      readonly subject: (product: Value) => string;
      readonly why: (product: Value) => string;
      readonly ask: string;
      readonly button: string;
      readonly life: (date: Value) => string;
      readonly stranger: string;
    };
  };
  readonly law: {
    readonly title: string;
    readonly lead: string;
    readonly all: string;
    readonly search: {
      readonly label: string;
      readonly hint: string;
      readonly find: string;
      readonly found: string;
      readonly none: string;
    };
    readonly unknown: {
      readonly title: string;
      readonly text: string;
    };
    readonly map: {
      readonly title: string;
      readonly about: (age: Value) => string;
      readonly list: string;
    };
    readonly ages: {
      readonly consent: string;
      readonly majority: string;
      readonly minimum: string;
    };
    readonly changes: {
      readonly title: string;
      readonly more: (count: number) => string;
      readonly none: string;
      readonly begins: (duty: Value) => string;
      readonly ends: (duty: Value) => string;
      readonly age: (values: { name: Value; after: Value; before: Value }) => string;
      readonly feed: string;
    };
    readonly data: string;
    readonly form: {
      readonly title: string;
      readonly on: string;
      readonly age: string;
      readonly service: string;
      readonly compare: string;
      readonly compareHint: string;
      readonly show: string;
      readonly wrong: string;
    };
    readonly faults: {
      readonly on: string;
      readonly age: string;
      readonly service: (services: Value) => string;
      readonly compare: string;
      readonly release: (release: Value) => string;
    };
    readonly sentence: (values: { date: Value; age: Value; place: Value; start: "closed" | "consent" | "free" | "other" | "verify"; chat: "guardian" | "off" | "on" | "other" | "prohibited" }) => string;
    readonly anyAge: (values: { date: Value; consent: Value; place: Value; majority: Value }) => string;
    readonly counts: {
      readonly title: string;
      readonly none: string;
    };
    readonly spared: string;
    readonly permissions: {
      readonly title: string;
      readonly askAge: string;
      readonly states: {
        readonly prohibited: string;
        readonly guardian: string;
        readonly off: string;
        readonly on: string;
      };
      readonly verified: (age: Value) => string;
      readonly verifiedGuardian: string;
      readonly grounds: {
        readonly law: string;
        readonly default: string;
        readonly age: string;
      };
    };
    readonly timeline: {
      readonly title: string;
      readonly about: (values: { from: Value; to: Value; day: Value }) => string;
      readonly list: string;
    };
    readonly comparison: {
      readonly title: string;
      readonly what: string;
      readonly counts: string;
      readonly none: string;
      readonly same: string;
    };
    readonly labels: {
      readonly authority: string;
      readonly penalty: string;
      readonly instrument: string;
      readonly confidence: string;
    };
    readonly since: (day: Value) => string;
    readonly lawOf: (place: Value) => string;
    readonly at: {
      readonly from: (age: Value) => string;
      readonly below: (age: Value) => string;
      readonly between: (values: { from: Value; below: Value }) => string;
      readonly any: string;
    };
    readonly limits: {
      readonly perDay: (time: Value) => string;
      readonly every: (time: Value) => string;
      readonly holidays: string;
      readonly per: {
        readonly day: (amount: Value) => string;
        readonly week: (amount: Value) => string;
        readonly month: (amount: Value) => string;
        readonly transaction: (amount: Value) => string;
      };
    };
    readonly read: (values: { kind: Value; day: Value }) => string;
    readonly unread: (kind: Value) => string;
    readonly more: string;
    readonly notAdvice: string;
    readonly version: (values: { release: Value; version: Value }) => string;
    readonly permalink: string;
    readonly mistake: string;
    readonly otherRelease: (values: { asked: Value; release: Value }) => string;
    readonly states: {
      readonly announced: string;
      readonly enacted: string;
      readonly "in-force": string;
      readonly transition: string;
      readonly enjoined: string;
      readonly stayed: string;
      readonly repealed: string;
    };
    readonly services: {
      readonly game: string;
      readonly "online-game": string;
      readonly "social-media": string;
      readonly "app-store": string;
      readonly "operating-system": string;
      readonly "ai-companion": string;
      readonly app: string;
    };
    readonly duties: {
      readonly consent: string;
      readonly "minimum-age": string;
      readonly "time-limit": string;
      readonly "quiet-hours": string;
      readonly "break-notice": string;
      readonly "default-setting": string;
      readonly ban: string;
      readonly "spending-limit": string;
      readonly "age-assurance": string;
      readonly "guardian-assurance": string;
      readonly "age-signal": string;
      readonly notice: string;
      readonly "parental-tools": string;
      readonly data: string;
      readonly other: string;
    };
    readonly confidences: {
      readonly high: string;
      readonly medium: string;
      readonly low: string;
    };
    readonly kinds: {
      readonly statute: string;
      readonly "statute-copy": string;
      readonly regulator: string;
      readonly court: string;
      readonly "legal-publisher": string;
      readonly "law-firm": string;
      readonly press: string;
      readonly tracker: string;
      readonly platform: string;
      readonly recalled: string;
    };
    readonly why: {
      readonly soft: string;
      readonly before: string;
      readonly over: string;
      readonly announced: string;
      readonly enacted: string;
      readonly enjoined: string;
      readonly stayed: string;
      readonly transition: string;
      readonly repealed: string;
      readonly services: (services: Value) => string;
      readonly exempt: string;
      readonly undecided: string;
      readonly unknown: string;
      readonly age: string;
      readonly none: string;
    };
  };
  readonly permissionGroups: {
    readonly social: string;
    readonly content: string;
    readonly ai: string;
    readonly commerce: string;
    readonly marketing: string;
    readonly advanced: string;
  };
  readonly permissions: {
    readonly multiplayer: {
      readonly title: string;
      readonly about: string;
    };
    readonly "leaderboard-and-rankings": {
      readonly title: string;
      readonly about: string;
    };
    readonly "join-groups": {
      readonly title: string;
      readonly about: string;
    };
    readonly "public-profile": {
      readonly title: string;
      readonly about: string;
    };
    readonly "custom-avatar": {
      readonly title: string;
      readonly about: string;
    };
    readonly "custom-username": {
      readonly title: string;
      readonly about: string;
    };
    readonly "text-chat-private": {
      readonly title: string;
      readonly about: string;
    };
    readonly "text-chat-public": {
      readonly title: string;
      readonly about: string;
    };
    readonly "voice-chat": {
      readonly title: string;
      readonly about: string;
    };
    readonly "video-chat": {
      readonly title: string;
      readonly about: string;
    };
    readonly "online-status": {
      readonly title: string;
      readonly about: string;
    };
    readonly "public-friend-list": {
      readonly title: string;
      readonly about: string;
    };
    readonly "send-accept-friend-requests": {
      readonly title: string;
      readonly about: string;
    };
    readonly "link-to-third-party-chat": {
      readonly title: string;
      readonly about: string;
    };
    readonly "virtual-events": {
      readonly title: string;
      readonly about: string;
    };
    readonly "share-to-social-media": {
      readonly title: string;
      readonly about: string;
    };
    readonly "personalized-recommendations": {
      readonly title: string;
      readonly about: string;
    };
    readonly "targeted-ads": {
      readonly title: string;
      readonly about: string;
    };
    readonly profiling: {
      readonly title: string;
      readonly about: string;
    };
    readonly "third-party-disclosure": {
      readonly title: string;
      readonly about: string;
    };
    readonly "push-notifications": {
      readonly title: string;
      readonly about: string;
    };
    readonly "direct-marketing": {
      readonly title: string;
      readonly about: string;
    };
    readonly forums: {
      readonly title: string;
      readonly about: string;
    };
    readonly "in-game-purchases": {
      readonly title: string;
      readonly about: string;
    };
    readonly "loot-boxes-paid-cosmetic-only": {
      readonly title: string;
      readonly about: string;
    };
    readonly "loot-boxes-paid-gameplay-impacting": {
      readonly title: string;
      readonly about: string;
    };
    readonly "loot-boxes-kompu-gacha": {
      readonly title: string;
      readonly about: string;
    };
    readonly "send-gifts": {
      readonly title: string;
      readonly about: string;
    };
    readonly "simulated-gambling": {
      readonly title: string;
      readonly about: string;
    };
    readonly "virtual-property-ownership": {
      readonly title: string;
      readonly about: string;
    };
    readonly "camera-access": {
      readonly title: string;
      readonly about: string;
    };
    readonly "share-game-clips-screenshots": {
      readonly title: string;
      readonly about: string;
    };
    readonly "photo-video-sharing": {
      readonly title: string;
      readonly about: string;
    };
    readonly "real-time-location-sharing": {
      readonly title: string;
      readonly about: string;
    };
    readonly mods: {
      readonly title: string;
      readonly about: string;
    };
    readonly "gameplay-streaming": {
      readonly title: string;
      readonly about: string;
    };
    readonly "gameplay-recording": {
      readonly title: string;
      readonly about: string;
    };
    readonly "link-to-third-party-streaming-app": {
      readonly title: string;
      readonly about: string;
    };
    readonly "ai-chat": {
      readonly title: string;
      readonly about: string;
    };
    readonly "ai-media-generation": {
      readonly title: string;
      readonly about: string;
    };
    readonly "ai-voice-mode": {
      readonly title: string;
      readonly about: string;
    };
    readonly "ai-memory": {
      readonly title: string;
      readonly about: string;
    };
    readonly "ai-companion-chatbot": {
      readonly title: string;
      readonly about: string;
    };
    readonly "ai-media-upload": {
      readonly title: string;
      readonly about: string;
    };
    readonly "ai-model-training": {
      readonly title: string;
      readonly about: string;
    };
    readonly "augmented-reality": {
      readonly title: string;
      readonly about: string;
    };
    readonly "mature-language": {
      readonly title: string;
      readonly about: string;
    };
    readonly "motion-data": {
      readonly title: string;
      readonly about: string;
    };
  };
  readonly hold: {
    readonly decide: string;
    readonly lateTitle: string;
    readonly lateText: (product: Value) => string;
    readonly lateNothing: (product: Value) => string;
  };
  readonly which: {
    readonly child: (values: { age: Value; mark: Value }) => string;
    readonly unknown: (mark: Value) => string;
    readonly asks: (values: { child: Value; product: Value }) => string;
    readonly asksFor: (values: { child: Value; product: Value; what: Value }) => string;
    readonly what: string;
    readonly call: string;
    readonly callHint: string;
  };
  readonly regions: {
    readonly "US-AK": string;
    readonly "US-AL": string;
    readonly "US-AR": string;
    readonly "US-AZ": string;
    readonly "US-CA": string;
    readonly "US-CO": string;
    readonly "US-CT": string;
    readonly "US-DC": string;
    readonly "US-DE": string;
    readonly "US-FL": string;
    readonly "US-GA": string;
    readonly "US-HI": string;
    readonly "US-IA": string;
    readonly "US-ID": string;
    readonly "US-IL": string;
    readonly "US-IN": string;
    readonly "US-KS": string;
    readonly "US-KY": string;
    readonly "US-LA": string;
    readonly "US-MA": string;
    readonly "US-MD": string;
    readonly "US-ME": string;
    readonly "US-MI": string;
    readonly "US-MN": string;
    readonly "US-MO": string;
    readonly "US-MS": string;
    readonly "US-MT": string;
    readonly "US-NC": string;
    readonly "US-ND": string;
    readonly "US-NE": string;
    readonly "US-NH": string;
    readonly "US-NJ": string;
    readonly "US-NM": string;
    readonly "US-NV": string;
    readonly "US-NY": string;
    readonly "US-OH": string;
    readonly "US-OK": string;
    readonly "US-OR": string;
    readonly "US-PA": string;
    readonly "US-RI": string;
    readonly "US-SC": string;
    readonly "US-SD": string;
    readonly "US-TN": string;
    readonly "US-TX": string;
    readonly "US-UT": string;
    readonly "US-VA": string;
    readonly "US-VT": string;
    readonly "US-WA": string;
    readonly "US-WI": string;
    readonly "US-WV": string;
    readonly "US-WY": string;
    readonly "CA-AB": string;
    readonly "CA-BC": string;
    readonly "CA-MB": string;
    readonly "CA-NB": string;
    readonly "CA-NL": string;
    readonly "CA-NS": string;
    readonly "CA-NT": string;
    readonly "CA-NU": string;
    readonly "CA-ON": string;
    readonly "CA-PE": string;
    readonly "CA-QC": string;
    readonly "CA-SK": string;
    readonly "CA-YT": string;
    readonly "GB-ENG": string;
    readonly "GB-NIR": string;
    readonly "GB-SCT": string;
    readonly "GB-WLS": string;
    readonly "JP-37": string;
  };
}
