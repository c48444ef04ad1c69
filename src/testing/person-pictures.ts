import { sendFile } from "./sending.ts";
import type { TestBrowser, TestWeb } from "./server.ts";

export type SentPicture = {
  readonly name?: string;
  readonly type?: string;
  readonly user_id?: number;
  /** The form token; that of the browser unless said otherwise. */
  readonly magic?: string;
};

type Answer = {
  readonly success: boolean;
  readonly error?: string;
  readonly state: Readonly<Record<string, unknown>>;
  readonly previous_base: string;
};

/** Sends a picture of a person over a real line, of oneself unless somebody else is named. */
export async function sendPicture(
  web: TestWeb,
  browser: TestBrowser,
  bytes: Buffer,
  { name = "me.png", type = "image/png", user_id, magic = browser.magic }: SentPicture = {},
): Promise<Answer> {
  const fields = { magic, ...(user_id === undefined ? {} : { user_id: String(user_id) }) };
  const sending = { content: [bytes], name, type, fields };
  const answer = await sendFile(web, browser, "/ajax/settings/upload-profileimage/", sending);
  return answer?.body as Answer;
}
