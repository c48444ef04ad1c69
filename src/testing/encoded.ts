/** The three kinds of body that every change is read from. */
export const encodings = ["json", "form", "multipart"] as const;
export type Encoding = (typeof encodings)[number];

export type BodyOptions = { readonly encoding?: Encoding; readonly headers?: Record<string, string> };

/** A body and its headers in one of the three encodings; everything that is no text is said as JSON there. */
export function encoded(
  fields: Readonly<Record<string, unknown>>,
  { encoding = "json", headers = {} }: BodyOptions = {},
): { payload: string; headers: Record<string, string> } {
  if (encoding === "json")
    return { payload: JSON.stringify(fields), headers: { "content-type": "application/json", ...headers } };
  const pairs = Object.entries(fields).flatMap(([name, value]) => spoken(name, value));
  if (encoding === "form") {
    const type = "application/x-www-form-urlencoded";
    return { payload: new URLSearchParams(pairs).toString(), headers: { "content-type": type, ...headers } };
  }
  const parts = pairs.map(
    ([name, value]) => `--atrium\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const type = "multipart/form-data; boundary=atrium";
  return { payload: `${parts.join("")}--atrium--\r\n`, headers: { "content-type": type, ...headers } };
}

function spoken(name: string, value: unknown): [string, string][] {
  if (value === undefined) return [];
  return [[name, typeof value === "string" ? value : JSON.stringify(value)]];
}
