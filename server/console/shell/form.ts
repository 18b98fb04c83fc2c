import { html, type Html } from "../../presentation/html.js";
import { makeNonce } from "../../pages/shell/nonce.js";
import type { Visit } from "./visit.js";

/** What a form's nonce is for: this path, in this session alone. */
export const nonceSubject = ({ browser }: Visit, path: string): string =>
  `console ${browser.browserId} ${path}`;

/** Returns a nonce for the form that is sent to a path. */
export const nonceFor = (visit: Visit, path: string): string =>
  makeNonce(visit.services, nonceSubject(visit, path), visit.now);

interface FormOptions {
  nonce?: string;
  /** Whether its fields may be longer than a few kilobytes: its page needs `takesFile`. */
  isLong?: boolean;
  page?: string;
}

/**
 * Returns a form with a nonce. `path` is where it is sent: `organisationPath` and `productPath` make one. A form that is refused
 * leads back to `page`: the page that it stands on, unless another is named.
 */
export const form = (
  visit: Visit,
  path: string,
  body: Html,
  name = "",
  { nonce = nonceFor(visit, path), isLong = false, page = visit.path }: FormOptions = {},
): Html =>
  html`<form
    method="post"
    action="${path}"
    class="${name}"
    ${isLong && html` enctype="multipart/form-data"`}
    novalidate
  >
    <input type="hidden" name="nonce" value="${nonce}" />
    <input type="hidden" name="page" value="${page}" />${body}
  </form>`;

interface FieldOptions {
  hint?: string | Html;
  /** The value at first; what was typed takes its place. */
  value?: string;
  /** Further attributes of the field. */
  attributes?: Html;
}

/** Returns the parts that all fields have: label and hint, and what is wrong with what was typed. */
function fieldAround(
  { draft }: Visit,
  name: string,
  label: string,
  { hint }: FieldOptions,
  input: (attributes: Html) => Html,
) {
  const error = draft.errors[name];
  const described = [hint !== undefined && `${name}-hint`, error !== undefined && `${name}-error`];
  const by = described.filter((id) => id !== false).join(" ");
  return html`<div class="field${error !== undefined && " has-error"}">
    <label for="${name}">${label}</label>
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error !== undefined && html`<p class="error" id="${name}-error" role="alert">${error}</p>`}
    ${input(html`${by !== "" && html` aria-describedby="${by}"`}${error !== undefined && html` aria-invalid="true" autofocus`}`)}
  </div>`;
}

/** Returns a field for a line of text, with what was typed before where the form was rejected. */
export const textInput = (
  visit: Visit,
  name: string,
  label: string,
  options: FieldOptions = {},
): Html =>
  fieldAround(
    visit,
    name,
    label,
    options,
    (by) =>
      html`<input
        id="${name}"
        name="${name}"
        value="${visit.draft.typed[name] ?? options.value ?? ""}"
        ${options.attributes}${by}
      />`,
  );

/** Returns a field for several lines of text. */
export const textArea = (
  visit: Visit,
  name: string,
  label: string,
  options: FieldOptions = {},
): Html =>
  fieldAround(
    visit,
    name,
    label,
    options,
    (by) =>
      html`<textarea id="${name}" name="${name}" ${options.attributes}${by}>
${visit.draft.typed[name] ?? options.value ?? ""}</textarea>`,
  );

/** Returns a field to choose one of some values, each with its words. */
export const selectInput = (
  visit: Visit,
  name: string,
  label: string,
  choices: readonly (readonly [value: string, words: string])[],
  options: Pick<FieldOptions, "hint" | "value"> = {},
): Html => {
  const chosen = visit.draft.typed[name] ?? options.value ?? "";
  return fieldAround(
    visit,
    name,
    label,
    options,
    (by) =>
      html`<select id="${name}" name="${name}" ${by}>
        ${choices.map(
          ([value, words]) =>
            html`<option value="${value}" ${value === chosen && html` selected`}>${words}</option>`,
        )}
      </select>`,
  );
};

/** Returns the field for the reason of an act that asks for one; false in test mode, where none does. */
export const reasonField = (visit: Visit): Html | false =>
  visit.mode === "live" &&
  textInput(visit, "reason", "Reason", {
    hint: "Why you do this. It is kept with your name.",
    attributes: html`maxlength="300" autocomplete="off"`,
  });

/** Returns a notice that something was done, where the address says so: `?done=invited`. */
export const doneNotice = (
  { query }: Visit,
  words: Readonly<Record<string, string>>,
): Html | undefined => {
  const done = query["done"];
  if (typeof done !== "string" || !Object.hasOwn(words, done)) return undefined;
  return html`<p class="done" role="status">${words[done]}</p>`;
};
