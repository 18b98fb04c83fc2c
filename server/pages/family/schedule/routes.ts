import type { Response } from "express";

import { setSchedule } from "../../../actions/screentime/set-schedule.js";
import type { ServiceContext } from "../../../context.js";
import { readSchedule } from "../../../domain/screentime/schedule.js";
import { findScreentime } from "../../../store/screentime.js";
import { lockSession } from "../../../store/sessions.js";
import { field } from "../../shell/form.js";
import { html } from "../../../presentation/html.js";
import { leadTo, sendPage } from "../../shell/layout.js";
import { findFamilyRoute, routeHeader, sessionPath, type FamilyRoute } from "../family-route.js";
import { familyNonce, forFamily, pageOf, spendFamilyNonce } from "../signed-in.js";
import { check, draftOf, edit, enforcementOf, readDraft, type Draft, type Fault } from "./draft.js";
import { faultSummary, scheduleForm, zoneForm } from "./schedule-page.js";
import type { PageHandler } from "../../shell/page.js";

const subjectOf = ({ care }: FamilyRoute) => `schedule ${care.sessionId}`;

async function keptDraft({ context, view }: FamilyRoute): Promise<Draft> {
  const { sessionId, jurisdiction } = view.session;
  const { enforcement } = await findScreentime(context.db, sessionId, context.now);
  return draftOf(enforcement, jurisdiction);
}

export const showSchedule: PageHandler<"sessionId"> = forFamily(
  async (family, request, response) => {
    const { services } = family;
    const route = await findFamilyRoute(family, request);
    sendForm(services, response, route, { draft: await keptDraft(route) });
  },
);

/** Saves the schedule, or does to the form what another of its buttons says. */
export const changeSchedule: PageHandler<"sessionId"> = forFamily(
  async (family, request, response) => {
    const { services } = family;
    const route = await findFamilyRoute(family, request);
    const { sessionId } = route.care;
    const { timezone } = await keptDraft(route);
    const typed = readDraft(request, timezone);
    const act = field(request, "do");
    const { draft, faults } =
      act === "save"
        ? check(typed)
        : { draft: edit(typed, act, family.texts.schedule.firstName), faults: [] };
    const isSaved = act === "save" && faults.length === 0;
    await services.store.write(async (tx) => {
      const startAt = `/family/sessions/${sessionId}/schedule`;
      await spendFamilyNonce(tx, family, request, subjectOf(route), startAt);
      if (!isSaved) return;
      const context = { ...route.context, db: tx };
      const { enabled, schedule } = enforcementOf(draft);
      const session = await lockSession(tx, context.scope, { sessionId });
      await setSchedule(tx, context, session, { enabled, schedule: readSchedule(schedule) });
    });
    if (isSaved) return leadTo(response, `${sessionPath(route)}?done=schedule`);
    sendForm(services, response, route, { draft, faults, isZoneStep: act === "zones" });
  },
);

function sendForm(
  services: ServiceContext,
  response: Response,
  route: FamilyRoute,
  {
    draft,
    faults = [],
    isZoneStep = false,
  }: { draft: Draft; faults?: readonly Fault[]; isZoneStep?: boolean },
): void {
  const { family } = route;
  const { schedule: t } = family.texts;
  const title = isZoneStep ? t.timezone : t.title;
  const form = { nonce: familyNonce(family, subjectOf(route)), draft, faults };
  sendPage(services, response, {
    ...pageOf(family),
    title,
    status: faults.length > 0 ? 422 : 200,
    hasFaults: faults.length > 0,
    body: html`${faults.length > 0 && faultSummary(family.texts, faults)}
    ${routeHeader(route, title, { isDeep: true })}
    ${isZoneStep ? zoneForm(route, form) : scheduleForm(route, form)}`,
  });
}
