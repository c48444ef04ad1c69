import nodemailer from "nodemailer";
import type { Mail } from "#outbox/listener.ts";

/** Which event a mail tells of; the same event never makes two different mails. */
export type About = { readonly siteId: number; readonly eventId: number };

export type Post = {
  readonly send: (mail: Mail, about: About) => Promise<void>;
  close(): void;
};

/** Who the mails of a site come from. */
export type Sender = { readonly name: string; readonly host: string };

/**
 * Sends mails through the server of SMTP_URL, over a few kept connections. A mail that is sent twice, because a process
 * died between sending and noting it, has the same Message-ID, by which mail programs show it once.
 */
export function openPost(smtpUrl: string, senderOf: (siteId: number) => Sender): Post {
  const transport = nodemailer.createTransport(smtpUrl, {});
  const account = accountIn(smtpUrl);
  return {
    send: async (mail, about) => {
      const sender = senderOf(about.siteId);
      await transport.sendMail({
        from: { name: sender.name, address: account ?? `no-reply@${sender.host}` },
        to: mail.to,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: `<event-${about.siteId}-${about.eventId}@${sender.host}>`,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}

/** Many providers only take mails from the address one signs in with. */
function accountIn(smtpUrl: string): string | null {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return user.includes("@") ? user : null;
}
