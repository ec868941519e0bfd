import { attachmentEntityNames, attachmentTexts, notFound, type AttachmentEntity } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';

interface Source {
  table: string;
  /** SQL expression of the record's display name. */
  name: RawBuilder<string>;
  there?: RawBuilder<boolean>;
}

const sale: Source = { table: 'sales', name: sql`coalesce(sale_number, 'فاتورة معلقة')` };

/** Tables of the records that files are attached to. Triggers delete a record's attachments with it. */
const sources: Readonly<Record<AttachmentEntity, Source>> = {
  products: { table: 'products', name: sql`name` },
  vehicles: { table: 'vehicles', name: sql`concat_ws(' ', make, model, year)` },
  customers: { table: 'customers', name: sql`name` },
  suppliers: { table: 'suppliers', name: sql`name` },
  sales: sale,
  invoices: sale,
  purchases: {
    table: 'purchases',
    name: sql`coalesce(nullif(supplier_invoice_number, ''), purchase_number)`,
    there: sql`deleted_at is null`,
  },
  expenses: { table: 'expenses', name: sql`expense_number` },
};

interface Link {
  entityType: AttachmentEntity;
  entityId: string;
}

const sourceOf = (entityType: AttachmentEntity): Source => sources[entityType];

/** Returns the entity types that share a table, such as sales and invoices, and therefore attachments. */
export const sameRecordTypes = (entity: AttachmentEntity): AttachmentEntity[] =>
  attachmentEntityNames.filter((other) => sources[other] === sources[entity]);

/** Locks the record against deletion until the transaction ends; throws when the record does not exist. */
export async function holdEntity(tx: Tx, { entityType, entityId }: Link): Promise<void> {
  const source = sourceOf(entityType);
  const { rows } = await sql`
    select id from ${sql.table(source.table)}
    where id = ${entityId} and ${source.there ?? sql`true`} for share`.execute(tx);
  if (rows.length === 0) throw notFound(attachmentTexts.entityGone);
}

/** Returns the display names of the linked records by their ids. */
export async function entityNames(db: Db, links: readonly Link[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const source of new Set(links.map(({ entityType }) => sourceOf(entityType)))) {
    const linked = links.filter(({ entityType }) => sourceOf(entityType) === source);
    const { rows } = await sql<{ id: string; name: string }>`
      select id, ${source.name} as name from ${sql.table(source.table)}
      where id = any (${linked.map(({ entityId }) => entityId)}::uuid[])`.execute(db);
    for (const { id, name } of rows) names.set(id, name);
  }
  return names;
}
