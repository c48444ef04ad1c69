import type { Frame } from "#kernel/frame.ts";
import { useSay } from "#ui/language.tsx";
import { withCurrent } from "../model/current-link.ts";
import { menuWords } from "../wording.ts";
import "./menu-bar.css";

/** The site's own menu below the top bar; finished HTML, a sheet on a phone. Its editor takes its place and is fetched when it is wanted. */
export function MenuBar({ menu, address }: { menu: Frame["menu"]; address: string }) {
  const say = useSay();
  if (menu === "") return null;
  return (
    <nav
      className="menu-bar"
      aria-label={say(menuWords.siteMenu)}
      data-site-menu=""
      dangerouslySetInnerHTML={{ __html: withCurrent(menu, address) }}
      suppressHydrationWarning
    />
  );
}
