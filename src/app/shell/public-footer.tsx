import type { Frame } from "#kernel/frame.ts";
import { menuWords } from "#features/menu/wording.ts";
import { homeOf } from "#features/menu/rules.ts";
import { useSay } from "#ui/language.tsx";
import { SiteMark } from "./site-mark.tsx";

/** What visitors and guests find below a page: whose it is, and for visitors the other public pages. */
export function PublicFooter({ site, viewer }: Pick<Frame, "site" | "viewer">) {
  const say = useSay();
  return (
    <footer className="shell-footer">
      <a className="shell-brand" href={homeOf(viewer)}>
        <SiteMark size={20} />
        <span>{site.name}</span>
      </a>
      {viewer.role === "public" && <a href="/pages/">{say(menuWords.browse)}</a>}
    </footer>
  );
}
