import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { Progress } from "#ui/progress.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { isMoving } from "../model/undertaking.ts";
import type { UndertakingLine } from "../screen.ts";
import { undertakingWords as words } from "../wording.ts";
import { useTurning } from "./use-turning.ts";

/** One undertaking: what it does and how far it is, or what became of it, with what did not work by name. */
export function LineShown({ line }: { line: UndertakingLine }) {
  const say = useSay();
  const { title, result, reason, person } = line;
  return (
    <li className="undertakings-line">
      <div className="undertakings-text">
        <h3 dir="auto">{title}</h3>
        {isMoving(line.state) && <Moving line={line} />}
        {result && <p dir="auto">{result}</p>}
        {reason && <p>{reason}</p>}
        <Failures line={line} />
        <p className="undertakings-when">
          <RelativeTime at={line.ended ?? line.began} />
          {person && <span dir="auto">{say(words.startedBy, { name: person })}</span>}
        </p>
      </div>
      <Turning line={line} />
    </li>
  );
}

function Moving({ line: { title, state, percent } }: { line: UndertakingLine }) {
  const say = useSay();
  const text = say(state === "undoing" ? words.undoing : words.progress, { percent });
  return <Progress label={title} text={text} percent={percent} />;
}

function Failures({ line: { trouble, failures, moreFailures } }: { line: UndertakingLine }) {
  const say = useSay();
  if (!trouble) return null;
  return (
    <div className="undertakings-trouble">
      <p>{trouble}</p>
      <ul>
        {failures.map(({ name, why }) => (
          <li key={name} dir="auto">
            {!why.includes(name) && <b>{name}</b>} {why}
          </li>
        ))}
        {moreFailures > 0 && <li>{say(words.more, { count: moreFailures })}</li>}
      </ul>
    </div>
  );
}

function Turning({ line }: { line: UndertakingLine }) {
  const say = useSay();
  const { busy, cancel, undo } = useTurning(line);
  const { title, mayCancel, mayUndo } = line;
  if (mayCancel)
    return (
      <Button busy={busy} onPress={() => void cancel()}>
        {say(words.cancel)} <span className="ui-unseen">{title}</span>
      </Button>
    );
  if (!mayUndo) return null;
  return (
    <Button busy={busy} onPress={() => void undo()}>
      {say(words.undo)} <span className="ui-unseen">{title}</span>
    </Button>
  );
}
