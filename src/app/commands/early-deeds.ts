/**
 * Runs inside the document, as `keepEarlyKeys` does. A form that only script can send (`data-waits`) is not sent by the browser, which would put
 * what was typed into an address and throw it away: that it was pressed stands in `data-pressed` of the document until its script has come.
 * What somebody ticks or chooses says so itself, since browsers bring back what was ticked before a reload without anybody's doing.
 */
export function keepEarlyDeeds(): void {
  addEventListener("submit", (sent) => {
    const form = sent.target as HTMLElement;
    if (!("waits" in form.dataset)) return;
    sent.preventDefault();
    document.documentElement.dataset["pressed"] = "";
  });
  addEventListener("change", (changed) => {
    (changed.target as HTMLElement & { isPressed?: true }).isPressed = true;
  });
}
