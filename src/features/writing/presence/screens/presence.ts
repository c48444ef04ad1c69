import type { PresenceNews } from "#kernel/live-frame.ts";
import { type Observed, observed } from "#ui/observed.ts";
import type { Clock } from "../../tab/clock.ts";
import { type Others, nobodyElse, othersAfter } from "../model/others.ts";
import type { WritingPlace } from "../model/writing-place.ts";

/** The way to the others, as far as presence needs one. */
export type PresenceChannel = {
  /** False when nobody can hear it now. */
  say(place: WritingPlace): boolean;
  listen(heard: {
    onNews(news: PresenceNews): void;
    /** The server listens, and knows nothing of this tab yet. */
    onListening(): void;
    /** Nothing is known of the others any more. */
    onLost(): void;
  }): () => void;
};

/** This tab among those who are in edit mode on a page. */
export type Presence = {
  readonly others: Observed<Others>;
  /** This tab is elsewhere, or may be: `read` gives the place when it is time to say it. */
  move(read: () => WritingPlace): void;
  /** Is there until the function that it answers is called. */
  start(): () => void;
};

/** At most ten times a second, in milliseconds. */
const pauseBetween = 100;

export function openPresence(options: { channel: PresenceChannel; clock: Clock; me: number }): Presence {
  const { channel, clock, me } = options;
  const others = observed(nobodyElse);
  let read: (() => WritingPlace) | null = null;
  let said: string | null = null;
  let isOn = false;
  let isWaiting = false;
  let callOff: (() => void) | null = null;

  function sayNow(): void {
    isWaiting = false;
    const place = isOn && read ? read() : null;
    const text = JSON.stringify(place);
    if (!place || text === said || !channel.say(place)) return;
    said = text;
    callOff = clock.after(pauseBetween, () => {
      callOff = null;
      if (isWaiting) sayNow();
    });
  }

  function sayInTurn(): void {
    if (callOff) isWaiting = true;
    else sayNow();
  }

  return {
    others,
    move(next) {
      read = next;
      sayInTurn();
    },
    start() {
      isOn = true;
      const stop = channel.listen({
        onNews: (news) => others.set(othersAfter(others.get(), news, me)),
        onListening() {
          said = null;
          sayInTurn();
        },
        onLost: () => others.set(nobodyElse),
      });
      return () => {
        isOn = false;
        said = null;
        callOff?.();
        callOff = null;
        stop();
        others.set(nobodyElse);
      };
    },
  };
}
