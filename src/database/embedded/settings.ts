/** The main file of the cluster. What Atrium decides is written anew at each start; the host's own wishes come after it. */
export const mainSettings = [
  "# Atrium writes atrium.conf anew at each start. Your own settings belong into own.conf, which wins.",
  "include = 'atrium.conf'",
  "include_if_exists = 'own.conf'",
  "",
].join("\n");

export const ownSettings = "# Settings for this machine; they win over those in atrium.conf.\n";

/**
 * Settings for a small machine that must not lose an answered change. A running Postgres with the same text is taken
 * over as it is, one with another text is started anew.
 */
export function atriumSettings(options: { version: string; socketFolder: string; port: number }): string {
  const settings = {
    listen_addresses: "''",
    unix_socket_directories: quoted(options.socketFolder),
    unix_socket_permissions: "0700",
    port: options.port,
    max_connections: 60,
    shared_buffers: "128MB",
    effective_cache_size: "1GB",
    work_mem: "8MB",
    maintenance_work_mem: "64MB",
    dynamic_shared_memory_type: "posix",
    fsync: "on",
    synchronous_commit: "on",
    full_page_writes: "on",
    wal_compression: "on",
    max_wal_size: "512MB",
    min_wal_size: "64MB",
    random_page_cost: 1.1,
    jit: "off",
    logging_collector: "off",
    log_line_prefix: "'%m [%p] '",
    log_checkpoints: "off",
    timezone: "'UTC'",
    log_timezone: "'UTC'",
    lc_messages: "'C'",
    default_text_search_config: "'pg_catalog.simple'",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  return [`# Postgres ${options.version}`, ...lines, ""].join("\n");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
