/**
 * Runs inside the document, as `keepEarlyKeys` does: a form that only script can send (`data-waits`) is not sent by the browser, which would
 * put what was typed into an address and throw it away. That it was pressed stands in `data-pressed` of the document until its script has come.
 */
export function keepEarlySubmits(): void {
  addEventListener("submit", (sent) => {
    const form = sent.target as HTMLElement;
    if (!("waits" in form.dataset)) return;
    sent.preventDefault();
    document.documentElement.dataset["pressed"] = "";
  });
}
