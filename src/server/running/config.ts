import { isIP } from "node:net";
import path from "node:path";
import { CannotStart } from "#database/embedded/cannot-start.ts";
import type { S3Place } from "#storage/s3/s3.ts";
import { type StartingPoint, startingPoints } from "#features/starting/model/starting-points.ts";
import { passwordLeast } from "#features/sessions/rules.ts";
import { type LanguageCode, languageCodes } from "#kernel/languages.ts";
import { type LogLook, logLooks } from "../watching/log.ts";

/** What the environment decides, read once at the start. */
export type Config = {
  readonly production: boolean;
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly dataFolder: string;
  /** Absent: the embedded Postgres of the data folder. `direct` goes around a pooler, for LISTEN. */
  readonly database: { readonly url: string; readonly directUrl: string } | undefined;
  /** The most connections this process holds to the database, apart from those for messages and jobs. */
  readonly connections: number;
  /** Where files lie when they do not lie in the data folder. */
  readonly s3: S3Place | undefined;
  /** The address people use, without a slash at the end. Absent: a trial on this machine. */
  readonly publicUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly owner: { readonly email: string; readonly password: string } | undefined;
  readonly siteName: string | undefined;
  /** Of an unattended set-up, which no reader tells of their language; absent: the reader's. */
  readonly siteLanguage: LanguageCode | undefined;
  /** What the log's lines look like; absent, that depends on who watches. */
  readonly log: LogLook | undefined;
  /** Who may see the figures of this process: whoever brings the token, or reaches the other port. Absent: nobody. */
  readonly metrics: {
    readonly token: string | undefined;
    readonly port: number | undefined;
    readonly host: string;
  };
  /** What an unattended set-up makes besides; absent: nothing. */
  readonly startingPoint: StartingPoint | undefined;
  /** Addresses and networks (`10.0.0.0/8`) whose forwarded headers count. */
  readonly trustedProxies: readonly string[];
  /** ATRIUM_FORWARDED_HOST: their X-Forwarded-Host counts instead of Host. */
  readonly withForwardedHost: boolean;
  /** ATRIUM_TOP_MESSAGE: what everybody who is signed in is told above each page, until they put it away; empty for nothing. */
  readonly topMessage: string;
  /** ATRIUM_SECRET: what sealed secrets of people need beside the database to be opened; empty for nothing. */
  readonly secret: string;
  /** ATRIUM_SIGN_IN_ORIGINS: providers of a company sign-in that may stand on a private address, another port or plain http. */
  readonly signInOrigins: readonly string[];
  /** ATRIUM_PSEUDO: the machine-made language may be asked for; for those who build Atrium. */
  readonly withPseudo: boolean;
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment; a value that cannot be meant ends the start with a sentence that names its variable. */
export function readConfig(environment: Environment, folder: string): Config {
  const env = withoutBlanks(environment);
  const publicUrl = env.ATRIUM_URL === undefined ? undefined : readPublicUrl(env.ATRIUM_URL);
  return {
    production: env.NODE_ENV === "production",
    host: env.HOST ?? (publicUrl ? "0.0.0.0" : "127.0.0.1"),
    port: readPort(env.PORT ?? "8080"),
    dataFolder: path.resolve(folder, env.ATRIUM_DATA ?? "data"),
    database: readDatabase(env),
    connections: readConnections(env.ATRIUM_DATABASE_CONNECTIONS ?? "12"),
    s3: readS3(env),
    publicUrl,
    smtpUrl: env.SMTP_URL === undefined ? undefined : readSmtpUrl(env.SMTP_URL),
    ...readFirstSite(env),
    log: env.ATRIUM_LOG === undefined ? undefined : readLog(env.ATRIUM_LOG),
    metrics: readMetrics(env),
    trustedProxies: readProxies(env.ATRIUM_TRUSTED_PROXIES ?? ""),
    withForwardedHost: readForwardedHost(env),
    topMessage: readTopMessage(env.ATRIUM_TOP_MESSAGE ?? ""),
    secret: readSecret(env.ATRIUM_SECRET ?? ""),
    signInOrigins: readOrigins(env.ATRIUM_SIGN_IN_ORIGINS ?? ""),
    withPseudo: env.ATRIUM_PSEUDO === "1" && env.NODE_ENV !== "production",
  };
}

/** An empty variable counts as absent: many tools cannot unset one. */
function withoutBlanks(environment: Environment): Environment {
  const entries = Object.entries(environment).map(([name, value]) => [name, value?.trim() || undefined]);
  return Object.fromEntries(entries);
}

function readLog(text: string): LogLook {
  const look = logLooks.find((each) => each === text);
  if (look) return look;
  throw new CannotStart(`ATRIUM_LOG must be ${logLooks.join(", ")}, not "${text}".`);
}

function readMetrics(env: Environment): Config["metrics"] {
  const { ATRIUM_METRICS_TOKEN: token, ATRIUM_METRICS_PORT: port } = env;
  if (token !== undefined && !/^\S{16,}$/.test(token))
    throw new CannotStart("ATRIUM_METRICS_TOKEN must have at least 16 characters and no spaces.");
  return {
    token,
    port: port === undefined ? undefined : readPort(port, "ATRIUM_METRICS_PORT"),
    host: env.ATRIUM_METRICS_HOST ?? "127.0.0.1",
  };
}

/** What an unattended set-up makes. */
function readFirstSite(env: Environment) {
  return {
    owner: readOwner(env),
    siteName: env.ATRIUM_SITE_NAME,
    siteLanguage: readLanguage(env.ATRIUM_SITE_LANGUAGE),
    startingPoint: readStartingPoint(env.ATRIUM_STARTING_POINT),
  };
}

function readTopMessage(text: string): string {
  if (text.length <= 200 && !/[\r\n]/.test(text)) return text;
  throw new CannotStart("ATRIUM_TOP_MESSAGE must be one line of at most 200 characters.");
}

/** The value is not repeated: it is a secret. */
function readSecret(text: string): string {
  if (text === "" || text.length >= 32) return text;
  throw new CannotStart(
    "ATRIUM_SECRET must have at least 32 characters, for example from `openssl rand -hex 32`.",
  );
}

function readOrigins(text: string): string[] {
  const origins = text.split(/[\s,]+/).filter((part) => part !== "");
  const wrong = origins.find(
    (origin) => !/^https?:$/.test(parseUrl(origin)?.protocol ?? "") || parseUrl(origin)?.origin !== origin,
  );
  if (wrong === undefined) return origins;
  throw new CannotStart(
    `ATRIUM_SIGN_IN_ORIGINS must list addresses without a path, like https://sso.example.org:8443, not "${wrong}".`,
  );
}

function readPort(text: string, name = "PORT"): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new CannotStart(`${name} must be a number from 0 to 65535, not "${text}".`);
}

