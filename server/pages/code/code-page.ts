import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import { textField } from "../shell/text-field.js";
import { pageForm } from "../shell/language-menu.js";

interface Form {
  action: string;
  nonce: string;
  typed: string;
  error: string | undefined;
}

export const codePage = ({ code: t }: Texts, { action, nonce, typed, error }: Form): Html =>
  html`<h1>${t.title}</h1>
    <p class="lead">${t.lead}</p>
    <form ${pageForm} method="post" action="${action}" class="card" novalidate>
      <input type="hidden" name="nonce" value="${nonce}" />
      ${textField({
        id: "code",
        label: t.label,
        hint: t.hint,
        value: typed,
        error,
        attributes: html`class="code" autocomplete="one-time-code" autocapitalize="characters"
        autocorrect="off" maxlength="20"`,
      })}
      <button class="button">${t.submit}</button>
    </form>
    <p class="hint">${t.noCode}</p>`;
