import { organisationPage, organisationRoom } from "../shell/room.js";
import { invite, showInvite } from "./invite.js";
import {
  changeRole,
  endSession,
  inviteAgain,
  remove,
  showOperator,
  showRemoval,
} from "./operator.js";
import { showTeam } from "./team-page.js";

/** Who can use the console of an organisation, and where they are signed in. */
export const team = organisationRoom({
  id: "team",
  title: "Team",
  sees: "team:see",
  pages: [
    organisationPage({ path: "", show: showTeam }),
    organisationPage({ path: "/invite", show: showInvite, submit: invite, changes: "team:change" }),
    organisationPage({ path: "/operators/:operatorId", show: showOperator }),
    organisationPage({
      path: "/operators/:operatorId/role",
      submit: changeRole,
      changes: "team:change",
    }),
    organisationPage({
      path: "/operators/:operatorId/invite",
      submit: inviteAgain,
      changes: "team:change",
    }),
    organisationPage({
      path: "/operators/:operatorId/remove",
      show: showRemoval,
      submit: remove,
      changes: "team:change",
      asksAgain: true,
    }),
    organisationPage({
      path: "/operators/:operatorId/sessions/:browserId/end",
      submit: endSession,
      changes: "team:change",
    }),
  ],
});
