import { handle } from "#calls/handle.ts";
import { demand } from "#kernel/refusal.ts";
import { timeZones } from "#kernel/time-zone.ts";
import { saveSite } from "./contract.ts";
import { mayChangeSite, maySeeSettings, settingsFor } from "./rules.ts";
import { readSettingsHome, readSiteSettings } from "./screen.ts";
import { readSettings, saveSettings } from "./store.ts";
import { siteWords } from "./wording.ts";

export const siteHandlers = [
  handle(readSettingsHome, async ({ actor }) => {
    demand(maySeeSettings(actor));
    return { title: siteWords.settings.message, screens: settingsFor(actor) };
  }),

  handle(readSiteSettings, async ({ actor, tx }) => {
    demand(maySeeSettings(actor));
    demand(mayChangeSite(actor));
    const { name, timeZone, publicPages, isIndexed, address } = await readSettings(actor, tx);
    const zones = timeZones();
    return {
      title: siteWords.site.message,
      name,
      time_zone: timeZone,
      zones,
      public_pages: publicPages,
      indexed: isIndexed,
      public_address: address,
    };
  }),

  handle(saveSite, async ({ input, actor, tx }) => {
    demand(maySeeSettings(actor));
    demand(mayChangeSite(actor));
    await saveSettings(
      actor,
      {
        name: input.name,
        timeZone: input.time_zone,
        publicPages: input.public_pages,
        isIndexed: input.indexed,
      },
      tx,
    );
    return {};
  }),
];
