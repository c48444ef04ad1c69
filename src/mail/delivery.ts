import { Readable } from "node:stream";
import MailComposer from "nodemailer/lib/mail-composer";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { Mail } from "#outbox/listener.ts";
import { type Sender, addressOf } from "./post.ts";

/** A mail about notices: it says how one is rid of them (RFC 8058). */
export type NoticeLetter = Mail & { readonly messageId: string; readonly unsubscribe: string };

/**
 * What became of a mail. Refused is what the server said no to, for good or for now; `unsure` is a mail whose end was given to the server
 * without a word back: it may have arrived.
 */
export type Delivered =
  | { readonly how: "sent"; readonly reply: string }
  | {
      readonly how: "refused";
      /** The server itself could not be used: another mail would fare no better. */
      readonly isOutage: boolean;
      readonly isForGood: boolean;
      readonly isOfAddress: boolean;
      readonly reply: string;
    }
  | { readonly how: "unsure"; readonly reply: string }
  | { readonly how: "left" };

export type Delivery = {
  /** `mayEnd` is asked when the server has taken all but the end of the mail; false leaves it there, and nothing is sent. */
  deliver(letter: NoticeLetter, sender: Sender, mayEnd: () => Promise<boolean>): Promise<Delivered>;
};

/** Sends each mail over a connection of its own, and knows of each whether the server can have it. */
export function openDelivery(smtpUrl: string): Delivery {
  return {
    deliver: async (letter, sender, mayEnd) => {
      const message = await messageOf(letter, { smtpUrl, sender });
      let isEnding = false;
      let isLeft = false;
      async function* body() {
        yield message;
        isLeft = !(await mayEnd());
        if (isLeft) throw new Error("the mail was left");
        isEnding = true;
      }
      const envelope = { from: addressOf(smtpUrl, sender), to: [letter.to] };
      try {
        return { how: "sent", reply: await sent(smtpUrl, envelope, Readable.from(body())) };
      } catch (error) {
        return isLeft ? { how: "left" } : failed(error as SmtpError, isEnding);
      }
    },
  };
}

function messageOf(
  letter: NoticeLetter,
  { smtpUrl, sender }: { readonly smtpUrl: string; readonly sender: Sender },
): Promise<Buffer> {
  const { to, subject, html, text, messageId, unsubscribe } = letter;
  return new MailComposer({
    from: { name: sender.name, address: addressOf(smtpUrl, sender) },
    to,
    subject,
    html,
    text,
    messageId,
    headers: {
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  })
    .compile()
    .build();
}

type Envelope = { readonly from: string; readonly to: string[] };
type SmtpError = Error & {
  readonly responseCode?: number;
  readonly command?: string;
  readonly code?: string;
};

/** Gives what the server said. The connection is closed in any case, before the end of a body that failed. */
function sent(smtpUrl: string, envelope: Envelope, body: Readable): Promise<string> {
  const { auth, ...options } = parseConnectionUrl(smtpUrl);
  const connection = new SMTPConnection({ ...options, ...patience });
  return new Promise<string>((resolve, reject) => {
    const fail = (error: unknown) => {
      // First the reason: closing tells of an end by itself.
      reject(error instanceof Error ? error : new Error(String(error)));
      body.destroy();
      connection.close();
    };
    connection.once("error", fail);
    connection.once("end", () => fail(new Error("The mail server closed the connection.")));
    const send = () =>
      connection.send(envelope, body, (error, info) => {
        if (error) return fail(error);
        resolve(String(info?.response ?? ""));
        connection.quit();
      });
    connection.connect((error) => {
      if (error) return fail(error);
      if (!auth?.user) return send();
      connection.login({ user: auth.user, pass: auth.pass ?? "" }, (refused) =>
        refused ? fail(refused) : send(),
      );
    });
  });
}

/** In milliseconds: a server that says nothing holds up nobody for long. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** Whether a mail could not be sent because the server refuses its address for good. */
export function isAddressRefused(error: unknown): boolean {
  const { responseCode = 0, command } = error as SmtpError;
  return error instanceof Error && command === "RCPT TO" && responseCode >= 500;
}

/** A refusal has a number; without one after the end, nobody knows. */
function failed(error: SmtpError, isEnding: boolean): Delivered {
  const { responseCode, command, message: reply } = error;
  if (isEnding && responseCode === undefined) return { how: "unsure", reply };
  // What is said no to before is the fault of how mail is set up, and the next try may find that mended.
  const isOfMail = command === "RCPT TO" || command === "DATA";
  const isForGood = isOfMail && responseCode !== undefined && responseCode >= 500;
  return {
    how: "refused",
    isOutage: !isOfMail,
    isForGood,
    isOfAddress: isForGood && command === "RCPT TO",
    reply,
  };
}
