import { useDialogs } from "#ui/dialog-host.tsx";

/** Opens the dialog in which people say what they think of the site (ACCT-01). */
export function useFeedback(site: string): () => void {
  const { open } = useDialogs();
  return () =>
    void open(async () => {
      const { FeedbackDialog } = await import("../screens/feedback-dialog.tsx");
      return <FeedbackDialog site={site} />;
    });
}
