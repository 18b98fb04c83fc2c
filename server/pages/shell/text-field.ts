import { html, type Html } from "../../presentation/html.js";

/**
 * Returns a text field with its label and hint. An error is announced, and the field has the focus, unless a summary of errors
 * on the page does both. Its name is `id`.
 */
export const textField = ({
  id,
  label,
  hint,
  value,
  error,
  attributes,
  isRequired = true,
  hasSummary = false,
}: {
  id: string;
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  /** Further attributes of the input: its type, length and keyboard. */
  attributes: Html;
  isRequired?: boolean;
  hasSummary?: boolean;
}): Html => {
  const isWrong = error !== undefined;
  const isAnnounced = isWrong && !hasSummary;
  const described = [hint !== undefined && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean);
  return html`<div class="field${isWrong && " has-error"}">
    <label for="${id}">${label}</label>
    ${hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`}
    ${isWrong && html`<p class="error" id="${id}-error" ${isAnnounced && html` role="alert"`}>${error}</p>`}
    <input
      id="${id}"
      name="${id}"
      value="${value}"
      ${attributes}
      spellcheck="false"
      ${isRequired && html` required`}${isAnnounced && html` autofocus`}${isWrong && html` aria-invalid="true"`}
      ${described.length > 0 && html`aria-describedby="${described.join(" ")}"`}
    />
  </div>`;
};

/** The attributes of a field for an email address. */
export const emailAttributes = html`type="email" autocomplete="email" inputmode="email"
autocapitalize="none" maxlength="254"`;
