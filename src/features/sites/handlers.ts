import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { languages } from "#kernel/languages.ts";
import { demand } from "#kernel/refusal.ts";
import { timeZones } from "#kernel/time-zone.ts";
import { saveSite, showFirstSteps, switchSubsites } from "./contract.ts";
import { readPasskeys } from "./passkeys/store.ts";
import { readCelebrates } from "./celebrations/store.ts";
import { siteLanguageChosen, siteSaved, subsitesSwitched } from "./events.ts";
import {
  mayChangeSite,
  mayOwn,
  maySeeFirstSteps,
  maySeeSettings,
  maySwitchSubsites,
  settingsFor,
} from "./rules.ts";
import { readSettingsHome, readSiteSettings } from "./screen.ts";
import { areSubsitesInUse, namesOfAutoJoin, saveFirstStepsShown, saveWithSubsites } from "./store.ts";
import { readSettings, saveSettings } from "./settings-store.ts";
import { readTwoStepNeed } from "./two-step/store.ts";
import { siteWords } from "./wording.ts";

export const siteHandlers = [
  handle(readSettingsHome, async ({ actor, wire, say }) => {
    demand(maySeeSettings(actor));
    return { title: say(siteWords.settings), screens: settingsFor(actor, wire.sendsMail) };
  }),

  handle(readSiteSettings, async ({ actor, tx, say }) => {
    demand(maySeeSettings(actor));
    demand(mayChangeSite(actor));
    const settings = await readSettings(actor, tx);
    const { name, language, timeZone, publicPages, guestInvites, editorsArrange, isIndexed } = settings;
    const zones = timeZones();
    return {
      title: say(siteWords.site),
      name,
      language: language ?? "",
      languages: languages.map((each) => ({ code: each.code, name: each.name })),
      timeZone,
      zones,
      publicPages,
      guestInvites,
      // Subsites have editors of their own.
      editorsArrange: actor.withSubsites ? null : editorsArrange,
      indexed: isIndexed,
      rightToLeft: settings.isRightToLeft,
      feedbackEmail: settings.feedbackEmail ?? "",
      publicAddress: settings.address,
      subsites: await subsitesOf(actor, tx),
      twoStep: mayOwn(actor).allowed ? await readTwoStepNeed(tx) : null,
      passkeys: mayOwn(actor).allowed ? await readPasskeys(tx) : null,
      celebrations: mayOwn(actor).allowed ? await readCelebrates(tx) : null,
      mayBringFirstSteps: settings.areFirstStepsHidden && maySeeFirstSteps(actor).allowed,
    };
  }),

  handle(saveSite, async ({ input, actor, tx }) => {
    demand(maySeeSettings(actor));
    demand(mayChangeSite(actor));
    const { name, language, time_zone: timeZone } = input;
    const { public_pages: publicPages, guest_invites: guestInvites, indexed: isIndexed } = input;
    const feedbackEmail = input.feedback_email === "" ? null : input.feedback_email;
    const opened = {
      publicPages,
      guestInvites,
      isIndexed,
      editorsArrange: input.editors_arrange,
      isRightToLeft: input.right_to_left,
      feedbackEmail,
    };
    const before = await readSettings(actor, tx);
    await saveSettings(actor, { name, language, timeZone, ...opened }, tx);
    if (language !== undefined && language !== before.language)
      tx.announce(siteLanguageChosen({ siteId: actor.siteId }));
    const fields = changedFields(before, { name, language, timeZone, ...opened });
    if (fields.length > 0) tx.announce(siteSaved({ fields }));
    return {};
  }),

  handle(switchSubsites, async ({ input: { on }, actor, tx }) => {
    demand(maySwitchSubsites(actor, { on, inUse: false }));
    demand(maySwitchSubsites(actor, { on, inUse: await areSubsitesInUse(tx) }));
    if (on === actor.withSubsites) return {};
    await saveWithSubsites(actor, on, tx);
    tx.announce(subsitesSwitched({ on }));
    return {};
  }),

  handle(showFirstSteps, async ({ input, actor, tx }) => {
    demand(maySeeFirstSteps(actor));
    await saveFirstStepsShown(actor, input.shown, tx);
    return {};
  }),
];

/** What was sent and is another value than before. */
function changedFields<Settings extends object>(before: Settings, sent: Partial<Settings>): string[] {
  const named = Object.entries(sent) as [keyof Settings & string, unknown][];
  return named.filter(([name, value]) => value !== undefined && value !== before[name]).map(([name]) => name);
}

async function subsitesOf(actor: Actor, tx: Tx) {
  const on = actor.withSubsites;
  return {
    on,
    inUse: await areSubsitesInUse(tx),
    mayTakeBack: mayOwn(actor).allowed,
    autoJoin: on ? await namesOfAutoJoin(tx) : [],
  };
}
