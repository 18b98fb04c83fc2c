import { productPage, productRoom } from "../shell/room.js";
import { showAudit, showDataActs } from "./audit.js";
import { check, sendEvidence, showCheck, showEvidence } from "./evidence.js";
import { findEvidence, showRecords, showVerification, verify } from "./records-page.js";
import { sendReport, showReport } from "./report.js";

/** What was recorded, and what proves it. */
export const records = productRoom({
  id: "records",
  title: "Records",
  sees: "records:see",
  pages: [
    productPage({ path: "", show: showRecords }),
    productPage({ path: "/verify", submit: verify, changes: "records:decide" }),
    productPage({ path: "/verification", show: showVerification }),
    productPage({ path: "/evidence", submit: findEvidence, changes: "records:see" }),
    productPage({ path: "/evidence/:index", show: showEvidence }),
    productPage({ path: "/evidence/:index/file", show: sendEvidence, sees: "records:decide" }),
    productPage({
      path: "/check",
      show: showCheck,
      submit: check,
      changes: "records:decide",
      takesFile: true,
    }),
    productPage({ path: "/audit", show: showAudit }),
    productPage({ path: "/data", show: showDataActs }),
    productPage({ path: "/report", show: showReport }),
    productPage({ path: "/report/file", show: sendReport, sees: "records:decide" }),
  ],
});
