import { KeyCap } from "#ui/key-cap.tsx";
import { Marked } from "#ui/marked.tsx";
import { keepInSight } from "./keep-in-sight.ts";
import type { FoundCommand } from "./found-commands.ts";

/** A command among the results: chosen by arrow keys and Enter, or by a press. */
export function SearchCommand(props: {
  id: string;
  command: FoundCommand;
  typed: string;
  isMarked: boolean;
  onPerform: () => void;
}) {
  const { command } = props;
  return (
    <button
      type="button"
      id={props.id}
      role="option"
      tabIndex={-1}
      aria-selected={props.isMarked}
      className="search-hit search-command"
      // The field keeps the focus, so that a press is not a blur that closes the list first.
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.onPerform}
      ref={props.isMarked ? keepInSight : undefined}
    >
      <span className="search-text">
        <span className="search-name">
          <Marked text={command.label} typed={props.typed} />
        </span>
      </span>{" "}
      {command.keys[0] !== undefined && <KeyCap keys={command.keys[0]} />}
    </button>
  );
}
