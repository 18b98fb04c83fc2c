import { html, type Html } from "../../presentation/html.js";

/**
 * Returns a text field with its label and hint. An error is announced, and takes the focus where no summary of the page does.
 * Its name is `id`.
 */
export const textField = ({
  id,
  label,
  hint,
  value,
  error,
  attributes,
  isRequired = true,
  takesFocus = true,
}: {
  id: string;
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  /** Further attributes of the input: its type, length and keyboard. */
  attributes: Html;
  isRequired?: boolean;
  takesFocus?: boolean;
}): Html => {
  const isWrong = error !== undefined;
  const described = [hint !== undefined && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean);
  return html`<div class="field${isWrong && " has-error"}">
    <label for="${id}">${label}</label>
    ${hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`}
    ${isWrong && html`<p class="error" id="${id}-error" role="alert">${error}</p>`}
    <input
      id="${id}"
      name="${id}"
      value="${value}"
      ${attributes}
      spellcheck="false"
      ${isRequired && html` required`}${isWrong && takesFocus && html` autofocus`}${isWrong && html` aria-invalid="true"`}
      ${described.length > 0 && html`aria-describedby="${described.join(" ")}"`}
    />
  </div>`;
};

/** The attributes of a field for an email address. */
export const emailAttributes = html`type="email" autocomplete="email" inputmode="email"
autocapitalize="none" maxlength="254"`;
