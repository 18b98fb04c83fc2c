import { ServiceError } from "./errors.js";

/** No address was given and none is on file. */
export const noAddress = () => new ServiceError("INVALID_EMAIL", "email: is required, for no guardian is on file.");

/** An address that says where a mail went and not to whom: `g…@example.com`. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
