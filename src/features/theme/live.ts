import { heard, live } from "#realtime/live-topic.ts";
import { themeSaved, themeTopic } from "./events.ts";
import { mayChangeTheme } from "./rules.ts";

/** Who changes the theme hears that somebody else has saved it. The theme of the site is number 1. */
export const themeLive = live(themeTopic, {
  mayListen: async (actor) => mayChangeTheme(actor).allowed,
  from: [
    heard(themeSaved, ({ personId, name, revision }) => ({ id: 1, data: { personId, name, revision } })),
  ],
});
