import { useSay } from "#ui/language.tsx";
import { MenuButton } from "#ui/menu-button.tsx";
import { peopleWords } from "../wording.ts";
import type { MoreActedOn } from "./more-actions-open.tsx";

const loadMenu = () => import("./more-actions-open.tsx");

/** What is done with everybody more seldom than bringing people in; it comes when it is wanted. */
export function MoreActions(acted: MoreActedOn) {
  const say = useSay();
  return (
    <MenuButton
      label={say(peopleWords.moreActions)}
      load={loadMenu}
      shows={({ MoreActionsOpen }, opened) => <MoreActionsOpen {...acted} opened={opened} />}
    />
  );
}
