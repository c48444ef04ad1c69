// Those of the platform itself: a process that draws pages may let its own clock stand still, and a reading must still end.
import { clearTimeout, setTimeout } from "node:timers";
import pg from "pg";

/** A statement that was asked, and whoever waits for its rows. */
type Asked = Waiter & {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Who asked the very same in the same breath of a reading. */
  readonly others: Waiter[];
};
type Waiter = {
  readonly resolve: (rows: never[]) => void;
  readonly reject: (error: unknown) => void;
};

/** What a connection was asked and not sent yet. */
type Waiting = { asked: Asked[]; isLeaving: boolean; leisure: NodeJS.Timeout | undefined };

/** Milliseconds: busy connections are taken again within them, and a snapshot may stay open so long. */
const leisure = 3;
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;
const waiting = new WeakMap<pg.ClientBase, Waiting>();
const readings = new WeakSet<pg.ClientBase>();

/**
 * Asks a statement whose text never changes. What a connection is asked in the same breath leaves as one message with one end: Postgres
 * answers it in one piece and wakes us once. Of the statements of one message those behind a failing one fail, too.
 */
export function ask<Row>(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return new Promise<Row[]>((resolve, reject) => {
    const there = waitingFor(client);
    const asked = { text, values: values.map(prepareValue), resolve, reject, others: [] };
    const same = readings.has(client) && there.asked.find((each) => isSame(each, asked));
    if (same) return void same.others.push(asked);
    there.asked.push(asked);
    if (there.isLeaving) return;
    there.isLeaving = true;
    // Once everything that is ready has run.
    queueMicrotask(() => process.nextTick(() => leave(client)));
  });
}

/** Asks what nobody waits for, such as the end of a reading: it leaves with what the connection is asked next, or after a moment. */
export function askAtLeisure(client: pg.ClientBase, text: string): void {
  const there = waitingFor(client);
  there.asked.push({ text, values: [], resolve: () => {}, reject: () => {}, others: [] });
  if (!there.isLeaving) there.leisure ??= setTimeout(() => leave(client), leisure);
}

/**
 * Says whether a connection only reads, in a transaction that sees one moment: what several ask there in the same words and breath is then asked once, and
 * each of them is given rows of their own.
 */
export function setReading(client: pg.ClientBase, isReading: boolean): void {
  if (isReading) readings.add(client);
  else readings.delete(client);
}

/** Statements without values begin, mark and end transactions, too; they are left alone. */
function isSame({ text, values }: Asked, other: Pick<Asked, "text" | "values">): boolean {
  if (text !== other.text || values.length === 0) return false;
  return values.every((value, at) => {
    const there = other.values[at];
    return value === there || (Buffer.isBuffer(value) && Buffer.isBuffer(there) && value.equals(there));
  });
}

/** Sends what was asked so far. */
export function leave(client: pg.ClientBase): void {
  const there = waiting.get(client);
  if (!there || there.asked.length === 0) return;
  waiting.delete(client);
  clearTimeout(there.leisure);
  client.query(new Message(statementsOf(client), there.asked));
}

export function isAsked(client: pg.ClientBase): boolean {
  return waiting.has(client);
}

function waitingFor(client: pg.ClientBase): Waiting {
  let there = waiting.get(client);
  if (!there) {
    there = { asked: [], isLeaving: false, leisure: undefined };
    waiting.set(client, there);
  }
  return there;
}

/** A statement as a connection knows it: parsed once, its columns told once. */
type Statement = { readonly name: string; columns: readonly Column[] | null };
type Column = { readonly name: string; readonly read: (text: string) => unknown };
type Statements = { readonly byText: Map<string, Statement>; count: number };

const known = new WeakMap<pg.ClientBase, Statements>();

function statementsOf(client: pg.ClientBase): Statements {
  let there = known.get(client);
  if (!there) {
    there = { byText: new Map(), count: 0 };
    known.set(client, there);
  }
  return there;
}

