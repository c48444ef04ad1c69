import { languageCookie } from "#kernel/languages.ts";

const yearInSeconds = 31_536_000;

/** The languages in the footer of visitors: what somebody chooses is kept by their browser, and the page is read anew in it. */
export function watchLanguages(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-language]") : null;
    if (!button) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in all browsers yet.
    document.cookie = `${languageCookie}=${button.dataset["language"]}; path=/; max-age=${yearInSeconds}; samesite=lax`;
    location.reload();
  });
}
