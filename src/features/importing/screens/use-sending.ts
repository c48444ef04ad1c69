import { useEffect, useRef, useState } from "react";
import { visit } from "#client/navigation.ts";
import { useLeavingQuestion } from "#features/files/sending/parts/use-leaving-question.ts";
import { randomValue } from "#client/random-value.ts";
import { useSay } from "#ui/language.tsx";
import type { Chosen } from "../parts/chosen.ts";
import { UnreadableFile, packedFolder } from "../parts/packed-folder.ts";
import { sendArchive } from "../parts/send-archive.ts";
import { importingWords as words } from "../wording.ts";

export type Sending = {
  readonly step: "packing" | "sending";
  readonly done: number;
  readonly all: number;
  readonly isCut: boolean;
};

/** Packs and sends what was chosen, and goes on to the import. What could not be sent stays chosen. */
export function useSending() {
  const say = useSay();
  const [sending, setSending] = useState<Sending | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [sentId, setSentId] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  useLeavingQuestion(sending !== null);
  useEffect(() => () => stop.current?.abort(), []);
  // After the rendering with which the question before leaving goes.
  useEffect(() => {
    if (sentId !== null) void visit(`/settings/import/report/${sentId}/`);
  }, [sentId]);

  async function begin(chosen: Chosen, into: string): Promise<void> {
    const controller = new AbortController();
    stop.current = controller;
    setTrouble(null);
    const outcome = await packAndSend(chosen, into, controller.signal, setSending).catch(
      (error: unknown) => error,
    );
    setSending(null);
    if (controller.signal.aborted) return;
    if (outcome instanceof UnreadableFile) return setTrouble(say(words.unreadable, { name: outcome.path }));
    if (outcome instanceof Error) throw outcome;
    const sent = outcome as Awaited<ReturnType<typeof sendArchive>>;
    if (sent.how === "refused") setTrouble(sent.reason);
    if (sent.how === "sent") setSentId(sent.id);
  }

  return { sending, trouble, begin, stop: () => stop.current?.abort() };
}

async function packAndSend(
  { zip, files, size }: Chosen,
  into: string,
  signal: AbortSignal,
  tell: (sending: Sending) => void,
) {
  const packing = (done: number) => tell({ step: "packing", done, all: size, isCut: false });
  if (!zip) packing(0);
  const blob = zip ?? (await packedFolder(files, { signal, onBytes: packing }));
  const all = blob.size;
  tell({ step: "sending", done: 0, all, isCut: false });
  const key = `${randomValue()}-${randomValue()}-import-of-a-folder`
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, "")
    .slice(0, 64);
  return sendArchive(
    { blob, into, key },
    { signal, onState: ({ sent, isCut }) => tell({ step: "sending", done: sent, all, isCut }) },
  );
}
