import type * as Y from "yjs";
import { endStep, goOnInStep } from "./joined-steps.ts";

type Step = Y.UndoManager["undoStack"][number];

/**
 * What comes later to widgets that a step put on the page, like their files, belongs to that step as long as it is the last one: one
 * undo takes both back. What comes when other steps have followed is a step of its own.
 */
export class LaterParts {
  readonly #undo: Y.UndoManager;
  readonly #steps = new Map<string, Step>();
  #fresh: readonly string[] = [];
  #isHearing = false;

  constructor(undo: Y.UndoManager) {
    this.#undo = undo;
  }

  /** To be called inside the change that puts these widgets on the page. */
  await(ids: readonly string[]): void {
    if (ids.length === 0) return;
    this.#fresh = [...this.#fresh, ...ids];
    if (!this.#isHearing) this.#hear();
  }

  /** Runs a change that is a later part of a widget. */
  add(id: string, work: () => void): void {
    const step = this.#steps.get(id);
    const isLast = step !== undefined && this.#undo.undoStack.at(-1) === step;
    if (isLast) goOnInStep(this.#undo);
    work();
    if (isLast) endStep(this.#undo);
  }

  #hear(): void {
    this.#isHearing = true;
    this.#undo.on("stack-item-added", ({ type, stackItem }) => {
      if (type !== "undo") return;
      for (const id of this.#fresh) this.#steps.set(id, stackItem);
      this.#fresh = [];
    });
  }
}
