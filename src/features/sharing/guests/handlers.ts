import { handle, handleInSteps } from "#calls/handle.ts";
import { linkAttempts } from "#features/sessions/attempts/rules.ts";
import { demandAttempts, takeBackAttempts } from "#features/sessions/attempts/store.ts";
import { found } from "#kernel/refusal.ts";
import { readsPage } from "#features/pages/store.ts";
import { openGuestLink } from "./contract.ts";
import { guestSessionDays } from "./rules.ts";
import { readGuestLink } from "./screen.ts";
import { findByLink, startGuestSession } from "./store.ts";
import { guestWords } from "./wording.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";

export const guestHandlers = [
  handle(readGuestLink, async ({ input, actor, tx, say }) => {
    const { token } = input;
    const { page } = found(await findByLink(token, tx), "guest-link-gone");
    const isReader = await readsPage(actor, page.id, tx);
    return {
      title: say(guestWords.title, { title: page.title }),
      address: isReader ? pageAddress(page) : `/accounts/guest/${token}/`,
      token,
      isReader,
      pageAddress: pageAddress(page),
    };
  }),

  handleInSteps(openGuestLink, async ({ input, now, wire, write }) => {
    const attempts = linkAttempts(wire.address);
    await demandAttempts(write, attempts);
    const opened = await write(async (actor, tx) => {
      const guest = found(await findByLink(input.token, tx), "guest-link-gone");
      await takeBackAttempts(attempts, tx);
      const next = pageAddress(guest.page);
      if (await readsPage(actor, guest.page.id, tx)) return { next, token: null };
      const session = { guestId: guest.id, before: wire.guestToken };
      return { next, token: await startGuestSession(session, now, tx) };
    });
    if (opened.token !== null) wire.setGuest(opened.token, guestSessionDays);
    return { next: opened.next };
  }),
];
