import type { Connection } from "./connection.ts";

const nobody: ReadonlySet<Connection> = new Set();

/** Which sockets there are, found by topic, by person and by session. */
export function openListeners() {
  const all = new Set<Connection>();
  const byTopic = new Map<string, Set<Connection>>();
  const byPerson = new Map<string, Set<Connection>>();
  const bySession = new Map<string, Set<Connection>>();

  function stop(connection: Connection, topic: string): void {
    connection.listening.delete(topic);
    leave(byTopic, `${connection.listener.siteId} ${topic}`, connection);
  }

  return {
    all: (): ReadonlySet<Connection> => all,
    add: (connection: Connection): void => {
      const { siteId, personId, token } = connection.listener;
      all.add(connection);
      join(byPerson, `${siteId} ${personId}`, connection);
      join(bySession, token, connection);
    },
    remove: (connection: Connection): void => {
      const { siteId, personId, token } = connection.listener;
      all.delete(connection);
      leave(byPerson, `${siteId} ${personId}`, connection);
      leave(bySession, token, connection);
      for (const topic of connection.listening) stop(connection, topic);
    },
    listen: (connection: Connection, topic: string): void => {
      connection.listening.add(topic);
      join(byTopic, `${connection.listener.siteId} ${topic}`, connection);
    },
    stop,
    of: (siteId: number, topic: string) => byTopic.get(`${siteId} ${topic}`) ?? nobody,
    ofPerson: (siteId: number, personId: number) => byPerson.get(`${siteId} ${personId}`) ?? nobody,
    ofSession: (token: string): number => bySession.get(token)?.size ?? 0,
    /** Those who listen, and those whose right to is being asked this moment. */
    interestedIn: (siteId: number, topic: string): Connection[] =>
      [...all].filter(
        ({ listener, listening, wanted }) =>
          listener.siteId === siteId && (listening.has(topic) || wanted.has(topic)),
      ),
  };
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
