import { createHash, createHmac } from "node:crypto";

export type Credentials = {
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
};

/** The payload is not signed: it is a stream, and its length is. Whoever needs more speaks https. */
const unsigned = "UNSIGNED-PAYLOAD";

/** The headers that prove a request to S3 (AWS Signature Version 4); `headers` are signed with it. */
export function signedHeaders(
  request: { readonly method: string; readonly url: URL; readonly headers: Readonly<Record<string, string>> },
  { region, accessKey, secretKey }: Credentials,
  now: Date,
): Record<string, string> {
  const { method, url } = request;
  const time = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const headers: Record<string, string> = {
    ...request.headers,
    host: url.host,
    "x-amz-content-sha256": unsigned,
    "x-amz-date": time,
  };
  const names = Object.keys(headers).toSorted();
  const signed = names.join(";");
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join("");
  const canonical = [method, url.pathname, sortedQuery(url), lines, signed, unsigned].join("\n");
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", time, scope, createHash("sha256").update(canonical).digest("hex")];
  const key = scope.split("/").reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${secretKey}`);
  const signature = hmac(key, toSign.join("\n")).toString("hex");
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
  return { ...headers, authorization };
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

/** The query as it is signed; it is sent so, too. */
export function sortedQuery(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted()
    .join("&");
}

/** As the signature wants it: everything but letters, digits, `-`, `.`, `_` and `~`. */
export function escaped(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
