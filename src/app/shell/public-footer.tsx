import type { Frame } from "#kernel/frame.ts";
import { SiteMark } from "./site-mark.tsx";

/** What visitors find below a page: whose it is, the public pages of the menu, and the languages; finished HTML (`frame.footer`). */
export function PublicFooter({ site, footer }: Pick<Frame, "site" | "footer">) {
  return (
    <footer className="shell-footer">
      <a className="shell-brand" href="/">
        <SiteMark size={20} />
        <span>{site.name}</span>
      </a>
      <div dangerouslySetInnerHTML={{ __html: footer }} />
    </footer>
  );
}
