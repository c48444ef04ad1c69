import { escaped } from "#kernel/escaped.ts";
import type { Say } from "#kernel/language.ts";
import { undertakingWords } from "../wording.ts";

/** That something runs, in the top bar, as finished HTML. */
export function badgeHtml(percent: number, say: Say): string {
  const label = escaped(say(undertakingWords.badge, { percent }));
  return `<a class="ui-button ui-button-quiet shell-moving" href="/settings/tasks/" aria-label="${label}" title="${label}"><span aria-hidden="true">${percent}%</span></a>`;
}
