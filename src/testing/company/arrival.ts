import { saveCompany, switchCompany } from "#features/company/contract.ts";
import type { SentOf } from "#kernel/call.ts";
import { as } from "../as.ts";
import type { HttpAnswer, TestWeb } from "../server.ts";
import type { World } from "../world.ts";
import { type Lie, type OwnProvider, ownClient } from "./own-provider.ts";

type Given = SentOf<typeof saveCompany>;

/** The company sign-in of a site, set up by its owner with these fields and on. */
export async function setUpCompany(world: World, issuer: string, given: Partial<Given> = {}): Promise<void> {
  const olga = as(world, world.olga);
  const saved = await olga.call(saveCompany, { ...companyGiven(issuer), ...given });
  const on = await olga.call(switchCompany, { on: true });
  if (!saved.success || !on.success) throw new Error(`not set up: ${JSON.stringify([saved, on])}`);
}

export function companyGiven(issuer: string): Given {
  return {
    name: "Contoso",
    issuer,
    client_id: ownClient.id,
    client_secret: ownClient.secret,
    domains: "noordervaart.example",
    role: "none",
    groups_claim: "groups",
    groups: "[]",
  };
}

/** A browser that somebody uses to sign in at the provider, without a session. */
export type Arriving = {
  /** Leaves for the provider; gives where it was sent. */
  readonly leave: (query?: string) => Promise<URL>;
  /** Comes back with these words behind the address. */
  readonly comeBack: (query: Readonly<Record<string, string>>) => Promise<HttpAnswer>;
  /** Sends an answer by SAML as a page of the provider makes it: from another site, without our cookies, which come with the step after it. */
  readonly sendAnswer: (fields: Readonly<Record<string, string>>) => Promise<HttpAnswer>;
  /** Both, with a provider that confirms what the test says. */
  readonly arrive: (provider: OwnProvider, lie?: Lie) => Promise<HttpAnswer>;
  /** The cookie with which it is signed in; null where it is not. */
  readonly session: () => string | null;
};

export async function arrivingBrowser(
  web: TestWeb,
  cookies: Readonly<Record<string, string>> = {},
): Promise<Arriving> {
  const visitor = await web.browser("visitor");
  const jar = new Map(Object.entries(cookies));
  const get = async (url: string): Promise<HttpAnswer> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await visitor.ask({ method: "GET", url, headers: { cookie, accept: "text/html" } });
    for (const line of [answer.headers["set-cookie"] ?? []].flat()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  const leave = async (query = "") => {
    const { headers } = await get(`/accounts/company/${query}`);
    return new URL(String(headers["location"]), "https://noordervaart.example");
  };
  const comeBack = (query: Readonly<Record<string, string>>) =>
    get(`/accounts/company/back/?${new URLSearchParams(query)}`);
  const sendAnswer = async (fields: Readonly<Record<string, string>>) => {
    const answer = await visitor.ask(sentFromElsewhere(fields));
    const to = String(answer.headers["location"]);
    return to.startsWith("/accounts/company/back/") ? get(to) : answer;
  };
  return {
    leave,
    comeBack,
    sendAnswer,
    arrive: async (provider, lie) => {
      const at = await leave();
      const nonce = at.searchParams.get("nonce") ?? "";
      return comeBack({ code: provider.codeFor(nonce, lie), state: at.searchParams.get("state") ?? "" });
    },
    session: () => jar.get("atrium_session") ?? null,
  };
}

/** A form that a page of the provider sends: browsers leave our cookies out of it. */
function sentFromElsewhere(fields: Readonly<Record<string, string>>) {
  return {
    method: "POST" as const,
    url: "/accounts/company/saml/",
    headers: {
      cookie: "",
      accept: "text/html",
      origin: "https://sso.example",
      "sec-fetch-site": "cross-site",
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: new URLSearchParams(fields).toString(),
  };
}
