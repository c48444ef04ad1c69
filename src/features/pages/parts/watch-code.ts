import { copyText } from "#client/copy-text.ts";
import { tellCopied } from "./watch-links.ts";

/** Code is copied as it was written, without numbers of lines. One listener serves all, since bodies are finished HTML. */
export function watchCode(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(".code-snippet-copy") : null;
    const code = button?.closest(".code-snippet-frame")?.querySelector("code");
    if (!button || !code) return;
    void copyText(code.textContent ?? "").then(
      (isCopied) => isCopied && tellCopied(button, "code-snippet-copied"),
    );
  });
}
