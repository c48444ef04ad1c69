import { escaped } from "#kernel/escaped.ts";
import type { Say } from "#kernel/language.ts";
import { menuWords } from "../wording.ts";
import { addressMark } from "./address-mark.ts";
import { languageChoices, languageForm } from "./language-choices.ts";

type WayIn = { readonly say: Say; readonly language: string; readonly isVisitor: boolean };

/** The end of the top bar for those who are not signed in, as finished HTML: members load no code for it. Guests read one page, in its language. */
export function wayInHtml({ say, language, isVisitor }: WayIn): string {
  const signIn = `<a class="ui-button ui-button-quiet" href="/accounts/login/?next=${addressMark}">${escaped(say(menuWords.signIn))}</a>`;
  if (!isVisitor) return signIn;
  const choices = languageChoices(say, language, ({ code }) => code.toUpperCase());
  return `<form id="${languageForm}" method="post" action="/-/language/?next=${addressMark}">${choices}</form>${signIn}`;
}
