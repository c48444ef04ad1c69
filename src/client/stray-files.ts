/**
 * A file that is dropped where nothing takes it would replace the page by itself. Here it means nothing, and the pointer says
 * so while it is carried.
 */
export function keepStrayFiles(window: Window): void {
  const keep = (event: DragEvent) => {
    const { dataTransfer, target } = event;
    const isField = isElement(target) && target.matches("input[type=file]");
    if (event.defaultPrevented || isField || !dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    dataTransfer.dropEffect = "none";
  };
  for (const event of ["dragenter", "dragover", "drop"] as const) window.addEventListener(event, keep);
}

function isElement(target: EventTarget | null): target is Element {
  return target !== null && "matches" in target;
}
