import { visit } from "#client/navigation.ts";
import type { Tag } from "#features/tags/model/tag.ts";
import type { Place } from "../model/place-settings.ts";
import { carryPlace } from "./carried-place.ts";

type Typed = {
  readonly place: Place;
  readonly tags: readonly Tag[];
  /** Nobody is asked whether changes are given up from then on. */
  readonly saved: () => void;
};

/** Gives how to begin the page with something else, at its address, with what was typed so far. */
export function useBeginningWith(
  before: { readonly place: Place; readonly tags?: readonly Tag[]; readonly isFolderGiven?: boolean },
  { place, tags, saved }: Typed,
): (address: string) => void {
  return (address) => {
    const isOwnTitle = place.title !== before.place.title;
    const isOwnFolder = place.folderId !== before.place.folderId || before.isFolderGiven === true;
    carryPlace({
      ...(isOwnTitle && { title: place.title }),
      ...(isOwnFolder && { folderId: place.folderId }),
      tags: tags.filter(({ name }) => !before.tags?.some((each) => each.name === name)),
    });
    saved();
    void visit(address);
  };
}
