// Runs where a person leaves for a provider and where they come back, and proves that one window did both.
const NAME = "kinward-window";
const form = document.querySelector("form[data-window]");

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

function makeKey() {
  const made = hex(window.crypto.getRandomValues(new Uint8Array(32)));
  window.sessionStorage.setItem(NAME, made);
  return made;
}

async function leave() {
  const key = window.sessionStorage.getItem(NAME) ?? makeKey();
  const hash = await window.crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  form.elements.namedItem("windowHash").value = hex(new Uint8Array(hash));
  if (form.dataset.window === "leave-now") form.requestSubmit(form.querySelector("[name=method]"));
}

function comeBack() {
  form.elements.namedItem("windowKey").value = window.sessionStorage.getItem(NAME) ?? "";
  form.requestSubmit();
}

// Insecure contexts can't hash, so the person is given a code, as without a script.
if (window.isSecureContext) void (form.dataset.window === "return" ? comeBack() : leave());
