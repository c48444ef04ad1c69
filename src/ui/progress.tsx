import { cssVariables } from "./css-variables.ts";
import "./progress.css";

/** How far a long piece of work is, from 0 to 100; `text` says what is being done. */
export function Progress({ label, text, percent }: { label: string; text?: string; percent: number }) {
  const whole = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className="ui-progress">
      <div
        className="ui-progress-trough"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={whole}
        aria-valuetext={text}
      >
        <span style={cssVariables({ "--share": `${whole}%` })} />
      </div>
      {text && <p>{text}</p>}
    </div>
  );
}
