/** A text whose editor stands in the page. */
export type MountedText = { hasFocus(): boolean; unmount(): void };

/** Editors cost memory and listen to every change; the ones used last stay, the others show their read view again. */
export const mountedMost = 12;

const mounted: MountedText[] = [];

/** Keeps a text's editor until too many others were used after it; gives the way to leave the list. */
export function keepMounted(text: MountedText): () => void {
  mounted.push(text);
  const leave = () => {
    const at = mounted.indexOf(text);
    if (at >= 0) mounted.splice(at, 1);
  };
  const oldest = mounted.length > mountedMost ? mounted.find((each) => !each.hasFocus()) : undefined;
  oldest?.unmount();
  return leave;
}
