import type { Rotation } from "../ops/rotate-secret.js";
import { rotateSecret } from "../ops/rotate-secret.js";
import { readSecretStatus, type Need, type SecretStatus } from "../ops/secret-status.js";
import { CommandError } from "./command-error.js";
import { asInstant, print, printJson, withServices } from "./with-services.js";
import { operator } from "./record-operation.js";
import { formatTable } from "./table.js";

/** Prints the ids of the listed secrets and what still needs each. */
export const showSecrets = ({ json }: { json?: boolean }) =>
  withServices(async (services) => {
    const secrets = await readSecretStatus(services);
    if (json) return printJson(secrets.map(asJson));
    print(secrets.map((secret) => describe(secret, services.clock.now())).join("\n\n"));
  });

const asJson = ({ since, replacedAt, endsAt, needs, ...secret }: SecretStatus) => ({
  ...secret,
  since: asInstant(since),
  replacedAt: asInstant(replacedAt),
  endsAt: asInstant(endsAt),
  needs: needs.map((need) => ({ ...need, endsAt: asInstant(need.endsAt) })),
});

function describe(secret: SecretStatus, now: number): string {
  const { id, isNewest, isListed, needs } = secret;
  const names = [isNewest ? "the newest" : "older", ...(isListed ? [] : ["not listed"])];
  const rows = needs.map(({ column, rows, endsAt }: Need) => [
    ...[column, String(rows), endsAt === null ? "" : `until ${asInstant(endsAt)}`],
  ]);
  return [
    `${id}  ${names.join(", ")}`,
    ...(rows.length === 0 ? [] : [formatTable(["NEEDED BY", "ROWS", ""], rows)]),
    ...(isNewest ? [] : [verdictOn(secret, now)]),
  ].join("\n");
}

function verdictOn({ isListed, replacedAt, endsAt, needs }: SecretStatus, now: number): string {
  if (!isListed && needs.length > 0)
    return "It is not listed, so what needs it cannot be read: list it again.";
  if (replacedAt === null && needs.length > 0)
    return "Run `kinward secret rotate`, once every process lists a newer one first.";
  if (endsAt === null && needs.length > 0)
    return "It is still needed: run `kinward secret rotate` again.";
  if (endsAt !== null && endsAt > now)
    return `It can be removed from KINWARD_SECRET from ${asInstant(endsAt)} on.`;
  return "Nothing needs it: it can be removed from KINWARD_SECRET.";
}

export interface RotateOptions {
  now?: boolean;
  json?: boolean;
}

/** The number of values after which a table reports progress. */
const EVERY = 10_000;

/** Moves everything to the newest secret, and prints when the older ones can be removed. */
export const rotate = ({ now: isHasty = false, json }: RotateOptions) =>
  withServices(async (services) => {
    const began = performance.now();
    const done = new Map<string, number>();
    const { operator: name } = operator();
    const rotation = await rotateSecret(services, {
      actor: `operator:${name}`,
      isHasty,
      onProgress: (table, changed) => {
        const before = done.get(table) ?? 0;
        done.set(table, before + changed);
        if (Math.floor((before + changed) / EVERY) > Math.floor(before / EVERY))
          process.stderr.write(`${table}: ${before + changed}\n`);
      },
    });
    const seconds = Math.round(performance.now() - began) / 1000;
    if (json)
      printJson({
        changed: Object.fromEntries(done),
        seconds,
        ended: rotation.ended,
        secrets: rotation.secrets.map(asJson),
      });
    else print(summaryOf(rotation, done, seconds, services.clock.now()));
    failWhereUnreadable(rotation);
  });

function summaryOf(
  { secrets, ended }: Rotation,
  done: ReadonlyMap<string, number>,
  seconds: number,
  now: number,
): string {
  const all = [...done.values()].reduce((sum, changed) => sum + changed, 0);
  const older = secrets.filter(({ isNewest }) => !isNewest);
  return [
    ...[...done].map(([table, changed]) => `${table}: ${changed}`),
    all === 0
      ? "Everything was under the newest secret already."
      : `${all} values brought under the newest secret in ${seconds} s.`,
    ...older.map((secret) =>
      ended.includes(secret.id)
        ? `${secret.id}: nothing needs it any longer. Remove it from KINWARD_SECRET and restart.`
        : `${secret.id}: ${verdictOn(secret, now)}`,
    ),
  ].join("\n");
}

function failWhereUnreadable({ unreadable }: Rotation): void {
  if (unreadable.size === 0) return;
  const tables = [...unreadable].map(([table, texts]) => `${table} (${texts})`).join(", ");
  throw new CommandError(
    `Some encrypted values cannot be opened with any listed secret, and stayed as they are: ${tables}. List the secret that they need, or restore those rows from a backup.`,
  );
}
