import { handle, handleInSteps } from "#calls/handle.ts";
import { type Attempt, limits, linkAttempts, networkOf } from "#features/sessions/attempts/rules.ts";
import { demandAttempts, takeBackAttempts } from "#features/sessions/attempts/store.ts";
import { audienceSentence } from "#features/pages/audience/model/audience.ts";
import { toldTo } from "#features/pages/audience/operations.ts";
import { readAudience } from "#features/pages/audience/store.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { readsPage } from "#features/pages/store.ts";
import { mainGroup } from "#kernel/viewer.ts";
import { Refusal, found } from "#kernel/refusal.ts";
import { hashPassword, isPassword } from "#secrets/password.ts";
import { openPublicLink, readPublicLink, savePublicLink, undoPublicLink } from "./contract.ts";
import { changePublicLink, limitablePageFor, publicPageFor } from "./operations.ts";
import { type PublicLink, demandGoodLimits, limitOf, mayLimitWorld, publicKeyDays } from "./rules.ts";
import { readLockedPage } from "./screen.ts";
import { findLocked, findPublicLink, startPublicKey } from "./store.ts";
import { publicLinkWords } from "./wording.ts";

export const publicLinkHandlers = [
  handle(readPublicLink, async ({ input, actor, tx, now, say }) => {
    const page = await publicPageFor(actor, input.page_id, tx);
    const link = (await findPublicLink(page.id, tx)) ?? { passwordHash: null, ends: null };
    const mayChange = mayLimitWorld(actor, page).allowed;
    const isPublic = page.isPublic && page.publicPages && page.subsiteId === mainGroup;
    const audience = await readAudience(page.id, tx);
    const state = limitOf(link, now) ?? ("open" as const);
    return {
      state: isPublic ? state : ("not-public" as const),
      hasPassword: link.passwordHash !== null,
      ends: link.ends?.getTime() ?? null,
      mayChange,
      seenBy: audienceSentence(audience, await toldTo(actor, [audience], { say, tx })),
    };
  }),

  handleInSteps(savePublicLink, async ({ input, now, read, write }) => {
    const { page_id: pageId, removes = false } = input;
    // Who may not is told so before a password is reckoned for them.
    await read((actor, tx) => limitablePageFor(actor, pageId, tx, { isHeld: false }));
    const password = removes || input.password === "" ? undefined : input.password;
    const ends = typeof input.ends === "number" ? new Date(input.ends) : input.ends;
    demandGoodLimits({ password, ends }, now);
    const hash = password === undefined ? null : await hashPassword(password);
    const change = await write(async (actor, tx) => {
      await limitablePageFor(actor, pageId, tx, { isHeld: true });
      const change = (was: PublicLink): PublicLink => ({
        passwordHash: hash ?? (removes ? null : was.passwordHash),
        ends: ends === undefined ? was.ends : ends,
      });
      return changePublicLink(actor, { pageId, change }, now, tx);
    });
    return { change };
  }),

  handle(undoPublicLink, async ({ input, actor, tx, now }) => {
    await limitablePageFor(actor, input.page_id, tx, { isHeld: true });
    const link = await findPublicLink(input.page_id, tx, { isHeld: true });
    const before = link?.change === input.change ? link.before : null;
    if (!before) throw new Refusal("public-link-changed");
    await changePublicLink(actor, { pageId: input.page_id, change: () => before }, now, tx);
    return {};
  }),

  handle(readLockedPage, async ({ input, actor, tx, now, say }) => {
    const page = found(await findLocked(input.page_id, now, tx), "page-not-found");
    const isReader = await readsPage(actor, page.id, tx);
    return {
      title: say(publicLinkWords.lockedTitle),
      address: `/page/unlock/${page.id}/`,
      id: page.id,
      pageAddress: isReader ? pageAddress(page) : null,
    };
  }),

  handleInSteps(openPublicLink, async ({ input, now, wire, read, write }) => {
    const attempts = passwordAttempts(wire.address, input.page_id);
    await demandAttempts(write, attempts);
    const asked = found(await read((_, tx) => findLocked(input.page_id, now, tx)), "page-not-found");
    if (!(await isPassword(asked.passwordHash, input.password))) throw new Refusal("wrong-page-password");
    const opened = await write(async (actor, tx) => {
      const page = found(await findLocked(asked.id, now, tx, { isHeld: true }), "page-not-found");
      if (page.passwordHash !== asked.passwordHash) throw new Refusal("wrong-page-password");
      await takeBackAttempts(attempts, tx);
      const next = pageAddress(page);
      if (await readsPage(actor, page.id, tx)) return { next, token: null };
      const key = { pageId: page.id, before: wire.guestToken };
      return { next, token: await startPublicKey(key, now, tx) };
    });
    if (opened.token !== null) wire.setGuest(opened.token, publicKeyDays);
    return { next: opened.next };
  }),
];

/** Guesses of one network at one page, of that network at all links, and of the whole world at one page. */
function passwordAttempts(address: string, pageId: number): Attempt[] {
  return [
    ...linkAttempts(address),
    [limits.pagePasswordAddress, `${networkOf(address)} ${pageId}`],
    [limits.pagePasswordPage, String(pageId)],
  ];
}
