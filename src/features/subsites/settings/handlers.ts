import { handle } from "#calls/handle.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import { inSubsite } from "#kernel/subsite-address.ts";
import { saveSubsite } from "../contract.ts";
import { subsiteChanged } from "../events.ts";
import { openToWorld } from "../opening/operations.ts";
import { knownSubsite } from "../operations.ts";
import { mayBeSlug, mayManageSubsite, maySeeSubsites } from "../rules.ts";
import { readSubsite } from "../screen.ts";
import { moveToSlug, saveOpenness, saveSettings } from "../store.ts";

export const subsiteSettingsHandlers = [
  handle(readSubsite, async ({ input, actor, tx }) => {
    demand(maySeeSubsites(actor));
    const subsite = await knownSubsite(actor, input.id, tx);
    demand(mayManageSubsite(actor, subsite));
    const { id, name, description, slug, isSetPublic, isSelfJoinable, listing, isArchived } = subsite;
    const openness = { isPublic: isSetPublic, isSelfJoinable, listing, isArchived };
    return { title: name, id, name, description, slug, ...openness };
  }),

  handle(saveSubsite, async ({ input, actor, now, tx }) => {
    demand(maySeeSubsites(actor));
    const subsite = await knownSubsite(actor, input.id, tx);
    demand(mayManageSubsite(actor, subsite));
    const { id } = subsite;
    const { slug = subsite.slug, name, description, self_join: isSelfJoinable, listing } = input;
    if (input.slug !== undefined) {
      demand(mayBeSlug(slug));
      if (!(await moveToSlug(id, slug, tx))) throw new Refusal("subsite-address-taken");
    }
    await saveSettings(id, { name, description, isSelfJoinable, listing }, tx);
    const opens = input.public === true && !subsite.isSetPublic;
    await saveOpenness(id, { isPublic: opens ? false : input.public, isArchived: input.archived }, tx);
    tx.announce(subsiteChanged({ subsiteId: id }));
    const opened = opens ? await openToWorld(actor, { id, name: name ?? subsite.name, now }, tx) : null;
    return { address: inSubsite(slug, "/"), opened };
  }),
];
