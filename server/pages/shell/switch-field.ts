import { html, type Html } from "../../presentation/html.js";

/** Returns a checkbox that looks like a switch, with its label and, if there is one, a hint. */
export const switchField = ({
  name,
  value = "yes",
  label,
  hint,
  isOn,
  isPlain = false,
}: Readonly<{
  name: string;
  value?: string;
  label: string | Html;
  hint?: string | Html | undefined;
  isOn: boolean;
  /** Without a line around it. */
  isPlain?: boolean;
}>): Html =>
  html`<label class="switch${isPlain && " plain"}"
    ><span>${label}${hint !== undefined && html`<small>${hint}</small>`}</span
    ><input type="checkbox" role="switch" name="${name}" value="${value}" ${isOn && html` checked`}
  /></label> `;
