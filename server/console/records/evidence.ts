import { evidenceAt, evidenceFile } from "../../actions/ledger/prove.js";
import { readCheckpoint } from "../../domain/ledger/checkpoint.js";
import type { Entry } from "../../domain/ledger/entry.js";
import { faultOfEvidence, readEvidence, type Evidence } from "../../domain/ledger/evidence.js";
import { field } from "../../pages/shell/form.js";
import type { PageRequest } from "../../pages/shell/page.js";
import { Refusal } from "../../pages/shell/refusal.js";
import { html } from "../../presentation/html.js";
import { actorOfEntry, entryText } from "../../presentation/recorded-text.js";
import { ledgerSize } from "../../store/ledger/queries.js";
import { nonceFor } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import { time } from "../shell/list.js";
import type { Show, Submit } from "../shell/room.js";
import { mayAct, productPath, type ProductVisit } from "../shell/visit.js";

type OfEntry = PageRequest<"index">;

/** Returns the evidence of an entry of the organisation's own ledger. One that is not there, or was erased, does not exist. */
async function requireEvidence(
  { services, context }: ProductVisit,
  { params }: OfEntry,
): Promise<Evidence> {
  const index = /^\d{1,15}$/.test(params.index) ? Number(params.index) : Infinity;
  const isThere = index < (await ledgerSize(services.store, context.tenancy));
  const found = isThere ? await evidenceAt(services, { ...context.tenancy, index }) : undefined;
  if (!found) throw new Refusal("unknownPage");
  return found;
}

/** Shows an entry of the ledger with all that proves it. */
export const showEvidence: Show<"index"> = async (visit, request, response) => {
  const evidence = await requireEvidence(visit, request);
  const entry = evidence.entry as unknown as Entry;
  const fault = faultOfEvidence(evidence);
  sendConsolePage(visit, response, {
    title: `Entry ${evidence.index}`,
    body: html`<h1>Entry ${evidence.index} of the ledger</h1>
      <p class="lead">${entryText(entry)}</p>
      <p>${time(Date.parse(entry.at))}, by ${actorOfEntry(entry)}.</p>
      ${
        fault === undefined
          ? html`<p class="done">
              The proof holds: the entry is in the checkpoint of
              ${readCheckpoint(evidence.checkpoint)?.size} entries that this service has signed.
            </p>`
          : html`<p class="error" role="alert">The proof does not hold: ${fault}</p>`
      }
      ${mayAct(visit, "records:decide") && html`<p><a class="button second" href="${productPath(visit, `/records/evidence/${evidence.index}/file`)}" download>Download the evidence</a></p>`}
      <h2>As it was recorded</h2>
      <pre class="note" tabindex="0">${JSON.stringify(evidence.entry, null, 2)}</pre>
      <h2>Checkpoint</h2>
      <pre class="note" tabindex="0">${evidence.checkpoint}</pre>`,
  });
};

/** Sends the evidence as a file, which `kinward ledger check` and this console check without the database. */
export const sendEvidence: Show<"index"> = async (visit, request, response) => {
  const evidence = await requireEvidence(visit, request);
  response
    .set("Cache-Control", "no-store")
    .attachment(`kinward-evidence-${evidence.index}.json`)
    .type("json")
    .send(await evidenceFile(visit.services, evidence));
};

export const showCheck: Show = (visit, _request, response) => {
  const error = visit.draft.errors["file"];
  sendConsolePage(visit, response, {
    title: "Check an evidence file",
    body: html`<h1>Check an evidence file</h1>
      <p class="lead">
        The file is checked as it is, with the keys that this service has published for the ledger
        of ${visit.organisation} in ${visit.mode} mode. It is not kept.
      </p>
      <form
        method="post"
        enctype="multipart/form-data"
        action="${visit.path}"
        class="card"
        novalidate
      >
        <input type="hidden" name="nonce" value="${nonceFor(visit, visit.path)}" />
        <div class="field${error !== undefined && " has-error"}">
          <label for="file">File</label>
          ${error !== undefined && html`<p class="error" id="file-error" role="alert">${error}</p>`}
          <input id="file" type="file" name="file" accept="application/json,.json" required />
        </div>
        <button class="button">Check</button>
      </form>`,
  });
};

/** Says whether an uploaded file proves an entry of this ledger. */
export const check: Submit = async (_tx, visit, request) => {
  const read = readFile(field(request, "file"));
  if (typeof read === "string") return { errors: { file: read } };
  const keys = await visit.services.checkpoints.verifierKeys(visit.context.tenancy);
  const fault =
    faultOfEvidence(read) ??
    (keys.some((key) => key.trim() === read.key.trim())
      ? undefined
      : "its key is none of this ledger's.");
  if (fault !== undefined) return { errors: { file: `The file proves nothing: ${fault}` } };
  const entry = read.entry as unknown as Entry;
  return (response) =>
    sendConsolePage(visit, response, {
      title: "The file holds",
      body: html`<h1>The file holds</h1>
        <p class="done" role="status">
          Entry ${read.index} of the ledger is what the file says. ${entryText(entry)}
        </p>
        <pre class="note" tabindex="0">${JSON.stringify(read.entry, null, 2)}</pre>
        <p><a class="button second" href="${visit.path}">Check another file</a></p>`,
    });
};

function readFile(text: string): Evidence | string {
  if (text === "") return "Choose a file.";
  try {
    return readEvidence(text);
  } catch (error) {
    if (error instanceof SyntaxError) return `This is not an evidence file. ${error.message}`;
    throw error;
  }
}
