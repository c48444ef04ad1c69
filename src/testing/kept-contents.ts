import pg from "pg";
import type { DatabaseAddress } from "#database/connection.ts";
import { configOf } from "#database/connection.ts";

/**
 * Keeps what a database holds beside it, in a schema of its own, with a function that puts all of it back: rows, and where each sequence stood. It says
 * whether the database is as it was: not once its structure was changed, or once it has grown, since deleted rows go on taking their room.
 */
export async function keepContents(address: DatabaseAddress): Promise<void> {
  const client = new pg.Client(configOf(address));
  await client.connect();
  await client.query(keeping);
  await client.end();
}

const keeping = `
  create schema kept;
  create table kept.change (tag text);
  create table kept.content (name regclass primary key, columns text);
  create table kept.sequence as select format('%I.%I', schemaname, sequencename)::regclass as name, last_value from pg_sequences;
  do $$
  declare item record; has_rows boolean;
  begin
    for item in
      select pg_class.oid::regclass as name, relname, string_agg(quote_ident(attname), ', ' order by attnum) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      where relnamespace = 'public'::regnamespace and relkind = 'r' group by 1, 2
    loop
      insert into kept.content values (item.name, item.columns);
      execute format('create table kept.%I as select %s from %s', 'of_' || item.relname, item.columns, item.name);
    end loop;
  end $$;

  create function kept.restored() returns boolean language plpgsql set session_replication_role = replica as $$
  declare item record; stays boolean;
  begin
    perform pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'lent';
    if exists (select from kept.change) then return false; end if;
    if exists (select from kept.content where pg_relation_size(name) > 2 * 1024 * 1024) then return false; end if;
    for item in select name, columns, format('kept.%I', 'of_' || relname)::regclass as copy from kept.content join pg_class on oid = name
    loop
      if pg_relation_size(item.name) > 0 then execute format('delete from %s', item.name); end if;
      if pg_relation_size(item.copy) > 0 then
        execute format('insert into %s (%s) overriding system value select %s from %s', item.name, item.columns, item.columns, item.copy);
      end if;
    end loop;
    perform setval(name, coalesce(last_value, 1), last_value is not null) from kept.sequence
      where last_value is distinct from pg_sequence_last_value(name);
    return true;
  end $$;

  create function kept.note_change() returns event_trigger language plpgsql security definer as $$
  begin
    if exists (select from pg_event_trigger_ddl_commands() where schema_name is distinct from 'pg_temp') then
      insert into kept.change values (tg_tag);
    end if;
  end $$;
  create function kept.note_drop() returns event_trigger language plpgsql security definer as $$
  begin
    if exists (select from pg_event_trigger_dropped_objects() where not is_temporary) then insert into kept.change values (tg_tag); end if;
  end $$;
  create event trigger kept_change on ddl_command_end execute function kept.note_change();
  create event trigger kept_drop on sql_drop execute function kept.note_drop();
`;
