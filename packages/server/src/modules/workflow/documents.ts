import { notFound, type AuditEntity, type Workflow } from '@turoos/contract';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { DB } from '../../db/schema';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';

export type DocumentTable = 'transfers' | 'stockAdjustments' | 'scrapReports' | 'inventoryCounts';
export type DocumentRow<T extends DocumentTable> = Selectable<DB[T]> & { status: string; version: number };
export type DocumentChanges<T extends DocumentTable> = Updateable<DB[T]>;

/** The table and the workflow of a kind of document. */
export interface DocumentKind<T extends DocumentTable = DocumentTable, Step extends string = string> {
  table: T;
  /** The entity in the audit log and in the steps: 'adjustments'. */
  entity: AuditEntity;
  /** The singular, used in action names: 'adjustment'. */
  name: 'transfer' | 'adjustment' | 'scrap' | 'count';
  workflow: Workflow<string, Step>;
  missing: string;
  /** Throws when a user who sees the document may not take the step, or 'edit' or 'delete' it, all the same. */
  assertOwn?(user: Actor, step: string, row: DocumentRow<T>): void;
}

/** Locks the document until commit; other rows may still refer to it meanwhile. */
export async function lockDocument<T extends DocumentTable>(
  tx: Tx,
  kind: DocumentKind<T>,
  id: string,
  version?: number,
): Promise<DocumentRow<T>> {
  const row = await tx
    .selectFrom(kind.table as DocumentTable)
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(kind.missing);
  assertCurrent(version, row);
  return row as unknown as DocumentRow<T>;
}

/** Updates a document and raises its version, so that stale copies are detected. */
export async function writeDocument(
  tx: Tx,
  { table }: Pick<DocumentKind, 'table'>,
  id: string,
  changes: object,
): Promise<void> {
  await tx
    .updateTable(table)
    .set({ ...changes, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}
