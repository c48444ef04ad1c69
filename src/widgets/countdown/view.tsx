import { OwnStyle } from "../kit/own-style.tsx";
import type { LivingProps } from "../living.ts";
import { Count } from "./count.tsx";
import type { Countdown } from "./schema.ts";
import style from "./view.css?inline";

/** The same for members, guests and visitors, each in the zone of their clock. */
export function CountdownView({ content, say, locale }: LivingProps<Countdown, null>) {
  const { title, at, over } = content;
  if (at === null) return null;
  return (
    <>
      <OwnStyle css={style} />
      <div className="countdown">
        {title.trim() !== "" && (
          <p className="countdown-title" dir="auto">
            {title.trim()}
          </p>
        )}
        <Count {...{ at, over, say, locale }} />
      </div>
    </>
  );
}
