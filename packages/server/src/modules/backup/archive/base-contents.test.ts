import { expect, it } from 'vitest';
import { BaseFile, isCopied, isMade } from './base-contents';

it.each([
  ['PG_VERSION', true],
  ['global/pg_control', true],
  ['base/16384/2619', true],
  ['postgresql.auto.conf', true],
  ['pg_wal/00000002.history', true],
  ['pg_wal/000000010000000000000003', false],
  ['postmaster.pid', false],
  ['.s.PGSQL.5432.lock', false],
  ['base/pgsql_tmp/pgsql_tmp123.0', false],
  ['base/16384/pg_internal.init', false],
  ['pg_replslot/turoos_a/state', false],
  ['log/postgresql.log', false],
])('of the database %s is copied: %s', (way, copied) => expect(isCopied(way)).toBe(copied));

it.each([
  ['pg_replslot', true],
  ['pg_replslot/turoos_a', false],
  ['pg_wal/archive_status', true],
  ['base/pgsql_tmp', false],
])('the folder %s is made: %s', (way, made) => expect(isMade(way)).toBe(made));

it.each(['../x', 'a/../../x', '/etc/passwd', 'a\\b'])('a file outside the database, %s, is refused', (path) =>
  expect(BaseFile.safeParse({ path }).success).toBe(false),
);
