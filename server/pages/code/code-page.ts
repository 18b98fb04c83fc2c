import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";

interface Form {
  action: string;
  nonce: string;
  typed: string;
  error: string | undefined;
}

export const codePage = ({ code: t }: Texts, { action, nonce, typed, error }: Form): Html =>
  html`<h1>${t.title}</h1>
    <p class="lead">${t.lead}</p>
    <form method="post" action="${action}" class="card" novalidate>
      <input type="hidden" name="nonce" value="${nonce}" />
      <div class="field${error !== undefined && " has-error"}">
        <label for="code">${t.label}</label>
        <p class="hint" id="code-hint">${t.hint}</p>
        ${error !== undefined && html`<p class="error" id="code-error" role="alert">${error}</p>`}
        <input
          id="code"
          name="code"
          value="${typed}"
          class="code"
          autocomplete="one-time-code"
          autocapitalize="characters"
          autocorrect="off"
          spellcheck="false"
          maxlength="20"
          required${error !== undefined && html` autofocus aria-invalid="true"`}
          aria-describedby="code-hint${error !== undefined && " code-error"}"
        />
      </div>
      <button class="button">${t.submit}</button>
    </form>
    <p class="hint">${t.noCode}</p>`;
