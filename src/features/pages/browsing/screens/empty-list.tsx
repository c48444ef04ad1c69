import { EmptyState } from "#ui/empty-state.tsx";

/** The specification's sentence for a list without pages. */
export function EmptyList({ text }: { text: string }) {
  return <div className="browse-empty">{text && <EmptyState title={text} />}</div>;
}
