// Runs on the console's pages that make or use a passkey: asks the browser for it, and sends the form with it.
const toBytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
const toText = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const descriptors = (list = []) => list.map((one) => ({ ...one, id: toBytes(one.id) }));

async function create(options) {
  const credential = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: toBytes(options.challenge),
      user: { ...options.user, id: toBytes(options.user.id) },
      excludeCredentials: descriptors(options.excludeCredentials),
    },
  });
  const { response } = credential;
  return [
    credential,
    {
      clientDataJSON: toText(response.clientDataJSON),
      attestationObject: toText(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  ];
}

async function use(options) {
  const credential = await navigator.credentials.get({
    publicKey: {
      ...options,
      challenge: toBytes(options.challenge),
      allowCredentials: descriptors(options.allowCredentials),
    },
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = credential.response;
  return [
    credential,
    {
      clientDataJSON: toText(clientDataJSON),
      authenticatorData: toText(authenticatorData),
      signature: toText(signature),
      ...(userHandle && { userHandle: toText(userHandle) }),
    },
  ];
}

for (const part of document.querySelectorAll("[data-passkey]")) {
  const form = part.closest("form");
  const button = part.querySelector("button");
  const failure = part.querySelector("[data-failure]");
  button.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    failure.hidden = true;
    button.disabled = true;
    try {
      const ask = part.dataset.passkey === "create" ? create : use;
      const [{ id, type }, response] = await ask(JSON.parse(part.dataset.options));
      form.elements.namedItem("credential").value = JSON.stringify({
        ...{ id, rawId: id, type, clientExtensionResults: {} },
        response,
      });
      form.submit();
    } catch {
      failure.hidden = false;
      button.disabled = false;
    }
  });
}
