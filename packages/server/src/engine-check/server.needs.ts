import { expectThat, rowOf, weak, type Need } from './need';

/** What one server keeps open when it is busy, and the most with exports and a backup (see `poolSizes`). */
const usualConnections = 40;
const mostConnections = 65;
/** Seconds that the clocks of server and database may differ. */
const clockTolerance = 5;

/** What is asked of the server and of the database as they were set up. */
export const serverNeeds: readonly Need[] = [
  {
    name: 'PostgreSQL 15 or newer',
    why: 'The statements of Turoos are those of PostgreSQL 15.',
    async attempt({ open }) {
      const client = await open();
      const { number, version, product } = await rowOf<{ number: number; version: string; product: string }>(
        client,
        `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
           version() as product`,
      );
      expectThat(number >= 150_000, `it is ${version}`);
      return product.split(/,| on /)[0] ?? version;
    },
  },
  {
    name: 'Takes changes',
    why: 'DATABASE_URL must lead to the primary; a replica is for DATABASE_READ_URL.',
    async attempt({ open }) {
      const { frozen } = await rowOf<{ frozen: string }>(
        await open(),
        `select current_setting('transaction_read_only') as frozen`,
      );
      expectThat(frozen === 'off', 'it is a replica, or set to be read-only');
      return 'it is a primary';
    },
  },
  {
    name: 'Encoding UTF8',
    why: 'Names are Arabic.',
    async attempt({ open }) {
      const { encoding } = await rowOf<{ encoding: string }>(
        await open(),
        `select current_setting('server_encoding') as encoding`,
      );
      expectThat(
        encoding === 'UTF8',
        `it is ${encoding}: create database turoos encoding UTF8 template template0`,
      );
      return encoding;
    },
  },
  {
    name: 'Rights in the database',
    why: 'The first start creates tables in the schema public and a schema for the queue of jobs.',
    async attempt({ open }) {
      const rights = await rowOf<Record<string, boolean>>(
        await open(),
        `select has_schema_privilege('public', 'create') as "tables in public",
           has_database_privilege(current_database(), 'create') as "schemas",
           has_database_privilege(current_database(), 'temporary') as "temporary tables"`,
      );
      const lacking = Object.keys(rights).filter((right) => !rights[right]);
      expectThat(lacking.length === 0, `this user may not create ${lacking.join(', ')}`);
      return 'tables, schemas and temporary tables';
    },
  },
  {
    name: 'A database for rehearsals',
    why: 'The check of a backup restores it into another database, which is dropped afterwards.',
    async attempt({ open }) {
      const { may } = await rowOf<{ may: boolean }>(
        await open(),
        `select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user`,
      );
      return may
        ? 'this user may create one'
        : weak('this user lacks CREATEDB: backups are read, not restored');
    },
  },
  {
    name: 'Time zone Asia/Aden',
    why: 'Days are days in Yemen.',
    async attempt({ open }) {
      const { noon } = await rowOf<{ noon: string }>(
        await open(),
        `select to_char(timestamptz '2026-01-01 09:00+00' at time zone 'Asia/Aden', 'HH24:MI') as noon`,
      );
      expectThat(noon === '12:00', `nine o’clock UTC is ${noon} there`);
      return 'three hours before UTC';
    },
  },
  {
    name: 'The same time',
    why: 'A day is sealed when it is over by both clocks.',
    async attempt({ open }) {
      const client = await open();
      const began = Date.now();
      const { now } = await rowOf<{ now: number }>(
        client,
        `select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
      );
      const seconds = Math.abs(now - (began + Date.now()) / 2) / 1000;
      const says = `the clocks differ by ${seconds.toFixed(1)} s`;
      return seconds <= clockTolerance ? says : weak(`${says}: set them by the network`);
    },
  },
  {
    name: 'Commits that last',
    why: 'A sale that was confirmed survives a power cut.',
    async attempt({ open }) {
      const settings = await rowOf<Record<string, string>>(
        await open(),
        `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
           current_setting('full_page_writes') as full_page_writes`,
      );
      const off = Object.keys(settings).filter((name) => settings[name] === 'off');
      return off.length === 0
        ? 'fsync, synchronous_commit and full_page_writes are on'
        : weak(`${off.join(', ')} off: the last sales may be lost with the power`);
    },
  },
  {
    name: 'Connections',
    why: 'A server keeps up to 40 open, with exports and a backup up to 65.',
    async attempt({ open }) {
      const clients = await Promise.all(Array.from({ length: usualConnections }, () => open()));
      await Promise.all(clients.map((client) => client.query('select 1')));
      const { most } = await rowOf<{ most: number }>(
        clients[0] ?? (await open()),
        `select current_setting('max_connections')::int as most`,
      );
      const says = `${usualConnections} at once; the server allows ${most} in all`;
      return most >= mostConnections ? says : weak(`${says}, fewer than ${mostConnections}`);
    },
  },
];
