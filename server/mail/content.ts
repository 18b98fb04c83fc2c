/** What is kept of a mail until it is sent: whom it goes to and what it is about. Its links are made when it is sent. */
export type MailContent = Readonly<{
  to: string;
  template: "consent-request";
  challengeId: string;
  locale: string | null;
}>;

/** Binds the encrypted content to its place. */
export const MAIL_CONTENT = "mail";
