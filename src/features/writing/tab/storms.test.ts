import fc from "fast-check";
import { expect, it } from "vitest";
import type { Fate } from "#testing/draft-network.ts";
import { type Tab, rehearsal } from "#testing/draft-rehearsal.ts";
import { tries } from "#testing/properties.ts";

const fate = fc.record({
  delay: fc.constantFrom(5, 30, 200, 900),
  lost: fc.option(fc.constantFrom("call" as const, "answer" as const), { nil: undefined, freq: 3 }),
  isTwice: fc.boolean(),
});

const event = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant("type" as const), tab: fc.nat(2) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant("pass" as const), time: fc.nat(1500) }) },
  fc.record({ does: fc.constantFrom("offline" as const, "online" as const) }),
  fc.record({
    does: fc.constantFrom("kill" as const, "hide and kill" as const, "close" as const),
    tab: fc.nat(2),
  }),
  fc.record({ does: fc.constantFrom("undo" as const, "wake" as const), tab: fc.nat(2) }),
);

/** Killed without warning, a tab may take with it what was typed in the moment before. */
const lastMoment = 300;

it("whatever a network does and whichever tabs die, all words arrive, and everybody has the same draft (long)", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { minLength: 1, maxLength: 40 }),
      fc.array(event, { maxLength: 40 }),
      async (fates, events) => {
        const stage = rehearsal();
        const tabs = [await stage.open(), await stage.open(), await stage.open()];
        const typed: { word: string; at: number; by: Tab; isUndone: boolean }[] = [];
        let now = 0;
        let turn = 0;
        let words = 0;
        stage.network.next = () => fates[turn++ % fates.length] as Fate;

        async function another(place: number): Promise<void> {
          const { isUp, next } = { ...stage.network };
          Object.assign(stage.network, { isUp: true, next: () => ({ delay: 5 }) });
          tabs[place] = await stage.open();
          Object.assign(stage.network, { isUp, next });
          now += 400;
        }

        for (const each of events) {
          const tab = "tab" in each ? tabs[each.tab] : undefined;
          if (each.does === "pass") {
            await stage.pass(each.time);
            now += each.time;
          }
          if (each.does === "offline") stage.network.isUp = false;
          if (each.does === "online") stage.network.isUp = true;
          if (!tab) continue;
          if (each.does === "type") {
            const word = `<${words++}>`;
            tab.type(word);
            typed.push({ word, at: now, by: tab, isUndone: false });
          }
          if (each.does === "undo") {
            const before = tab.text();
            tab.session.undo.undo();
            for (const entry of typed)
              if (before.includes(entry.word) && !tab.text().includes(entry.word)) entry.isUndone = true;
          }
          if (each.does === "wake") tab.session.wake();
          if (each.does === "close") tab.session.close();
          if (each.does === "hide and kill") tab.session.handOver();
          if (each.does === "kill")
            for (const entry of typed)
              if (entry.by === tab && now - entry.at < lastMoment) entry.isUndone = true;
          if (each.does === "close" || each.does.endsWith("kill")) {
            tab.die();
            await another(("tab" in each && each.tab) || 0);
          }
        }

        Object.assign(stage.network, { isUp: true, next: () => ({ delay: 5 }) });
        stage.server.tellGap();
        await stage.pass(200_000);
        const last = await stage.open();
        await stage.pass(10_000);
        const text = stage.server.text();
        for (const tab of [...tabs, last]) {
          expect(tab.text()).toBe(text);
          expect(tab.session.state()).toMatchObject({ saving: "saved", phase: "open" });
        }
        expect(typed.filter(({ word, isUndone }) => !isUndone && !text.includes(word))).toEqual([]);
        expect(stage.store.size).toBe(0);
      },
    ),
    { numRuns: tries(25) },
  );
});