function readConnections(text: string): number {
  const connections = Number(text);
  if (/^\d+$/.test(text) && connections >= 2 && connections <= 500) return connections;
  throw new CannotStart(`ATRIUM_DATABASE_CONNECTIONS must be a number from 2 to 500, not "${text}".`);
}

function readPublicUrl(text: string): string {
  const url = parseUrl(text);
  const bare = url && url.pathname === "/" && !url.search && !url.hash && !url.username;
  if (bare && ["http:", "https:"].includes(url.protocol)) return url.origin;
  throw new CannotStart(
    `ATRIUM_URL must be the address people use, like https://intranet.example.org, not "${text}".`,
  );
}

function readDatabase(env: Environment): Config["database"] {
  if (env.DATABASE_URL === undefined) {
    if (env.DATABASE_DIRECT_URL === undefined) return undefined;
    throw new CannotStart("DATABASE_DIRECT_URL needs DATABASE_URL. Set both.");
  }
  const url = requirePostgres("DATABASE_URL", env.DATABASE_URL);
  return { url, directUrl: requirePostgres("DATABASE_DIRECT_URL", env.DATABASE_DIRECT_URL ?? url) };
}

/** All or none: a bucket without its key would be found out at the first upload. */
function readS3(env: Environment): S3Place | undefined {
  const { ATRIUM_S3_ENDPOINT: endpoint, ATRIUM_S3_BUCKET: bucket, ATRIUM_S3_REGION: region } = env;
  const { ATRIUM_S3_ACCESS_KEY: accessKey, ATRIUM_S3_SECRET_KEY: secretKey } = env;
  const given = [endpoint, bucket, region, accessKey, secretKey].some((value) => value !== undefined);
  if (!given) return undefined;
  if (!endpoint || !bucket || !accessKey || !secretKey)
    throw new CannotStart(
      "Set all of ATRIUM_S3_ENDPOINT, ATRIUM_S3_BUCKET, ATRIUM_S3_ACCESS_KEY and ATRIUM_S3_SECRET_KEY, or none.",
    );
  const url = parseUrl(endpoint);
  if (!url || !["http:", "https:"].includes(url.protocol) || url.search || url.hash || url.username)
    throw new CannotStart("ATRIUM_S3_ENDPOINT must be an address like https://s3.example.org.");
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new CannotStart("ATRIUM_S3_BUCKET must be the name of a bucket.");
  const place = { bucket, region: region ?? "us-east-1", accessKey, secretKey };
  return { ...place, endpoint: endpoint.replace(/\/+$/, "") };
}

