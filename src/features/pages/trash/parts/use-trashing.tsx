import { useDialogs } from "#ui/dialog-host.tsx";

export type Trashing = {
  /** The page is gone; `list` is where the pages of its folder are listed. */
  readonly onMoved: (list: string) => Promise<unknown>;
  /** It is back, at this address. */
  readonly onBack: (address: string) => Promise<unknown>;
};

/** Asks, and moves a page to the trash (TRSH-01). Hardly any reader does: what does it is fetched then. */
export function useTrashing(
  page: { readonly id: number; readonly title: string },
  then: Trashing,
): () => void {
  const dialogs = useDialogs();
  return () => {
    dialogs.open(async () => {
      const { TrashDialog } = await import("./trash-dialog.tsx");
      return <TrashDialog page={page} {...then} />;
    });
  };
}
