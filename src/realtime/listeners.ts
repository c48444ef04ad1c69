import type { Connection } from "./connection.ts";

const nobody: ReadonlySet<Connection> = new Set();

/** Which sockets there are, found by topic, by person and by session. */
export class Listeners {
  readonly #all = new Set<Connection>();
  readonly #byTopic = new Map<string, Set<Connection>>();
  readonly #byPerson = new Map<string, Set<Connection>>();
  readonly #bySession = new Map<string, Set<Connection>>();

  all(): ReadonlySet<Connection> {
    return this.#all;
  }

  add(connection: Connection): void {
    const { siteId, personId, token } = connection.listener;
    this.#all.add(connection);
    join(this.#byPerson, `${siteId} ${personId}`, connection);
    join(this.#bySession, token, connection);
  }

  remove(connection: Connection): void {
    const { siteId, personId, token } = connection.listener;
    this.#all.delete(connection);
    leave(this.#byPerson, `${siteId} ${personId}`, connection);
    leave(this.#bySession, token, connection);
    for (const topic of connection.listening) this.stop(connection, topic);
  }

  listen(connection: Connection, topic: string): void {
    connection.listening.add(topic);
    join(this.#byTopic, `${connection.listener.siteId} ${topic}`, connection);
  }

  stop(connection: Connection, topic: string): void {
    connection.listening.delete(topic);
    leave(this.#byTopic, `${connection.listener.siteId} ${topic}`, connection);
  }

  of(siteId: number, topic: string): ReadonlySet<Connection> {
    return this.#byTopic.get(`${siteId} ${topic}`) ?? nobody;
  }

  ofPerson(siteId: number, personId: number): ReadonlySet<Connection> {
    return this.#byPerson.get(`${siteId} ${personId}`) ?? nobody;
  }

  ofSession(token: string): number {
    return this.#bySession.get(token)?.size ?? 0;
  }

  /** Those who listen, and those whose right to is being asked this moment. */
  interestedIn(siteId: number, topic: string): Connection[] {
    return [...this.#all].filter(
      ({ listener, listening, wanted }) =>
        listener.siteId === siteId && (listening.has(topic) || wanted.has(topic)),
    );
  }
}

function join(map: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const set = map.get(key);
  if (set) set.add(connection);
  else map.set(key, new Set([connection]));
}

function leave(map: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const set = map.get(key);
  set?.delete(connection);
  if (set?.size === 0) map.delete(key);
}
