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
  const saying = new Saying(channel, clock);
  return {
    others,
    move: (read) => saying.move(read),
    start() {
      saying.begin();
      const stop = channel.listen({
        onNews: (news) => others.set(othersAfter(others.get(), news, me)),
        onListening: () => saying.again(),
        onLost: () => others.set(nobodyElse),
      });
      return () => {
        saying.end();
        stop();
        others.set(nobodyElse);
      };
    },
  };
}

/** Says where this tab is: each place once, and not more often than the pause allows. */
class Saying {
  readonly #channel: PresenceChannel;
  readonly #clock: Clock;
  #read: (() => WritingPlace) | null = null;
  #said: string | null = null;
  #isOn = false;
  #isWaiting = false;
  #callOff: (() => void) | null = null;

  constructor(channel: PresenceChannel, clock: Clock) {
    this.#channel = channel;
    this.#clock = clock;
  }

  begin(): void {
    this.#isOn = true;
  }

  move(read: () => WritingPlace): void {
    this.#read = read;
    this.#sayInTurn();
  }

  /** Says it also when it was said before. */
  again(): void {
    this.#said = null;
    this.#sayInTurn();
  }

  end(): void {
    this.#isOn = false;
    this.#said = null;
    this.#callOff?.();
    this.#callOff = null;
  }

  #sayInTurn(): void {
    if (this.#callOff) this.#isWaiting = true;
    else this.#sayNow();
  }

  #sayNow(): void {
    this.#isWaiting = false;
    const place = this.#isOn && this.#read ? this.#read() : null;
    const text = JSON.stringify(place);
    if (!place || text === this.#said || !this.#channel.say(place)) return;
    this.#said = text;
    this.#callOff = this.#clock.after(pauseBetween, () => {
      this.#callOff = null;
      if (this.#isWaiting) this.#sayNow();
    });
  }
}