type Wire = pg.Connection & {
  parse(sent: object): void;
  bind(sent: object): void;
  describe(sent: object): void;
  execute(sent: object): void;
  sync(): void;
};
type Fields = readonly (string | null)[];
type Description = {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
};

const whole = { type: "P" };
const all = { portal: "", rows: 0 };

/** One message of several statements, in the place of one of the driver's queries. */
class Message extends pg.Query {
  readonly #statements: Statements;
  readonly #asked: readonly Asked[];
  readonly #sent: Statement[] = [];
  /** The statement whose answer is being read, and what came of it. */
  #at = 0;
  #rows: unknown[] = [];
  /** What the rows were read from, for others who asked the same. */
  #fields: Fields[] = [];
  #fault: unknown = null;

  constructor(statements: Statements, asked: readonly Asked[]) {
    super({ text: "" });
    this.#statements = statements;
    this.#asked = asked;
  }

  override submit = (connection: pg.Connection): void => {
    const pieces: Buffer[] = [];
    // The driver writes each part for itself; here they are gathered.
    const wire = Object.create(connection, {
      _send: { value: (piece: Buffer) => pieces.push(piece) },
    }) as Wire;
    for (const { text, values } of this.#asked) {
      let statement = this.#statements.byText.get(text);
      if (!statement) {
        statement = { name: `s${(this.#statements.count++).toString(36)}`, columns: null };
        this.#statements.byText.set(text, statement);
        wire.parse({ name: statement.name, text });
      }
      this.#sent.push(statement);
      wire.bind({ portal: "", statement: statement.name, values });
      if (!statement.columns) wire.describe(whole);
      wire.execute(all);
    }
    wire.sync();
    wire.stream.write(Buffer.concat(pieces));
  };

  handleRowDescription({ fields }: Description): void {
    const statement = this.#sent[this.#at];
    if (statement)
      statement.columns = fields.map(({ name, dataTypeID }) => ({
        name,
        read: pg.types.getTypeParser(dataTypeID, "text") as (text: string) => unknown,
      }));
  }

  handleDataRow({ fields }: { readonly fields: Fields }): void {
    try {
      this.#rows.push(rowOf(this.#sent[this.#at]?.columns ?? [], fields));
      if (this.#asked[this.#at]?.others.length) this.#fields.push(fields);
    } catch (error) {
      this.#fault ??= error;
    }
  }

  handleCommandComplete(): void {
    const statement = this.#sent[this.#at];
    if (statement) statement.columns ??= [];
    const asked = this.#asked[this.#at++];
    const columns = statement?.columns ?? [];
    if (this.#fault === null) {
      asked?.resolve(this.#rows as never[]);
      for (const other of asked?.others ?? [])
        other.resolve(this.#fields.map((fields) => rowOf(columns, fields)) as never[]);
    } else fail(asked, this.#fault);
    this.#rows = [];
    this.#fields = [];
    this.#fault = null;
  }

  handleError(error: unknown): void {
    const [failed, ...behind] = this.#asked.slice(this.#at);
    this.#at = this.#asked.length;
    // Whether Postgres knows these now is not known here: they are told to it again, under other names.
    for (const asked of [failed, ...behind]) if (asked) this.#statements.byText.delete(asked.text);
    fail(failed, error);
    for (const asked of behind) fail(asked, skipped());
  }

  handleReadyForQuery(): void {}
}

function fail(asked: Asked | undefined, error: unknown): void {
  asked?.reject(error);
  for (const other of asked?.others ?? []) other.reject(error);
}

function rowOf(columns: readonly Column[], fields: Fields): unknown {
  const row: Record<string, unknown> = {};
  // Each row of each list passes here.
  for (let at = 0; at < columns.length; at++) {
    const { name, read } = columns[at] as Column;
    const text = fields[at];
    row[name] = text === null || text === undefined ? null : read(text);
  }
  return row;
}

/** What Postgres says itself of statements behind a failing one in the same transaction. */
function skipped(): Error {
  const error = new Error("current transaction is aborted: a statement before this one failed");
  return Object.assign(error, { code: "25P02" });
}
