import { html, type Html } from "../../presentation/html.js";
import { dateText, localMomentText } from "../../presentation/times.js";
import { listRememberedBrowsers } from "../../store/guardians/sign-ins.js";
import type { FamilyVisit } from "./signed-in.js";

/**
 * Lists the devices that remember this guardian; undefined where there are none. `zone` is that of their first child, if known.
 */
export async function rememberedDevices(
  family: FamilyVisit,
  zone: string | undefined,
): Promise<Html | undefined> {
  const { services, browserSession, texts, now } = family;
  const { family: t } = texts;
  const devices = await listRememberedBrowsers(services.store, { ...browserSession, now });
  if (devices.length === 0) return undefined;
  const day = (at: number) =>
    zone === undefined ? localMomentText(at, "UTC", texts) : dateText(at, texts, zone);
  return html`<section class="card" aria-labelledby="devices">
    <h2 id="devices">${t.devices}</h2>
    <ul class="points">
      ${devices.map(
        ({ visitId, device, lastSeenAt, rememberedUntil }) =>
          html`<li>
            <strong>${device === "" ? t.unknownDevice : device}</strong>
            ${visitId === browserSession.visitId && html`<span class="tag">${t.thisDevice}</span>`}<br /><small
              class="hint"
              >${t.deviceUse({ last: day(lastSeenAt), until: day(rememberedUntil ?? now) })}</small
            >
          </li>`,
      )}
    </ul>
    <p class="hint">${t.devicesHint}</p>
  </section>`;
}
