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
  return {
    send: async (mail, about) => {
      const sender = senderOf(about.siteId);
      await transport.sendMail({
        from: { name: sender.name, address: addressOf(smtpUrl, sender) },
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

/** Whom mails come from. Many providers only take them from the address one signs in with. */
export function addressOf(smtpUrl: string, sender: Sender): string {
  return accountIn(smtpUrl) ?? `no-reply@${sender.host}`;
}

function accountIn(smtpUrl: string): string | null {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return user.includes("@") ? user : null;
}
