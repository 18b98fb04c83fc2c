// Shows mail of test mode as it would have been sent, for a developer without a mail server.

import { isMailboxOpen } from "../../config.js";
import type { ServiceContext } from "../../context.js";
import { isText } from "../../domain/mail-content.js";
import { renderMail, type RenderedMail } from "../../mail/render.js";
import { listMails, NO_PRODUCT } from "../../store/mail/queries.js";
import type { Mail } from "../../store/mail/table.js";
import { isLocal } from "../shell/client.js";
import { html, type Html } from "../../presentation/html.js";
import { sendPage } from "../shell/layout.js";
import { Refusal } from "../shell/refusal.js";
import type { Texts } from "../../presentation/texts/index.js";
import type { PageHandler } from "../shell/page.js";
import { textsOf } from "../shell/language.js";

/** The mailbox contains other people's links, so it is for the person at the machine, and only where mail is not sent. */
export const hasMailbox = ({ config }: ServiceContext): boolean => isMailboxOpen(config);

/** Keeps the page short. The JSON has everything. */
const MOST_ON_PAGE = 20;

type Shown = { mail: Mail; rendered: RenderedMail };

/** Refuses requests that name another host: they come through a proxy, or by a name that was made to point here. */
export const showMailbox: PageHandler = async (services, request, response) => {
  if (!isLocal(request)) throw new Refusal("unknownPage");
  const shown: Shown[] = [];
  for (const mail of await listMails(services.store, "test")) {
    if (mail.status !== "held") continue;
    const rendered = await renderMail(services, mail);
    // Mail about a request is shown even when the request is decided; a sign-in link for an unknown address is never sent.
    const isShown = rendered.isWanted || mail.productId !== NO_PRODUCT;
    if (isShown && rendered.text !== "") shown.push({ mail, rendered });
  }
  response.vary("Accept");
  if (request.accepts(["html", "json"]) === "json") {
    response.set("Cache-Control", "no-store").json({ mails: shown.map(asJson) });
    return;
  }
  const texts = textsOf(request);
  sendPage(services, response, {
    texts,
    title: texts.mailbox.title,
    isTestMode: true,
    body: mailboxPage(services, texts, shown),
  });
};

const atText = ({ createdAt }: Mail): string => new Date(createdAt).toISOString();

const asJson = ({ mail, rendered }: Shown) => ({
  id: mail.mailId,
  to: rendered.to,
  subject: rendered.subject,
  ...(isText(mail.content) && { isText: true }),
  text: rendered.text,
  html: rendered.html,
  ...(rendered.headers && { headers: rendered.headers }),
  at: atText(mail),
  productId: mail.productId === NO_PRODUCT ? null : mail.productId,
});

const mailboxPage = (
  { catalogue }: ServiceContext,
  { mailbox: t }: Texts,
  shown: readonly Shown[],
): Html =>
  html`<h1>${t.title}</h1>
    <p class="lead">${t.lead}</p>
    ${shown.length === 0 && html`<p>${t.empty}</p>`}
    ${shown.slice(0, MOST_ON_PAGE).map(
      ({ mail, rendered }) =>
        html`<article class="card mail">
          <h2 dir="auto">${isText(mail.content) ? t.text : rendered.subject}</h2>
          <dl>
            <div>
              <dt>${t.to}</dt>
              <dd>${rendered.to}</dd>
            </div>
            ${
              mail.productId !== NO_PRODUCT &&
              html`<div>
                <dt>${t.from}</dt>
                <dd dir="auto">
                  ${catalogue.product(mail.productId, mail.mode)?.name ?? mail.productId}
                </dd>
              </div>`
            }
            <div>
              <dt>${t.at}</dt>
              <dd><time datetime="${atText(mail)}">${atText(mail)}</time></dd>
            </div>
          </dl>
          <div class="text" dir="auto">${withLinks(rendered.text)}</div>
        </article>`,
    )}`;

/** Every odd piece is an address. */
const withLinks = (text: string): Html[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((piece, place) =>
      place % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : html`${piece}`,
    );
