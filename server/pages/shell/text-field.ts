import { html, type Html } from "../../presentation/html.js";

/**
 * Returns the only text field of a form, with its label and hint. An error is announced and the field has the focus. Its name
 * is `id`.
 */
export const textField = ({
  id,
  label,
  hint,
  value,
  error,
  attributes,
  isRequired = true,
}: {
  id: string;
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  /** Further attributes of the input: its type, length and keyboard. */
  attributes: Html;
  isRequired?: boolean;
}): Html => {
  const isWrong = error !== undefined;
  return html`<div class="field${isWrong && " has-error"}">
    <label for="${id}">${label}</label>
    <p class="hint" id="${id}-hint">${hint}</p>
    ${isWrong && html`<p class="error" id="${id}-error" role="alert">${error}</p>`}
    <input
      id="${id}"
      name="${id}"
      value="${value}"
      ${attributes}
      spellcheck="false"
      ${isRequired && html` required`}${isWrong && html` autofocus aria-invalid="true"`}
      aria-describedby="${id}-hint${isWrong && ` ${id}-error`}"
    />
  </div>`;
};
