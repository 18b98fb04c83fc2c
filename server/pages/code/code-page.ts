import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";

interface Form {
  action: string;
  nonce: string;
  typed: string;
  fault: string | undefined;
}

export const codePage = ({ code: t }: Texts, { action, nonce, typed, fault }: Form): Html =>
  html`<h1>${t.title}</h1>
    <p class="lead">${t.lead}</p>
    <form method="post" action="${action}" class="card" novalidate>
      <input type="hidden" name="nonce" value="${nonce}" />
      <div class="field${fault !== undefined && " has-fault"}">
        <label for="code">${t.label}</label>
        <p class="hint" id="code-hint">${t.hint}</p>
        ${fault !== undefined && html`<p class="fault" id="code-fault" role="alert">${fault}</p>`}
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
          required${fault !== undefined && html` autofocus aria-invalid="true"`}
          aria-describedby="code-hint${fault !== undefined && " code-fault"}"
        />
      </div>
      <button class="button">${t.submit}</button>
    </form>
    <p class="hint">${t.noCode}</p>`;
