import { customerRows, partRows, type CopiedCustomer, type CopiedPart } from '@turoos/contract';
import type { Db } from '../../src/db/connect';
import * as pages from '../../src/modules/till-copy/copied-rows.queries';

/** Reads all parts as the server sends them to a till. */
export const readCopiedParts = (db: Db): Promise<CopiedPart[]> =>
  readAll(db, pages.readCopiedParts, partRows.fromRow);

export const readCopiedCustomers = (db: Db): Promise<CopiedCustomer[]> =>
  readAll(db, pages.readCopiedCustomers, customerRows.fromRow);

async function readAll<T>(
  db: Db,
  read: (db: Db, from: pages.PageOf) => Promise<pages.CopiedPage>,
  fromRow: (row: readonly unknown[]) => T,
): Promise<T[]> {
  const found: T[] = [];
  for (let after: string | null = null; ;) {
    const page = await read(db, { since: null, after });
    found.push(...page.rows.map(fromRow));
    if (page.isLast) return found;
    after = page.last ?? after;
  }
}
