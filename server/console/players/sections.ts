// The parts of a player's page: what is known, sessions, guardians, challenges and emails.
import type { PlayerSeen } from "../../actions/player/read-player.js";
import { todayIn, verifiedAgeOn, ageOn, type AgeEvidence } from "../../domain/age/age.js";
import { isAboutAge, isUnfinished, type Challenge } from "../../domain/challenge/challenge.js";
import { maskAddress, maskAddresses } from "../../domain/guardian/email.js";
import { html, type Html } from "../../presentation/html.js";
import { describePermission } from "../../presentation/permission-text.js";
import { textsIn } from "../../presentation/texts/index.js";
import { progressOf } from "../../presentation/why-off.js";
import type { Mail } from "../../store/mail/table.js";
import { groundText } from "../product/permissions.js";
import { form } from "../shell/form.js";
import { facts, table, time } from "../shell/list.js";
import { mayAct, type ProductVisit } from "../shell/visit.js";
import { endOf } from "./answers.js";
import { playerPath } from "./find.js";

/** Returns how an age is known, without the date of birth itself. */
function howKnown({ dateOfBirth, stated, signals = [] }: AgeEvidence): string[] {
  return [
    ...(dateOfBirth === undefined ? [] : ["a date of birth was declared"]),
    ...(stated ? [`an age of ${stated.years} was stated on ${stated.on}`] : []),
    ...signals.map(
      ({ years, highestYears, on, verified, assurance, until }) =>
        `${verified ? (assurance ?? "verified") : "a platform said"}: ${years}${highestYears === undefined ? " or more" : highestYears === years ? "" : ` to ${highestYears}`}, on ${on}${until === undefined ? "" : `, until ${until}`}`,
    ),
  ];
}

export function known({ now }: ProductVisit, { player, sessions }: PlayerSeen): Html {
  const [newest] = sessions;
  const evidence = newest?.session.evidence ?? player.evidence;
  const today = todayIn(newest?.session.timezone ?? null, now);
  const verified = verifiedAgeOn(evidence, today);
  const how = howKnown(evidence);
  return html`<h2>What is known</h2>
    ${facts([
      ["Age today", how.length === 0 ? "not known" : ageOn(evidence, today)],
      ["How it is known", how.length === 0 ? "no one has said it" : how.join("; ")],
      ["Proven age", verified === undefined ? "none" : `${verified} or more`],
      ["Age status", newest?.view.assessment.ageStatus],
      ["Place", newest?.session.jurisdiction],
    ])}`;
}

const sessionActs = (visit: ProductVisit, kuid: string, sessionId: string): Html =>
  html`<p class="actions">
    <a class="button danger" href="${playerPath(visit, kuid, `/sessions/${sessionId}/revoke`)}"
      >Revoke</a
    >
    <a class="button second" href="${playerPath(visit, kuid, `/sessions/${sessionId}/unlink`)}"
      >Unlink guardians</a
    >
  </p>`;

/** Returns the acts that are about the player as a whole, as far as the operator may take them. */
export const wholeActs = (visit: ProductVisit, kuid: string): Html =>
  html`<h2>Data of the player</h2>
    ${
      !mayAct(visit, "players:erase") &&
      html`<p class="hint">
        Owners and compliance export and erase it: send them the address of this page.
      </p>`
    }
    <p class="actions">
      ${mayAct(visit, "players:export") && html`<a class="button second" href="${playerPath(visit, kuid, "/export")}">Export</a>`}
      ${mayAct(visit, "players:erase") && html`<a class="button danger" href="${playerPath(visit, kuid, "/erase")}">Erase</a>`}
    </p>`;

export function sessions(visit: ProductVisit, { player, sessions: all }: PlayerSeen): Html {
  const texts = textsIn("en");
  return html`<h2>Sessions</h2>
    ${all.length === 0 && html`<div class="empty">The player has no session.</div>`}
    ${all.map(
      (seen) =>
        html`<section class="session" aria-label="Session in ${seen.product.name}">
          <h3>${seen.product.name} <code>${seen.session.sessionId}</code></h3>
          <p>
            Began ${time(seen.session.createdAt)} in
            ${seen.session.jurisdiction}${seen.session.externalId !== null && html`, known to the product as <code>${seen.session.externalId}</code>`}${seen.session.consentedAt !== null && html`, consented ${time(seen.session.consentedAt)}`}.
            ${seen.session.status === "HOLD" && html`<span class="tag">on hold</span>`}
            ${seen.revoked && html`<strong>${endOf(seen)}</strong>`}
          </p>
          ${
            seen.revoked === null &&
            table(
              `Permissions in ${seen.product.name}`,
              [
                {
                  title: "Permission",
                  cell: ({ name }) =>
                    html`${describePermission(seen, name, texts).title} <small>${name}</small>`,
                },
                { title: "Now", cell: ({ enabled }) => (enabled ? "on" : "off") },
                { title: "Decided by", cell: ({ managedBy }) => managedBy.toLowerCase() },
                {
                  title: "Ground",
                  cell: ({ name }) => {
                    const { permissions } = seen.view.assessment;
                    const ground = permissions.find((each) => each.name === name)?.ground;
                    return ground ? groundText(ground, seen.context.policy) : "";
                  },
                },
              ],
              seen.view.states,
              "The product has no permissions.",
            )
          }
          ${seen.revoked === null && mayAct(visit, "players:change") && sessionActs(visit, player.kuid, seen.session.sessionId)}
        </section>`,
    )}`;
}

