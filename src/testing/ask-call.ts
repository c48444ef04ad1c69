import type { Call, Fields } from "#kernel/call.ts";
import type { HttpAnswer, TestBrowser } from "./server.ts";

export type Sent = Readonly<Record<string, unknown>>;

/** Asks a call as a form or a script would, whatever it is: what its path names stands there, and the rest is sent. */
export async function askCall(
  browser: TestBrowser,
  call: Call<Fields, Fields>,
  {
    sent,
    accept,
    prefix = "",
  }: { readonly sent: Sent; readonly accept: string /** Of a subsite. */; readonly prefix?: string },
): Promise<HttpAnswer> {
  const rest: Record<string, unknown> = { ...sent };
  const own = call.path.replace(/\{([a-z_]+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  const path = prefix + own;
  if (call.method === "POST") return browser.post(path, rest, { headers: { accept } });
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return browser.get(`${path}?${query.toString()}`, { accept });
}