/** The value is not repeated: it may hold a password. */
function requirePostgres(name: string, text: string): string {
  if (["postgres:", "postgresql:"].includes(parseUrl(text)?.protocol ?? "")) return text;
  throw new CannotStart(`${name} must be an address like postgres://user:password@host:5432/atrium.`);
}

function readSmtpUrl(text: string): string {
  if (["smtp:", "smtps:"].includes(parseUrl(text)?.protocol ?? "")) return text;
  throw new CannotStart(
    "SMTP_URL must be an address like smtp://user:password@host:587, or smtps://… for TLS from the start.",
  );
}

function readOwner({
  ATRIUM_OWNER_EMAIL: email,
  ATRIUM_OWNER_PASSWORD: password,
}: Environment): Config["owner"] {
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined) throw new CannotStart("ATRIUM_OWNER_PASSWORD needs ATRIUM_OWNER_EMAIL. Set both.");
  if (password === undefined)
    throw new CannotStart("ATRIUM_OWNER_EMAIL needs ATRIUM_OWNER_PASSWORD. Set both.");
  if (!/^\S+@\S+$/.test(email))
    throw new CannotStart(`ATRIUM_OWNER_EMAIL must be an email address, not "${email}".`);
  if (password.length < passwordLeast)
    throw new CannotStart(`ATRIUM_OWNER_PASSWORD must have at least ${passwordLeast} characters.`);
  return { email, password };
}

function readLanguage(text: string | undefined): LanguageCode | undefined {
  const code = languageCodes.find((each) => each === text);
  if (code || text === undefined) return code;
  throw new CannotStart(`ATRIUM_SITE_LANGUAGE must be ${languageCodes.join(" or ")}, not "${text}".`);
}

function readStartingPoint(text: string | undefined): StartingPoint | undefined {
  if (text === undefined) return undefined;
  const point = startingPoints.find((each) => each === text);
  if (point) return point;
  throw new CannotStart(`ATRIUM_STARTING_POINT must be one of ${startingPoints.join(", ")}, not "${text}".`);
}

function readProxies(text: string): string[] {
  const proxies = text.split(/[\s,]+/).filter((part) => part !== "");
  const wrong = proxies.find((proxy) => !isNetwork(proxy));
  if (wrong === undefined) return proxies;
  throw new CannotStart(
    `ATRIUM_TRUSTED_PROXIES must list addresses or networks like 10.0.0.0/8, not "${wrong}".`,
  );
}

function readForwardedHost(env: Environment): boolean {
  const { ATRIUM_FORWARDED_HOST: text = "0", ATRIUM_TRUSTED_PROXIES: proxies } = env;
  if (text !== "0" && text !== "1")
    throw new CannotStart(`ATRIUM_FORWARDED_HOST must be 1 or 0, not "${text}".`);
  if (text === "1" && proxies === undefined)
    throw new CannotStart("ATRIUM_FORWARDED_HOST needs ATRIUM_TRUSTED_PROXIES. Set both.");
  return text === "1";
}

function isNetwork(text: string): boolean {
  const [address = "", bits, more] = text.split("/");
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
