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
    demand(mayBeSlug(input.slug));
    if (!(await moveToSlug(id, input.slug, tx))) throw new Refusal("subsite-address-taken");
    const { name, description, self_join: isSelfJoinable, listing } = input;
    await saveSettings(id, { name, description, isSelfJoinable, listing }, tx);
    const opens = input.public && !subsite.isSetPublic;
    await saveOpenness(id, { isPublic: input.public && !opens, isArchived: input.archived }, tx);
    tx.announce(subsiteChanged({ subsiteId: id }));
    const opened = opens ? await openToWorld(actor, { id, name, now }, tx) : null;
    return { address: inSubsite(input.slug, "/"), opened };
  }),
];
