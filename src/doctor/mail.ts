import nodemailer from "nodemailer";
import type { Finding } from "./finding.ts";

/** Milliseconds that a mail server may take to greet. */
const patience = 10_000;

/** Connects to the mail server and signs in, without sending anything. */
export async function checkMail(smtpUrl: string | undefined): Promise<Finding[]> {
  if (smtpUrl === undefined) {
    const what = "SMTP_URL isn't set. Emails are kept for site owners instead of sent.";
    return [{ state: "advice", what, advice: "Set SMTP_URL to a mail server to invite and notify people." }];
  }
  const { hostname, port } = new URL(smtpUrl);
  const server = port ? `${hostname}:${port}` : hostname;
  const times = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const transport = nodemailer.createTransport({ url: smtpUrl, ...times });
  try {
    await transport.verify();
    return [{ state: "well", what: `The mail server ${server} answers.` }];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const advice = "Check SMTP_URL: host, port, user and password, and smtps:// for TLS from the start.";
    return [{ state: "wrong", what: `The mail server ${server} can't be used: ${reason}`, advice }];
  } finally {
    transport.close();
  }
}
