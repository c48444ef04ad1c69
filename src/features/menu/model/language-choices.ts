import { escaped } from "#kernel/escaped.ts";
import type { Say } from "#kernel/language.ts";
import { type Language, languages } from "#kernel/languages.ts";
import { menuBarWords } from "../bar/wording.ts";

/** The form in the top bar; the buttons of the footer send it, too. */
export const languageForm = "language-form";

/** The languages as buttons of one form, each called in its own words; none where there is nothing to choose. */
export function languageChoices(say: Say, language: string, shown: (each: Language) => string): string {
  if (languages.length < 2) return "";
  const buttons = languages.map((each) => {
    const text = shown(each);
    const name = text === each.name ? "" : `<span class="ui-unseen"> ${escaped(each.name)}</span>`;
    const value = `name="language" value="${each.code}" aria-pressed="${each.code === language}"`;
    return `<button class="ui-button ui-button-quiet" form="${languageForm}" lang="${each.code}" ${value}>${escaped(text)}${name}</button>`;
  });
  const label = escaped(say(menuBarWords.language));
  return `<div class="shell-languages" role="group" aria-label="${label}">${buttons.join("")}</div>`;
}
