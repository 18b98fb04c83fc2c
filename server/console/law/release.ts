import { Refusal } from "../../pages/shell/refusal.js";
import { diffPolicies } from "../../policy/diff.js";
import { PolicyError } from "../../policy/load.js";
import { releaseOf } from "../../policy/release.js";
import type { Policy } from "../../policy/types.js";
import { html, type Html } from "../../presentation/html.js";
import { acceptRelease } from "../../products/accept-release.js";
import type { Db } from "../../store/engine/db.js";
import { form, reasonField } from "../shell/form.js";
import { filterOf, sendList } from "../shell/list.js";
import { keepReason } from "../shell/record-act.js";
import type { Show, Submit } from "../shell/room.js";
import { authorOf, mayAct, type ProductVisit } from "../shell/visit.js";
import { lawPath } from "./law-page.js";

/** Returns the policy of a release that this database or software has. */
export async function requireRelease(
  db: Db,
  { services }: ProductVisit,
  release: string,
): Promise<Policy> {
  const found = await services.releases.find(db, release).catch((error: unknown) => {
    if (error instanceof PolicyError) return undefined;
    throw error;
  });
  if (!found) throw new Refusal("unknownPage");
  return found;
}

/** Shows how a release differs from the current one, and lets an operator accept it. */
export const showRelease: Show<"release"> = async (visit, request, response) => {
  const { release } = request.params;
  const policy = await requireRelease(visit.services.store, visit, release);
  const counts = releaseOf(visit.context.policy);
  const place = filterOf(visit, "place").toUpperCase();
  const rows = diffPolicies(visit.context.policy, policy)
    .filter((one) => place === "" || one.place === place)
    .flatMap((one) => one.changes.map((change, at) => ({ ...one, change, at })));
  sendList(visit, response, {
    title: `Release ${release}`,
    name: "release",
    rows,
    columns: [
      { title: "Place", cell: (row) => row.place },
      { title: "Change", cell: ({ change }) => change },
    ],
    keyOf: (row) => `${row.place} ${row.at}`,
    lead: html`<p class="lead">
        ${
          release === counts
            ? `This release counts in ${visit.mode} mode.`
            : `What it says otherwise than ${counts}, which counts in ${visit.mode} mode.`
        }
      </p>
      <p>
        <a href="${lawPath(visit, `/impact?release=${release}`)}"
          >What it would change in sessions</a
        >
      </p>
      ${release !== counts && accepting(visit, release)}`,
    filters: [{ name: "place", label: "Place, such as US-CA" }],
    empty: release === counts || place === "" ? "They say the same." : "Nothing matches.",
  });
};

function accepting(visit: ProductVisit, release: string): Html | false {
  const { product, mode } = visit;
  if (product.acceptedReleases === null)
    return html`<p>
      The product takes up each release by itself, so that there is nothing to accept.
    </p>`;
  const path = lawPath(visit, `/releases/${release}`);
  return (
    mayAct(visit, "law:decide") &&
    form(
      visit,
      `${path}/accept`,
      html`${reasonField(visit)} <button class="button">Accept it in ${mode} mode</button>`,
      "card",
    )
  );
}

/** Lets a release count for the product in the mode of the page. */
export const accept: Submit<"release"> = async (tx, visit, request) => {
  const { release } = request.params;
  const policy = await requireRelease(tx, visit, release);
  const { services, product, mode, now } = visit;
  const page = lawPath(visit, `/releases/${release}`);
  if (product.acceptedReleases === null || product.acceptedReleases[mode] === release)
    return { errors: { act: "There is nothing to accept." }, page };
  await acceptRelease(
    tx,
    { ...services, now },
    { policy, shown: [product], modes: [mode] },
    authorOf(visit),
  );
  const target = `product:${product.productId}` as const;
  await keepReason(tx, visit, { action: "law-accepted", target });
  return lawPath(visit, "?done=accepted");
};
