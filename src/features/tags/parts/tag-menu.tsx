import { useSay } from "#ui/language.tsx";
import { MenuButton } from "#ui/menu-button.tsx";
import type { KeptTag } from "../model/tag.ts";
import { tagWords } from "../wording.ts";

const loadMenu = () => import("./tag-menu-open.tsx");

/** The menu of the tag whose pages are listed; what is in it comes when it is wanted. */
export function TagMenu({ tag }: { tag: KeptTag }) {
  const say = useSay();
  return (
    <MenuButton
      label={say(tagWords.options, { name: tag.name })}
      size="small"
      load={loadMenu}
      shows={({ TagMenuOpen }, opened) => <TagMenuOpen {...{ tag, opened }} />}
    />
  );
}
