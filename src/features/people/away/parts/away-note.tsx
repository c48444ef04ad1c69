import type { AwayNow } from "../../model/away.ts";
import "./away-note.css";

/** What somebody says of their absence, for example who to ask instead. */
export function AwayNote({ away }: { away: AwayNow | null }) {
  if (!away || away.note === "") return null;
  return (
    <p className="away-note" dir="auto">
      {away.note}
    </p>
  );
}
