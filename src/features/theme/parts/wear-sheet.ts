/** Milliseconds after which the open document goes on with what it has; the next one brings the sheet itself. */
const patience = 5000;

/** The open document takes this style sheet; the one before goes when the new one is there, so that nothing flashes. */
export async function wearSheet(address: string | null): Promise<void> {
  const worn = [...document.head.querySelectorAll("link[data-look]")];
  if (worn.some((link) => link.getAttribute("href") === address)) return;
  if (address) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.dataset["look"] = "";
    const loaded = new Promise<void>((resolve) => {
      link.onload = link.onerror = () => resolve();
      setTimeout(resolve, patience);
    });
    link.href = address;
    document.head.append(link);
    await loaded;
  }
  for (const link of worn) link.remove();
}
