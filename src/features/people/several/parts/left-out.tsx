/** Who is left as they are, a sentence for each reason. */
export function LeftOut({ left }: { left: readonly string[] }) {
  return left.map((sentence) => (
    <p key={sentence} className="ui-dialog-text">
      {sentence}
    </p>
  ));
}
