import type { Frame } from "#kernel/frame.ts";
import { menuWords } from "#features/menu/wording.ts";
import { useSay } from "#ui/language.tsx";

/** What visitors find below a page: whose it is, and the other public pages. */
export function PublicFooter({ site }: Pick<Frame, "site">) {
  const say = useSay();
  return (
    <footer className="shell-footer">
      <a className="shell-brand" href="/" dangerouslySetInnerHTML={{ __html: site.brand }} />
      <a href="/pages/">{say(menuWords.browse)}</a>
    </footer>
  );
}
