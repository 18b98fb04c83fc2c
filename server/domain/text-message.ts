// Text messages to telephones.

export type SendText = (message: Readonly<{ to: string; text: string }>) => Promise<void>;

/** The number takes no texts, now and later. */
export class TextRefused extends Error {
  override readonly name = "TextRefused";
  readonly code: string;
  constructor(code: number) {
    super("the number takes no texts");
    this.code = `SMS_${code}`;
  }
}

/** Returns a number as it is dialled from abroad: `+18005550100`; undefined where it is none, or has no country. */
export function readTelephone(typed: string): string | undefined {
  const number = typed.replace(/[\s().\u2010-\u2015-]/g, "").replace(/^00/, "+");
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined;
}
