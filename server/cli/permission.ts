import { loadPolicy } from "../policy/load.js";
import { print, printJson } from "./with-services.js";
import { formatTable } from "./table.js";

/** Prints the standard permissions in the order of the catalogue. Needs no database. */
export async function listPermissions({ json }: { json?: boolean }): Promise<void> {
  const permissions = Object.values((await loadPolicy()).permissions);
  if (json) return printJson(permissions);
  print(
    formatTable(
      ["NAME", "GROUP", "MINOR", "YOUTH", "ADULT", "VERIFIED AGE", "DISCLOSES", "DIFFERS IN"],
      permissions.map(
        ({ name, group, minor, youth, adult, verifiedAge, disclosing, jurisdictions }) => [
          name,
          group,
          minor,
          youth,
          adult,
          verifiedAge === undefined ? "" : `${verifiedAge}+`,
          disclosing ? "yes" : "",
          Object.keys(jurisdictions ?? {}).join(", "),
        ],
      ),
    ),
  );
  print(
    "\nThe defaults, before anyone decides. player-on, player-off: the player decides. guardian-off: off until a guardian switches it on.",
  );
}
