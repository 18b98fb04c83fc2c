import { ServiceError } from "../../errors.js";

/** Neither given nor on file. */
export const noAddress = () =>
  new ServiceError("INVALID_EMAIL", "email: is required, because no guardian is on file.");

/** An address shortened so that it doesn't identify a person: `g...@example.com`. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}...${email.slice(at)}`;
}

/** Whether two texts are the address of the same mailbox: in any case. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
