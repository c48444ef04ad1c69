import { groupsToShow, peopleToShow } from "#features/pages/overview/operations.ts";
import type { HolesRead, KindServer } from "../kind-server.ts";
import { type PeopleCards, peopleMost } from "./schema.ts";
import type { PeopleCardsShown } from "./shown.ts";

/** Those whom its reader may know, all widgets of a page at once. */
export const peopleCardsServer: KindServer = {
  read: async ({ widgets, page, actor, tx }: HolesRead<PeopleCards>) => {
    const asked = widgets.map(({ content }) => content);
    const ids = asked.flatMap(({ from, people }) => (from === "chosen" ? people : []));
    const groupIds = asked.flatMap(({ from, group }) => (from === "group" && group ? [group] : []));
    const found = await peopleToShow(actor, { ids, groupIds }, tx);
    const groups = page.mayEdit ? await groupsToShow(actor, tx) : [];
    const shownOf = ({ from, people, group }: PeopleCards): PeopleCardsShown => ({
      people:
        from === "group"
          ? found
              .filter((each) => each.groupId !== null && each.groupId === group)
              .slice(0, peopleMost)
              .map(faceOf)
          : people
              .flatMap((id) => found.find((each) => each.groupId === null && each.id === id) ?? [])
              .map(faceOf),
      groups,
    });
    return new Map(widgets.map(({ id, content }) => [id, shownOf(content)]));
  },
  actions: [],
};

const faceOf = ({ id, name, position, photo }: PeopleCardsShown["people"][number]) => ({
  id,
  name,
  position,
  photo,
});
