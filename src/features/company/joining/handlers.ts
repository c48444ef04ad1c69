import { handle, handleInSteps } from "#calls/handle.ts";
import { linkAttempts, resetAttempts } from "#features/sessions/attempts/rules.ts";
import { demandAttempts } from "#features/sessions/attempts/store.ts";
import { namesAround } from "#features/sessions/password-store.ts";
import { mayBePassword } from "#features/sessions/rules.ts";
import { findKnownBrowser } from "#features/sessions/store.ts";
import { handOver, letIn } from "#features/sessions/two-step/operations.ts";
import { readLetterhead } from "#features/sites/store.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { isCommonPassword } from "#secrets/common-passwords.ts";
import { hashPassword } from "#secrets/password.ts";
import { maySetUpCompany } from "../rules.ts";
import { askToJoin, joinSite, saveJoinDomains } from "./contract.ts";
import { joinAsked, joinDomainsSaved } from "./events.ts";
import { domainShown, domainsTyped, join } from "./operations.ts";
import { joinAttempts, mayAskToJoin } from "./rules.ts";
import { readJoin, readJoinLink, readJoinSettings } from "./screen.ts";
import { findJoinLink, listJoinDomains, writeJoinDomains } from "./store.ts";
import { joinSettingsWords, joinWords } from "./wording.ts";

export const joiningHandlers = [
  handle(readJoinSettings, async ({ actor, wire, tx, say }) => {
    demand(maySetUpCompany(actor));
    return {
      title: say(joinSettingsWords.title),
      domains: (await listJoinDomains(tx)).map(domainShown),
      sendsMail: wire.sendsMail ?? false,
      withSubsites: actor.withSubsites,
    };
  }),

  handle(saveJoinDomains, async ({ input, actor, tx }) => {
    demand(maySetUpCompany(actor));
    const domains = domainsTyped(input.domains);
    const before = await listJoinDomains(tx);
    if (before.join(" ") === domains.join(" ")) return {};
    await writeJoinDomains(domains, tx);
    tx.announce(joinDomainsSaved({ count: domains.length }));
    return {};
  }),

  handle(readJoin, async ({ input, tx, say }) => {
    if ((await listJoinDomains(tx)).length === 0) throw new Refusal("join-off");
    const { name: site } = await readLetterhead(tx);
    return { title: say(joinWords.title, { site }), sent: input.sent ?? false };
  }),

  // Nothing here looks the address up: all take the same way and the same time.
  handleInSteps(askToJoin, async ({ input: { email }, wire, read, write }) => {
    const browser = await read(async (_, tx) => {
      demand(mayAskToJoin(email, { isOn: (await listJoinDomains(tx)).length > 0 }));
      return findKnownBrowser(wire.knownBrowser ?? null, email, tx);
    });
    await demandAttempts(write, joinAttempts(resetAttempts({ address: wire.address, email, browser })));
    await write(async (_, tx) => tx.announce(joinAsked({ email })));
    return { next: "/accounts/join/?sent=yes" };
  }),

  handle(readJoinLink, async ({ input: { token }, now, tx, say }) => {
    const email = found(await findJoinLink(token, now, tx), "link-used");
    const { name: site } = await readLetterhead(tx);
    return { title: say(joinWords.linkTitle, { site }), token, email };
  }),

  handleInSteps(joinSite, async ({ input, now, wire, read, write }) => {
    await demandAttempts(write, linkAttempts(wire.address));
    const { token, display_name: name, new_password1: first, new_password2: second } = input;
    const names = await read(async (_, tx) => {
      const email = found(await findJoinLink(token, now, tx), "link-used");
      return [...(await namesAround(null, tx)), name, email];
    });
    demand(mayBePassword({ first, second, isCommon: isCommonPassword(first), names }));
    const passwordHash = await hashPassword(first);
    const given = await write(async (actor, tx) => {
      const { personId, email } = await join(actor, { token, name, passwordHash }, now, tx);
      return letIn({ personId, email, browser: null }, { now, wire }, tx);
    });
    return { next: handOver(given, wire, "/") };
  }),
];
