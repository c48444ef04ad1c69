import { useEffect, useRef, useState } from "react";
import { send } from "#client/call.ts";
import { saveMarkdown } from "../contract.ts";
import { unsentTextOf } from "./unsent-text.ts";

export type EditedPlace = { readonly pageId: number; readonly widgetId: string; readonly personId: number };

export type SavedText = {
  readonly source: string;
  readonly isSaved: boolean;
  readonly isBusy: boolean;
  readonly wasRestored: boolean;
  readonly failure: { readonly code: string; readonly reason: string } | null;
  readonly write: (source: string) => void;
  /** Saves; `over` is the version that it is meant to replace. */
  readonly save: (over?: number) => Promise<void>;
  readonly discard: () => void;
};

/** A text that is kept in this browser until the server has it. */
export function useSavedText(place: EditedPlace, start: { source: string; version: number }): SavedText {
  const unsent = useRef(unsentTextOf(place)).current;
  const [found] = useState(() => unsent.read());
  const restored = found !== null && found.source !== start.source ? found : null;
  const [source, setSource] = useState(restored?.source ?? start.source);
  const [server, setServer] = useState({ source: start.source, version: restored?.base ?? start.version });
  const [wasRestored, setRestored] = useState(restored !== null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SavedText["failure"]>(null);
  const latest = useRef(source);
  latest.current = source;
  const isSaved = source === server.source;

  useEffect(() => {
    if (isSaved) unsent.forget();
    else unsent.keep({ source, base: server.version });
  }, [unsent, source, isSaved, server.version]);

  async function save(over?: number) {
    if (isBusy || (isSaved && over === undefined)) return;
    setBusy(true);
    const sent = latest.current;
    const data = { source: sent, base_version: over ?? server.version };
    const answer = await send(saveMarkdown, { page_id: place.pageId, widget_id: place.widgetId, data });
    setBusy(false);
    if (!answer.success) return setFailure(answer);
    setFailure(null);
    setRestored(false);
    setServer({ source: sent, version: answer.version });
  }

  function discard() {
    setRestored(false);
    setFailure(null);
    setServer(start);
    setSource(start.source);
  }

  return { source, isSaved, isBusy, wasRestored, failure, write: setSource, save, discard };
}
