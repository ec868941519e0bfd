import { createHash } from 'node:crypto';
import { CopiedSettings, copyForm } from '@turoos/contract';
import { z } from 'zod';
import type { Db } from '../../db/connect';
import { readCopiedCustomers, readCopiedParts, readGone } from './copied-rows.queries';
import { readCopiedSettings } from './copied-settings.queries';
import { readCursor, writeCursor, type Cursor } from './cursor';
import { readHorizon, type Horizon } from './horizon';

/**
 * Milliseconds after which everything is read again: a clock that was set back, or a change by hand in the database,
 * may have left changes that bear an earlier time than they were made at.
 */
const wholeEvery = 24 * 3_600_000;

interface Source {
  db: Db;
  invoiceVersion: string;
  /** The warehouses that the reader is bound to, to which `db` is limited. */
  warehouses: readonly string[] | undefined;
}

const lineOf = (line: unknown): string => `${JSON.stringify(line)}\n`;

/** A mark: the till may continue from here. */
const markOf = (cursor: Cursor): string =>
  lineOf({
    at: writeCursor(cursor),
    upTo: cursor.since === null ? null : new Date(cursor.since).toISOString(),
  });

/**
 * Yields the lines of a till's copy: first what is left of an interrupted reading, then all that changed since. Rows are
 * read page by page without a transaction, so that a slow till holds nothing: what changes while it reads is sent by
 * the reading that follows.
 */
export async function* streamCopy(source: Source, since: string | undefined): AsyncGenerator<string> {
  const { db } = source;
  let horizon = await readHorizon(db);
  const known = since === undefined ? undefined : readCursor(since);
  const within = source.warehouses?.join() ?? '';
  const isKnown = known !== undefined && known.origin === horizon.origin && known.within === within;
  yield lineOf({ form: copyForm, anew: !isKnown });
  let cursor = isKnown ? known : { ...newCopy(horizon), within };
  if (cursor.pass) {
    cursor = yield* finishPass(source, cursor, cursor.pass);
    horizon = await readHorizon(db);
  }
  cursor = beginPass(cursor, horizon);
  const gone = cursor.since === null ? undefined : await readGone(db, cursor.since);
  if (gone) yield lineOf({ g: gone });
  if (cursor.pass) yield* finishPass(source, cursor, cursor.pass);
}

type Pass = NonNullable<Cursor['pass']>;

const pass = (to: number, whole: boolean): Pass => ({ to, whole, kind: 'part', after: null });

const newCopy = ({ settled, now, origin }: Horizon): Cursor => ({
  form: copyForm,
  origin,
  within: '',
  since: null,
  wholeAt: now,
  settings: '',
  pass: pass(settled, true),
});

function beginPass(cursor: Cursor, { settled, now }: Horizon): Cursor {
  const { since, wholeAt } = cursor;
  const isDue = since === null || since > now || Math.abs(now - wholeAt) > wholeEvery;
  return { ...cursor, ...(isDue && { wholeAt: now }), pass: pass(settled, isDue) };
}

/** Yields the rest of a reading; returns the cursor behind it. */
async function* finishPass(source: Source, begun: Cursor, under: Pass): AsyncGenerator<string, Cursor> {
  const { db } = source;
  let cursor = begun;
  const settings = await copiedSettings(source);
  if (settings.mark !== cursor.settings) {
    cursor = { ...cursor, settings: settings.mark };
    yield settings.line + markOf(cursor);
  }
  const since = under.whole ? null : cursor.since;
  const kinds = [
    { kind: 'part', key: 'p', read: readCopiedParts },
    { kind: 'customer', key: 'c', read: readCopiedCustomers },
  ] as const;
  for (const { kind, key, read } of under.kind === 'part' ? kinds : kinds.slice(1))
    for (let after = kind === under.kind ? under.after : null; ;) {
      const page = await read(db, { since, after });
      after = page.last ?? after;
      cursor = { ...cursor, pass: page.isLast ? nextKind(under, kind) : { ...under, kind, after } };
      if (cursor.pass === null) cursor = { ...cursor, since: under.to };
      yield page.rows.map((row) => lineOf({ [key]: row })).join('') + markOf(cursor);
      if (page.isLast) break;
    }
  return cursor;
}

const nextKind = (under: Pass, kind: Pass['kind']): Pass | null =>
  kind === 'part' ? { ...under, kind: 'customer', after: null } : null;

async function copiedSettings({ db, invoiceVersion }: Source): Promise<{ line: string; mark: string }> {
  const line = lineOf({ s: z.encode(CopiedSettings, await readCopiedSettings(db, invoiceVersion)) });
  return { line, mark: createHash('sha256').update(line).digest('base64url').slice(0, 16) };
}
