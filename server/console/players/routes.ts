import { productPage, productRoom } from "../shell/room.js";
import {
  erase,
  resend,
  resendChallenge,
  reveal,
  revoke,
  showErasure,
  showReveal,
  showRevocation,
  showUnlinking,
  unlink,
} from "./acts.js";
import { exportAll, sendExport, showExport } from "./export.js";
import { find, showFind } from "./find.js";
import { showPlayer } from "./player-page.js";
import { findCode, record, showCode, showRecord } from "./record.js";

/** Who plays, why something is off for them, and what can be done for their guardians. */
export const players = productRoom({
  id: "players",
  title: "Players",
  sees: "players:see",
  pages: [
    productPage({ path: "", show: showFind, submit: find, changes: "players:see" }),
    productPage({ path: "/record", show: showCode, submit: findCode, changes: "players:change" }),
    productPage({
      path: "/record/:of",
      show: showRecord,
      submit: record,
      changes: "players:change",
      asksAgain: true,
    }),
    productPage({ path: "/:kuid", show: showPlayer }),
    productPage({
      path: "/:kuid/challenges/:challengeId/resend",
      submit: resendChallenge,
      changes: "players:change",
    }),
    productPage({ path: "/:kuid/mails/:mailId/resend", submit: resend, changes: "players:change" }),
    productPage({
      path: "/:kuid/sessions/:sessionId/revoke",
      show: showRevocation,
      submit: revoke,
      changes: "players:change",
      asksAgain: true,
    }),
    productPage({
      path: "/:kuid/sessions/:sessionId/unlink",
      show: showUnlinking,
      submit: unlink,
      changes: "players:change",
      asksAgain: true,
    }),
    productPage({
      path: "/:kuid/guardians/:guardianId/reveal",
      show: showReveal,
      submit: reveal,
      changes: "players:reveal",
      asksAgain: true,
    }),
    productPage({
      path: "/:kuid/export",
      show: showExport,
      submit: exportAll,
      changes: "players:export",
      asksAgain: true,
    }),
    productPage({ path: "/:kuid/export/file", show: sendExport, sees: "players:export" }),
    productPage({
      path: "/:kuid/erase",
      show: showErasure,
      submit: erase,
      changes: "players:erase",
      asksAgain: true,
    }),
  ],
});
