// Limits of play time, and what children ask for beyond them.
export const schedule = {
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
  breaks: "Breaks",
  breaksHint:
    "The child gets a reminder after playing this long without a 15-minute break. Leave it empty for no reminders.",
  interval: "A reminder every",
  save: "Save limits",
  cancel: "Back without saving",
  errors: {
    limit: "Enter a time from 0 to 24 hours, such as 90 or 1h30, or leave the day empty.",
    interval: "Enter a time from 5 minutes to 8 hours, such as 45, or leave it empty.",
    name: "Enter a name of up to 100 characters.",
    days: "Choose at least one day.",
    time: "Enter a time such as 20:30.",
    sameTime: "Choose an end time that is different from the start time.",
    tooMany: "You can add quiet hours up to 20 times.",
  },
};

export const override = {
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
};
