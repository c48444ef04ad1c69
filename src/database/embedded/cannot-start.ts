/** An expected "no" of the start: its message is a sentence for the person at the terminal, printed without a stack. */
export class CannotStart extends Error {
  override readonly name = "CannotStart";
}
