import { type AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail as a server took it; `raw` with its quoted-printable and folded lines joined and signs restored, enough to read our own mails. */
export type ReceivedMail = { readonly from: string; readonly to: readonly string[]; readonly raw: string };

export type MailServer = {
  readonly url: string;
  /** What came so far, in the order in which it was taken. */
  readonly received: ReceivedMail[];
  /** What is said to an address, or after a mail, from now on; null takes them. */
  refuse(what: "address" | "mail", error: { readonly code: number; readonly text: string } | null): void;
  /** Waited for when a mail has come whole, before it is taken. */
  onTaking(wait: (() => Promise<void>) | null): void;
  close(): Promise<void>;
};

/** A real mail server of our own, at a free port. */
export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refused: Record<"address" | "mail", Error | null> = { address: null, mail: null };
  let taking: (() => Promise<void>) | null = null;
  const take = async (done: () => void) => {
    await taking?.();
    done();
  };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: (_, __, done) => done(refused.address),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        if (refused.mail) return done(refused.mail);
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? "" : mailFrom.address;
        received.push({ from, to: rcptTo.map(({ address }) => address), raw: decoded(Buffer.concat(parts)) });
        void take(() => done());
      });
    },
  });
  // Whoever is killed leaves a broken line behind.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (what, error) => {
      refused[what] = error && Object.assign(new Error(error.text), { responseCode: error.code });
    },
    onTaking: (wait) => {
      taking = wait;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function decoded(mail: Buffer): string {
  const joined = mail
    .toString("latin1")
    .replace(/\r\n[ \t]/g, " ")
    .replace(/=\r?\n/g, "");
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}
