import { useDialogs } from "#ui/dialog-host.tsx";

/** Whether whoever saves gives up a text that they typed and did not add as a tag. */
export function useNotAddedQuestion(): (typed: string) => Promise<boolean> {
  const { open } = useDialogs();
  return (typed) => {
    const text = typed.trim();
    if (text === "") return Promise.resolve(true);
    return new Promise((resolve) => {
      const isOpen = open(async () => {
        const { NotAddedDialog } = await import("./not-added-dialog.tsx");
        return <NotAddedDialog text={text} onAnswer={resolve} />;
      });
      if (!isOpen) resolve(false);
    });
  };
}
