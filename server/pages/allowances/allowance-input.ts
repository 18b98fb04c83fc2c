// The field of an allowance, on the consent page and on the child's page.
import type { ProductAllowance, ProductConfig } from "../../domain/product.js";
import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import { allowanceText, allowanceTitle } from "../../presentation/allowance-text.js";

export { allowanceText, allowanceTitle };

type Asked = Pick<ProductConfig, "allowances" | "spending" | "locale">;

function bounds(
  product: Asked,
  allowance: ProductAllowance,
  texts: Texts,
): Readonly<{ min: string; max: string }> | undefined {
  if (allowance.type === "selection") return undefined;
  const textOf = (value: number) => allowanceText(product, allowance.name, value, texts);
  return { min: textOf(allowance.min), max: textOf(allowance.max) };
}

/** Returns the message for an answer that the question does not accept. */
export function allowanceError(product: Asked, allowance: ProductAllowance, texts: Texts): string {
  const range = bounds(product, allowance, texts);
  return range ? texts.allowances.outOfRange(range) : texts.allowances.notAnOption;
}

/** Returns the field of an allowance, with its label, bounds and error. Its name is `id`. */
export function allowanceInput(
  product: Asked,
  allowance: ProductAllowance,
  { id, typed, isWrong }: { id: string; typed: string; isWrong: boolean },
  texts: Texts,
): Html {
  const range = bounds(product, allowance, texts);
  const described = [range && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(" ");
  const attributes = html`id="${id}"
  name="${id}"${described !== "" && html` aria-describedby="${described}"`}${isWrong && html` aria-invalid="true"`}`;
  return html`<div class="field${isWrong && " has-error"}">
    <label for="${id}" dir="auto">${allowanceTitle(product, allowance.name, texts)}</label>
    ${range && html`<p class="hint" id="${id}-hint">${texts.allowances.range(range)}</p>`}
    ${isWrong && html`<p class="error" id="${id}-error">${allowanceError(product, allowance, texts)}</p>`}
    ${
      allowance.type === "numerical"
        ? html`<input
            ${attributes}
            class="short"
            value="${typed}"
            inputmode="${allowance.min < 0 ? "text" : "numeric"}"
            maxlength="16"
          />`
        : html`<select ${attributes}>
            ${allowance.options.map(
              (option) =>
                html`<option value="${option}" ${option === typed && html` selected`}>
                  ${allowanceText(product, allowance.name, option, texts)}
                </option>`,
            )}
          </select>`
    }
  </div>`;
}
