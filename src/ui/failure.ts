/** A call that failed, as far as the interface has to tell of it. */
export type Failure = {
  /** The server's own sentence about the action, if it sent one. */
  readonly said: string | null;
  /** Always a sentence. */
  readonly reason: string;
  /** 0 when the server could not be reached. */
  readonly status: number;
  /** The session is over, which a notice with a link tells already. */
  readonly expired: boolean;
};

/** What to tell of the failure of an action without a default of its own: the server's words, that it is out of reach, or `otherwise`. */
export function spoken({ said, reason, status }: Failure, otherwise: string): string {
  return said ?? (status === 0 ? reason : otherwise);
}
