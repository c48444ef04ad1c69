/** A place in the order (xid, id) of the outbox. */
export type Position = { readonly xid: bigint; readonly id: number };

export function positionText({ xid, id }: Position): string {
  return `${xid}.${id}`;
}

/** Null for a text that is no position. */
export function readPosition(text: string): Position | null {
  const [, xid, id] = /^([0-9]{1,19})\.([0-9]{1,15})$/.exec(text) ?? [];
  return xid === undefined ? null : { xid: BigInt(xid), id: Number(id) };
}

export function isBefore(one: Position, other: Position): boolean {
  return one.xid === other.xid ? one.id < other.id : one.xid < other.xid;
}
