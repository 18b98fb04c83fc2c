import type { Config } from "../config.js";
import { CommandError } from "./command-error.js";

/** Returns why the service could not start, in a sentence where its address is the reason. */
export const cannotListen = (
  { host, port }: Pick<Config, "host" | "port">,
  error: NodeJS.ErrnoException,
): Error =>
  // A cluster reports "bind".
  error.syscall === "listen" || error.syscall === "bind"
    ? new CommandError(
        `Cannot listen on ${host}:${port} (${error.code}). Set HOST and PORT to an address that is free.`,
      )
    : error;
