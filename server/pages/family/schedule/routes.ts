import type { Request, Response } from "express";

import { setSchedule } from "../../../actions/screentime/set-schedule.js";
import { rememberChange } from "../../../actions/session/decide-for-child.js";
import type { ServiceContext } from "../../../context.js";
import { readSchedule } from "../../../domain/screentime/schedule.js";
import { findScreentime } from "../../../store/screentime/queries.js";
import { lockSession } from "../../../store/sessions/queries.js";
import { field } from "../../shell/form.js";
import { html } from "../../../presentation/html.js";
import { redirectTo, sendPage } from "../../shell/layout.js";
import { findFamilyRoute, routeHeader, sessionPath, type FamilyRoute } from "../family-route.js";
import { lawLimits } from "../law-limits.js";
import { keptNotice, restoreForm, showAgain } from "../kept-form.js";
import {
  familyNonce,
  forFamily,
  pageOf,
  consumeFamilyNonce,
  type FamilyVisit,
} from "../signed-in.js";
import {
  check,
  draftOf,
  edit,
  enforcementOf,
  readScheduleForm,
  type Draft,
  type ScheduleError,
} from "./draft.js";
import { scheduleErrors, scheduleForm, zoneForm } from "./schedule-page.js";
import type { PageHandler } from "../../shell/page.js";

const subjectOf = ({ guarded }: FamilyRoute) => `schedule ${guarded.sessionId}`;

async function keptDraft({ context, view }: FamilyRoute): Promise<Draft> {
  const { sessionId, jurisdiction } = view.session;
  const { enforcement } = await findScreentime(context.db, sessionId, context.now);
  return draftOf(enforcement, jurisdiction);
}

export const showSchedule: PageHandler<"sessionId"> = forFamily(
  async (family, request, response) => {
    const { services } = family;
    const route = await findFamilyRoute(family, request);
    const saved = await keptDraft(route);
    const kept = await restoreForm(family, request);
    if (!kept) return sendForm(services, response, route, { draft: saved, errors: [] });
    const { act, draft, errors } = readForm(family, request, saved);
    const isZoneStep = act === "zones";
    sendForm(services, response, route, { draft, errors, isZoneStep, kept });
  },
);

/** Returns the form after its button was pressed: checked, or edited. */
function readForm({ texts }: FamilyVisit, request: Request, { timezone }: Draft) {
  const typed = readScheduleForm(request, timezone);
  const act = field(request, "do");
  return act === "save"
    ? { act, ...check(typed) }
    : {
        act,
        draft: edit(typed, act, texts.schedule.firstName, texts.schedule.presetNames),
        errors: [],
      };
}

/** Saves the schedule, or edits the form as its button says. */
export const changeSchedule: PageHandler<"sessionId"> = forFamily(
  async (family, request, response) => {
    const route = await findFamilyRoute(family, request);
    const { sessionId } = route.guarded;
    const { act, draft, errors } = readForm(family, request, await keptDraft(route));
    const isSaved = act === "save" && errors.length === 0;
    await family.services.store.write(async (tx) => {
      const startAt = `/family/sessions/${sessionId}/schedule`;
      await consumeFamilyNonce(tx, family, request, subjectOf(route), startAt);
      if (!isSaved) return;
      const context = { ...route.context, db: tx };
      const { enabled, schedule } = enforcementOf(draft);
      const session = await lockSession(tx, context.scope, { sessionId });
      const { enforcement } = await findScreentime(tx, sessionId, context.now);
      await setSchedule(
        tx,
        context,
        session,
        { enabled, schedule: readSchedule(schedule) },
        { by: "family-pages", guardian: family.browserSession.addressHash },
      );
      const after = await findScreentime(tx, sessionId, context.now);
      if (JSON.stringify(after.enforcement) === JSON.stringify(enforcement)) return;
      const was = enforcement ?? null;
      await rememberChange(tx, context, { sessionId }, { what: "schedule", was });
    });
    if (isSaved) return redirectTo(response, `${sessionPath(route)}?done=schedule`);
    await showAgain(family, request, response);
  },
);

function sendForm(
  services: ServiceContext,
  response: Response,
  route: FamilyRoute,
  {
    draft,
    errors,
    isZoneStep = false,
    kept,
  }: {
    draft: Draft;
    errors: readonly ScheduleError[];
    isZoneStep?: boolean;
    kept?: { isRejected: boolean };
  },
): void {
  const { family } = route;
  const { schedule: t } = family.texts;
  const title = isZoneStep ? t.timezone : t.title;
  const byLaw = lawLimits({ context: route.context, texts: family.texts }, route.view.session);
  const form = { nonce: familyNonce(family, subjectOf(route)), draft, errors };
  sendPage(services, response, {
    ...pageOf(family),
    title,
    hasErrors: errors.length > 0,
    body: html`${keptNotice(family.texts, kept)}
    ${errors.length > 0 && scheduleErrors(family.texts, errors)}
    ${routeHeader(route, title, { isDeep: true })}
    ${byLaw && !isZoneStep && html`<section class="card">${byLaw}</section>`}
    ${isZoneStep ? zoneForm(route, form) : scheduleForm(route, form)}`,
  });
}
