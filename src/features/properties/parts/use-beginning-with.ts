import { visit } from "#client/navigation.ts";
import type { Tag } from "#features/tags/model/tag.ts";
import type { Place } from "../model/place-settings.ts";
import { carryPlace } from "./carried-place.ts";

type Typed = {
  readonly place: Place;
  readonly tags: readonly Tag[];
  /** Whether nobody is asked if changes are given up. */
  readonly saved: (isSaved: boolean) => void;
};

/** Gives how to begin the page with something else, at its address, with what was typed so far. */
export function useBeginningWith(
  before: { readonly place: Place; readonly tags?: readonly Tag[]; readonly isFolderGiven?: boolean },
  { place, tags, saved }: Typed,
): (address: string) => Promise<void> {
  return async (address) => {
    const isOwnTitle = place.title !== before.place.title;
    const isOwnFolder = place.folderId !== before.place.folderId || before.isFolderGiven === true;
    carryPlace(address, {
      ...(isOwnTitle && { title: place.title }),
      ...(isOwnFolder && { folderId: place.folderId }),
      tags: tags.filter(({ name }) => !before.tags?.some((each) => each.name === name)),
    });
    saved(true);
    await visit(address);
    // Where it could not be opened the form is still there, with all that was typed.
    saved(false);
  };
}
