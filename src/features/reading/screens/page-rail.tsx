import Folder from "lucide-react/icons/folder";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { pageWords } from "#features/pages/wording.ts";
import { AudienceWords } from "./audience-words.tsx";
import { Contents } from "./contents.tsx";
import type { PageFacts } from "#features/pages/contract.ts";

/** What stands beside a page on wide screens: its contents, its folder, its readers. */
export function PageRail(props: { page: PageFacts; contents: PageFacts["contents"]; siteName: string }) {
  const say = useSay();
  const { page, contents } = props;
  const inside = page.folders.filter((folder) => !folder.isMain);
  const path = inside.length > 0 ? inside : page.folders;
  const last = path.at(-1);
  if (!page.internal && contents.length <= 1) return null;
  return (
    <aside
      className="pages-rail"
      aria-label={say(page.internal ? pageWords.aboutThisPage : pageWords.onThisPage)}
    >
      {contents.length > 1 && <Contents entries={contents} />}
      {page.internal && (
        <dl className="pages-rail-facts">
          {last && (
            <div>
              <dt>{say(pageWords.folder)}</dt>
              <dd>
                <a
                  className="pages-rail-link"
                  href={last.isMain ? "/pages/tree/" : `/pages/tree/${last.id}/`}
                >
                  <Icon of={Folder} />
                  {path.map((folder) => folder.name).join(" / ")}
                </a>
              </dd>
            </div>
          )}
          <div>
            <dt>{say(pageWords.whoSees)}</dt>
            <dd>
              <AudienceWords audience={page.internal.audience} siteName={props.siteName} />
            </dd>
          </div>
        </dl>
      )}
    </aside>
  );
}
