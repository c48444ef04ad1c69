/** What something in a list of kinds is called, and below it what it is for. */
export function KindText({
  name,
  help,
  helpId,
}: {
  name: string;
  help?: string | undefined;
  helpId: string;
}) {
  return (
    <span className="canvas-kind-text">
      <span className="canvas-typed-name">{name}</span>
      {help && (
        <span id={helpId} className="canvas-kind-help">
          {help}
        </span>
      )}
    </span>
  );
}
