import { useSay } from "./language.tsx";
import { uiWording } from "./wording.ts";
import "./page-loading-bar.css";

/** The thin line at the top while the next page is fetched. */
export function PageLoadingBar({ active }: { active: boolean }) {
  const say = useSay();
  if (!active) return null;
  return <div className="ui-page-loading" role="progressbar" aria-label={say(uiWording.loading)} />;
}