export function guardians(
  visit: ProductVisit,
  { player, guardians: onFile, formerGuardians }: PlayerSeen,
): Html {
  const masks = maskAddresses(onFile.map(({ address }) => address));
  const rows = onFile.map((guardian, at) => ({ ...guardian, masked: masks[at] ?? "" }));
  return html`<h2>Guardians</h2>
    ${table(
      "Guardians",
      [
        { title: "Address", cell: ({ masked }) => (masked === "" ? "unreadable" : masked) },
        { title: "Since", time: ({ linkedAt }) => linkedAt },
        { title: "How sure", cell: ({ assurance }) => assurance },
        { title: "Came by", cell: ({ channel }) => channel },
        {
          title: "Verified",
          cell: ({ verifiedAt, verifiedBy }) =>
            verifiedAt === null ? "no" : html`${time(verifiedAt)} ${verifiedBy}`,
        },
        { title: "Consented", time: ({ consentedAt }) => consentedAt, none: "no" },
        mayAct(visit, "players:reveal") && {
          title: "In full",
          cell: ({ guardianId, masked: shown }) =>
            html`<a
              href="${playerPath(visit, player.kuid, `/guardians/${guardianId}/reveal`)}"
              aria-label="Show the address of ${shown}"
              >Show</a
            >`,
        },
      ],
      rows,
      "No guardian is on file.",
    )}
    ${
      formerGuardians.length > 0 &&
      html`<p>
        Formerly:
        ${formerGuardians.map(({ address, endedAt, endedBy }) => html`${maskAddress(address)} until ${time(endedAt)} (${endedBy}) `)}
      </p>`
    }`;
}

const stateOf = (challenge: Challenge): string => {
  const { status, failureReason } = challenge;
  if (status === "PASS") return "consented";
  if (status === "FAIL") return `failed: ${failureReason ?? "unknown"}`;
  return `open: the guardian ${progressOf(challenge)}`;
};

const TYPES: Readonly<Record<Challenge["type"], string>> = {
  CHALLENGE_PARENTAL_CONSENT: "consent",
  CHALLENGE_UPDATE_JURISDICTION: "a move to another place",
  CHALLENGE_SESSION_UPGRADE_BY_AGE_ASSURANCE: "proof of age",
  CHALLENGE_MATERIAL_CHANGE: "changed documents",
  CHALLENGE_PARENT_INVITE: "invitation of a parent",
};

/** Returns a button that sends something again. An error is shown on the player's page. */
const again = (visit: ProductVisit, kuid: string, path: string): Html =>
  form(
    visit,
    playerPath(visit, kuid, path),
    html`<button class="button second">Send again</button>`,
  );

export function challenges(visit: ProductVisit, { player, challenges: all }: PlayerSeen): Html {
  return html`<h2>Challenges</h2>
    ${table(
      "Challenges",
      [
        {
          title: "Asks for",
          cell: ({ type, challengeId }) => html`${TYPES[type]}<br /><code>${challengeId}</code>`,
        },
        {
          title: "Product",
          cell: ({ productId }) =>
            visit.services.catalogue.product(productId, visit.mode)?.name ?? productId,
        },
        { title: "Made", time: ({ createdAt }) => createdAt },
        { title: "State", cell: stateOf },
        { title: "Decided", time: ({ decidedAt }) => decidedAt },
        {
          title: "Mailed to",
          cell: ({ mailedTo, mailedAt }) =>
            mailedTo === null
              ? ""
              : html`${maskAddress(mailedTo)}${mailedAt !== null && html`, ${time(mailedAt)}`}`,
        },
        mayAct(visit, "players:change") && {
          title: "Again",
          cell: (challenge) =>
            isUnfinished(challenge) && !isAboutAge(challenge)
              ? again(visit, player.kuid, `/challenges/${challenge.challengeId}/resend`)
              : "",
        },
      ],
      all,
      "No guardian was asked.",
    )}`;
}

const DELIVERY: Readonly<Record<Mail["status"], string>> = {
  queued: "on its way",
  held: "in the mailbox of the test",
  sent: "accepted by the mail server",
  failed: "given up",
  dropped: "no longer wanted",
};

/** Hides the addresses in what a mail server said. */
const masked = (text: string): string => text.replace(/[^\s<>,;:"']+@[^\s<>,;:"']+/g, maskAddress);

export function mails(visit: ProductVisit, { player, mails: all }: PlayerSeen): Html {
  return html`<h2>Emails</h2>
    ${table(
      "Emails",
      [
        { title: "Queued", time: ({ createdAt }) => createdAt },
        { title: "Kind", cell: ({ content }) => content.template },
        { title: "To", cell: ({ content }) => maskAddress(content.to) },
        {
          title: "Delivery",
          cell: ({ status, sentAt, lastError }) =>
            html`${DELIVERY[status]}${sentAt !== null && html` ${time(sentAt)}`}${lastError !== null && html`<br /><small>${masked(lastError)}</small>`}`,
        },
        {
          title: "Product",
          cell: ({ productId }) =>
            visit.services.catalogue.product(productId, visit.mode)?.name ?? "",
        },
        mayAct(visit, "players:change") && {
          title: "Again",
          cell: ({ mailId, status }) =>
            status === "failed" ? again(visit, player.kuid, `/mails/${mailId}/resend`) : "",
        },
      ],
      all,
      "No email was sent about this player.",
    )}`;
}
