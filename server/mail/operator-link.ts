// Emails to operators of the console, in English as the console is.
import type { Texts } from "../presentation/texts/index.js";
import { layOutMail } from "./mail-layout.js";

/** Signs an operator in to the console. Names no organisation, because anyone can type the address. */
export const operatorSignIn = (texts: Texts, { url }: { url: string }) =>
  layOutMail(texts, {
    subject: "Sign in to the Kinward console",
    product: undefined,
    opening: ["Use this link to sign in to the Kinward console."],
    button: "Sign in",
    url,
    closing: [
      "The link works once, for 15 minutes.",
      "If you did not ask for it, ignore this email. Nobody can sign in without the link.",
    ],
  });

/** Invites a person to the console of an organisation. */
export const operatorInvitation = (
  texts: Texts,
  { url, organisation, role }: { url: string; organisation: string; role: string },
) =>
  layOutMail(texts, {
    subject: `Join ${organisation} in the Kinward console`,
    product: undefined,
    opening: [
      `You are invited to the Kinward console of ${organisation}, as ${role}. Use this link to join.`,
    ],
    button: "Join",
    url,
    closing: [
      "The link works once, for 24 hours.",
      "If you do not know why you got this email, ignore it.",
    ],
  });
