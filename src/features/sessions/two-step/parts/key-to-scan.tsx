import { useSay } from "#ui/language.tsx";
import { qrPath } from "#ui/qr-path.ts";
import { inGroups } from "../model/key-address.ts";
import { twoStepWords as words } from "../wording.ts";
import "./two-step.css";

/** What an authenticator app is given: a code to scan, dark on light in both themes, and the same as a key to type. */
export function KeyToScan({ secret, address }: { secret: string; address: string }) {
  const say = useSay();
  const { size, path } = qrPath(address);
  return (
    <div className="two-step-key">
      <svg
        className="two-step-picture"
        role="img"
        aria-label={say(words.qrLabel)}
        viewBox={`0 0 ${size} ${size}`}
      >
        <path d={path} shapeRendering="crispEdges" />
      </svg>
      <div>
        <p>{say(words.scan)}</p>
        <p className="two-step-hand">{say(words.byHand)}</p>
        <code className="two-step-secret" dir="ltr">
          {inGroups(secret)}
        </code>
      </div>
    </div>
  );
}
