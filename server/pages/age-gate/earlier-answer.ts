// Keeps a browser from answering again at once: a child who may not go on would try an older age.
import type { Request, Response } from "express";

import { DAY_MS } from "../../lib/dates.js";
import { guessZone } from "../../domain/zones.js";
import { isToken } from "../../domain/keyring.js";
import { localMomentText } from "../../presentation/times.js";
import { cookieIn, cookieText } from "../shell/cookie.js";
import { pathTo } from "../shell/paths.js";
import type { AgeGateVisit } from "./visit.js";

const LIFE_SECONDS = DAY_MS / 1000;

const nameOf = ({ context }: AgeGateVisit): string => `kinward-age-${context.product.productId}`;

/** Keeps in the browser when it answered, and on which page. It says nothing of the answer. */
export const keepAnswer = (visit: AgeGateVisit, response: Response): void =>
  void response.append(
    "Set-Cookie",
    cookieText(visit.context, nameOf(visit), `${visit.context.now}.${visit.token}`, {
      path: pathTo(visit.context, "/widgets/age"),
      seconds: LIFE_SECONDS,
      sameSite: "None",
    }),
  );

/**
 * Returns the page on which a browser answered in the last 24 hours, and when it may answer again. In test mode it always may,
 * so that a developer can try one age after another.
 */
export function findEarlierAnswer(visit: AgeGateVisit, request: Request) {
  const { context, widget, texts } = visit;
  if (context.mode === "test") return undefined;
  const [answered = "", token = ""] = cookieIn(request, nameOf(visit))?.split(".") ?? [];
  const until = Number(answered) + DAY_MS;
  const isOfToday = context.now < until && until <= context.now + DAY_MS;
  if (!isToken(token) || !isOfToday) return undefined;
  return { token, until: localMomentText(until, guessZone(widget.jurisdiction), texts) };
}
