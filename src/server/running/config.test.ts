import { describe, expect, it } from "vitest";
import { type Environment, readConfig } from "./config.ts";
import { settingsOf } from "./settings.ts";

const read = (environment: Environment) => readConfig(environment, "/srv/atrium");

describe("the environment", () => {
  it("may be empty: a trial on this machine, on port 8080, with everything in ./data", () => {
    expect(read({})).toEqual({
      production: false,
      host: "127.0.0.1",
      port: 8080,
      connections: 12,
      log: undefined,
      metrics: { token: undefined, port: undefined, host: "127.0.0.1" },
      dataFolder: "/srv/atrium/data",
      database: undefined,
      s3: undefined,
      publicUrl: undefined,
      smtpUrl: undefined,
      owner: undefined,
      siteName: undefined,
      trustedProxies: [],
      signInOrigins: [],
      withForwardedHost: false,
      topMessage: "",
      secret: "",
      withPseudo: false,
    });
  });

  it("takes a secret of at least 32 characters, and does not repeat one that is shorter", () => {
    expect(read({ ATRIUM_SECRET: "s".repeat(32) }).secret).toBe("s".repeat(32));
    const refused = () => read({ ATRIUM_SECRET: "t".repeat(31) });
    expect(refused).toThrow("ATRIUM_SECRET must have at least 32 characters");
    expect(refused).not.toThrow("tttt");
  });

  it("takes a message for everybody of one line and 200 characters [ACCT-09]", () => {
    expect(read({ ATRIUM_TOP_MESSAGE: " Back at 9. " }).topMessage).toBe("Back at 9.");
    expect(settingsOf(read({ ATRIUM_TOP_MESSAGE: " Back at 9. " })).topMessage).toBe("Back at 9.");
    expect(read({ ATRIUM_TOP_MESSAGE: "x".repeat(200) }).topMessage).toHaveLength(200);
    for (const wrong of ["x".repeat(201), "two\nlines"])
      expect(() => read({ ATRIUM_TOP_MESSAGE: wrong })).toThrow(
        "ATRIUM_TOP_MESSAGE must be one line of at most 200 characters.",
      );
  });

  it("opens the network only once the public address is known, unless HOST says otherwise", () => {
    expect(read({ ATRIUM_URL: "https://intranet.example.org" }).host).toBe("0.0.0.0");
    expect(read({ ATRIUM_URL: "https://intranet.example.org", HOST: "10.1.2.3" }).host).toBe("10.1.2.3");
    expect(read({ HOST: "::1" }).host).toBe("::1");
  });

  it("drops the slash at the end of the public address and keeps its port", () => {
    expect(read({ ATRIUM_URL: "http://localhost:9000/" }).publicUrl).toBe("http://localhost:9000");
  });

  it("takes an absolute data folder as it is and a relative one from where Atrium was started", () => {
    expect(read({ ATRIUM_DATA: "/var/lib/atrium" }).dataFolder).toBe("/var/lib/atrium");
    expect(read({ ATRIUM_DATA: "../elsewhere" }).dataFolder).toBe("/srv/elsewhere");
  });

  it("goes to the database directly unless a pooler stands before it", () => {
    const url = "postgres://atrium@db/atrium";
    expect(read({ DATABASE_URL: url }).database).toEqual({ url, directUrl: url });
    const directUrl = "postgresql://atrium@db:5433/atrium";
    expect(read({ DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl }).database).toEqual({ url, directUrl });
  });

  it("treats a blank variable as absent", () => {
    expect(read({ PORT: " ", DATABASE_URL: "", ATRIUM_OWNER_EMAIL: "" })).toEqual(read({}));
  });

  it("reads the owner, the name of the site and the proxies", () => {
    const config = read({
      ATRIUM_OWNER_EMAIL: "olga@example.org",
      ATRIUM_OWNER_PASSWORD: "correct horse",
      ATRIUM_SITE_NAME: "Olga's",
      ATRIUM_TRUSTED_PROXIES: "10.0.0.0/8, ::1 192.168.1.7",
      ATRIUM_SIGN_IN_ORIGINS: "https://sso.example.org:8443, http://10.0.0.5",
      NODE_ENV: "production",
    });
    expect(config.signInOrigins).toEqual(["https://sso.example.org:8443", "http://10.0.0.5"]);
    expect(config.owner).toEqual({ email: "olga@example.org", password: "correct horse" });
    expect(config.siteName).toBe("Olga's");
    expect(config.trustedProxies).toEqual(["10.0.0.0/8", "::1", "192.168.1.7"]);
    expect(config.production).toBe(true);
  });

  it.each([
    [{ PORT: "80a" }, "PORT"],
    [{ ATRIUM_SIGN_IN_ORIGINS: "sso.example.org" }, "ATRIUM_SIGN_IN_ORIGINS"],
    [{ ATRIUM_SIGN_IN_ORIGINS: "https://sso.example.org/realms/a" }, "ATRIUM_SIGN_IN_ORIGINS"],
    [{ ATRIUM_SIGN_IN_ORIGINS: "ftp://sso.example.org" }, "ATRIUM_SIGN_IN_ORIGINS"],
    [{ PORT: "65536" }, "PORT"],
    [{ PORT: "-1" }, "PORT"],
    [{ ATRIUM_URL: "intranet.example.org" }, "ATRIUM_URL"],
    [{ ATRIUM_URL: "ftp://intranet.example.org" }, "ATRIUM_URL"],
    [{ ATRIUM_URL: "https://example.org/intranet" }, "ATRIUM_URL"],
    [{ DATABASE_URL: "mysql://db/atrium" }, "DATABASE_URL"],
    [{ DATABASE_URL: "postgres://db/atrium", DATABASE_DIRECT_URL: "db" }, "DATABASE_DIRECT_URL"],
    [{ DATABASE_DIRECT_URL: "postgres://db/atrium" }, "DATABASE_DIRECT_URL"],
    [{ ATRIUM_DATABASE_CONNECTIONS: "1" }, "ATRIUM_DATABASE_CONNECTIONS"],
    [{ ATRIUM_LOG: "loud" }, "ATRIUM_LOG"],
    [{ ATRIUM_SITE_LANGUAGE: "fy" }, "ATRIUM_SITE_LANGUAGE"],
    [{ ATRIUM_METRICS_TOKEN: "short" }, "ATRIUM_METRICS_TOKEN"],
    [{ ATRIUM_METRICS_PORT: "x" }, "ATRIUM_METRICS_PORT"],
    [{ SMTP_URL: "mail.example.org" }, "SMTP_URL"],
    [{ ATRIUM_OWNER_EMAIL: "olga@example.org" }, "ATRIUM_OWNER_PASSWORD"],
    [{ ATRIUM_OWNER_PASSWORD: "correct horse" }, "ATRIUM_OWNER_EMAIL"],
    [{ ATRIUM_OWNER_EMAIL: "olga", ATRIUM_OWNER_PASSWORD: "correct horse" }, "ATRIUM_OWNER_EMAIL"],
    [{ ATRIUM_TRUSTED_PROXIES: "10.0.0.0/33" }, "ATRIUM_TRUSTED_PROXIES"],
    [{ ATRIUM_TRUSTED_PROXIES: "proxy" }, "ATRIUM_TRUSTED_PROXIES"],
    [{ ATRIUM_FORWARDED_HOST: "yes", ATRIUM_TRUSTED_PROXIES: "::1" }, "ATRIUM_FORWARDED_HOST"],
    [{ ATRIUM_FORWARDED_HOST: "1" }, "ATRIUM_FORWARDED_HOST needs ATRIUM_TRUSTED_PROXIES"],
  ])("refuses %j with a sentence that names %s", (environment, name) => {
    expect(() => read(environment)).toThrow(new RegExp(`${name}\\b`));
  });

  it("does not repeat the password of a database address it refuses", () => {
    expect(() => read({ DATABASE_URL: "mysql://olga:secret@db" })).toThrow(
      expect.not.stringContaining("secret"),
    );
  });

  it("keeps files in a bucket when all of it is said", () => {
    const all = {
      ATRIUM_S3_ENDPOINT: "https://s3.example.org/",
      ATRIUM_S3_BUCKET: "atrium",
      ATRIUM_S3_ACCESS_KEY: "key",
      ATRIUM_S3_SECRET_KEY: "secret",
    };
    const place = {
      endpoint: "https://s3.example.org",
      bucket: "atrium",
      accessKey: "key",
      secretKey: "secret",
    };
    expect(read(all).s3).toEqual({ ...place, region: "us-east-1" });
    expect(read({ ...all, ATRIUM_S3_REGION: "eu-west-1" }).s3).toEqual({ ...place, region: "eu-west-1" });
    expect(() => read({ ...all, ATRIUM_S3_SECRET_KEY: "" })).toThrow("Set all of ATRIUM_S3_ENDPOINT");
    expect(() => read({ ...all, ATRIUM_S3_ENDPOINT: "s3.example.org" })).toThrow(
      "ATRIUM_S3_ENDPOINT must be",
    );
    expect(() => read({ ...all, ATRIUM_S3_BUCKET: "../x" })).toThrow("ATRIUM_S3_BUCKET must be");
  });
});
