import { useState } from "react";
import { useSay } from "#ui/language.tsx";
import { MenuButton } from "#ui/menu-button.tsx";
import type { ShownPage } from "../model/page-list.ts";
import { browsingWords } from "../wording.ts";

const loadMenu = () => import("./page-menu-open.tsx");

/** The menu of a page of the list; what is in it comes with the first that is opened. */
export function PageMenu({ page }: { page: ShownPage }) {
  const say = useSay();
  const followed = useState(page.isFollowed);
  return (
    <MenuButton
      label={say(browsingWords.pageOptions, { title: page.title })}
      size="small"
      load={loadMenu}
      shows={({ PageMenuOpen }, opened) => <PageMenuOpen {...{ page, followed, opened }} />}
    />
  );
}
