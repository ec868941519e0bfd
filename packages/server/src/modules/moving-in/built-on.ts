import { moveReasons, type BringingDetail, type MoveReason } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';

type BuiltOn = BringingDetail['builtOn'];

/** Reads what was built on a bringing since: it can be taken back only while this is empty. */
export async function readBuiltOn(db: Db, id: string): Promise<BuiltOn> {
  const found = [
    ...(await readMovements(db, id)),
    ...(await readDocuments(db, id)),
    ...(await readEntries(db, id, 'customer')),
    ...(await readEntries(db, id, 'supplier')),
    ...(await readEdits(db, id)),
    ...(await readTakenBarcodes(db, id)),
  ];
  return found.filter(({ count }) => count > 0);
}

/** Movements and entries of other bringings that were taken back have left nothing behind. */
const ofTakenBack = sql`(select b.id from bringings b where b.status = 'takenBack')`;

/**
 * The movements of other sources in the parts that it made, and those after its own in the parts that it stocked: by the
 * order of movements, because a clock may have been put back since.
 */
const laterMovements = (id: string) => sql`
  stock_movements m
  where m.source_id is distinct from ${id}
    and (m.source_id is null or m.source_id not in ${ofTakenBack})
    and (
      m.product_id in (
        select entity_id from bringing_items where bringing_id = ${id} and kind = 'part' and is_new)
      or m.seq > (
        select min(own.seq) from stock_movements own
        where own.source_id = ${id} and own.product_id = m.product_id))`;

async function readMovements(db: Db, id: string): Promise<BuiltOn> {
  const { rows } = await sql<{ reason: MoveReason; count: number }>`
    select m.reason, count(*)::int as count from ${laterMovements(id)} group by 1 order by 2 desc`.execute(
    db,
  );
  return rows.map(({ reason, count }) => ({ text: `حركات «${moveReasons[reason]}» في المخزون`, count }));
}

/** Other entries of the accounts that it made or gave an opening balance to: those had none before. */
async function readEntries(db: Db, id: string, whose: 'customer' | 'supplier'): Promise<BuiltOn> {
  const entries = sql.table(`${whose}_transactions`);
  const owner = sql.ref(`e.${whose}_id`);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${entries} e
    where ${owner} in (
        select entity_id from bringing_items where bringing_id = ${id} and kind = ${whose} and is_new
        union select ${owner} from ${entries} e join bringing_items i on i.entity_id = e.id
          where i.bringing_id = ${id} and i.kind = ${`${whose}Entry`})
      and not exists (
        select from bringing_items i where i.entity_id = e.id and i.kind = ${`${whose}Entry`}
          and (i.bringing_id = ${id} or i.bringing_id in ${ofTakenBack}))`.execute(db);
  const text = whose === 'customer' ? 'حركات في حسابات العملاء' : 'حركات في حسابات الموردين';
  return rows.map(({ count }) => ({ text, count }));
}

const records = {
  part: 'products',
  customer: 'customers',
  supplier: 'suppliers',
  vehicle: 'vehicles',
} as const;
const editTexts: Readonly<Record<keyof typeof records, string>> = {
  part: 'قطع عُدّلت',
  customer: 'عملاء عُدّلت بياناتهم',
  supplier: 'موردون عُدّلت بياناتهم',
  vehicle: 'مركبات عُدّلت',
};

async function readEdits(db: Db, id: string): Promise<BuiltOn> {
  const found: BuiltOn = [];
  for (const kind of ['part', 'customer', 'supplier', 'vehicle'] as const) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from bringing_items i join ${sql.table(records[kind])} r on r.id = i.entity_id
      where i.bringing_id = ${id} and i.kind = ${kind} and r.version <> i.version`.execute(db);
    found.push({ text: editTexts[kind], count: rows[0]?.count ?? 0 });
  }
  return found;
}

/** Barcodes that it took from parts and that other parts have by now; those of its own parts leave with it. */
async function readTakenBarcodes(db: Db, id: string): Promise<BuiltOn> {
  const { rows } = await sql<{ name: string | null; count: number }>`
    select min(p.name) as name, count(*)::int as count from bringing_items i
    join products p on turoos_code(p.barcode) = turoos_code(i.before -> 'fields' ->> 'barcode') and p.barcode <> ''
    where i.bringing_id = ${id} and i.kind = 'part' and p.id <> i.entity_id and not exists (
      select from bringing_items own where own.bringing_id = ${id} and own.kind = 'part' and own.entity_id = p.id
        and (own.is_new or own.before -> 'fields' ? 'barcode'))`.execute(db);
  return rows.map(({ name, count }) => ({ text: `باركودات أخذتها قطع أخرى، منها «${name ?? ''}»`, count }));
}

/** Tables whose rows are counted elsewhere: as movements and as entries. */
const countedElsewhere = ['stock_movements', 'customer_transactions', 'supplier_transactions'];
const documentTexts: Readonly<Record<string, string>> = {
  sale_items: 'بنود في فواتير مبيعات',
  sales: 'فواتير مبيعات',
  purchase_items: 'بنود في فواتير شراء',
  purchases: 'فواتير شراء',
  transfer_items: 'بنود في تحويلات',
  stock_adjustments: 'تسويات مخزنية',
  scrap_reports: 'تقارير إتلاف',
  inventory_count_items: 'بنود في عمليات جرد',
  stock_batches: 'دفعات',
  vouchers: 'سندات',
  expenses: 'مصروفات',
};

interface Reference {
  kind: keyof typeof records;
  table: string;
  column: string;
}

/**
 * Counts what refers to records it made. The database's catalogue names the foreign keys, so that tables added later
 * are counted too.
 */
async function readDocuments(db: Db, id: string): Promise<BuiltOn> {
  const found = new Map<string, number>();
  for (const { kind, table, column } of await readReferences(db)) {
    const made = sql`select entity_id from bringing_items where bringing_id = ${id} and kind = ${kind} and is_new`;
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} d
      where d.${sql.ref(column)} in (${made}) ${kind === 'part' ? withoutMovements(id, column) : sql``}`.execute(
      db,
    );
    const text = documentTexts[table] ?? 'مستندات أخرى';
    found.set(text, (found.get(text) ?? 0) + (rows[0]?.count ?? 0));
  }
  return [...found].map(([text, count]) => ({ text, count }));
}

/** Documents of parts that have moved are counted as movements. */
const withoutMovements = (id: string, column: string): RawBuilder<unknown> => sql`
  and d.${sql.ref(column)} not in (select m.product_id from ${laterMovements(id)})`;

async function readReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<{ of: string; table: string; column: string }>`
    select c.confrelid::regclass::text as of, c.conrelid::regclass::text as table, a.attname::text as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype in ('a', 'r') and c.connamespace = 'public'::regnamespace
      and c.confrelid::regclass::text = any (${Object.values(records)}::text[])
      and c.conrelid::regclass::text <> all (${countedElsewhere}::text[])
    order by 1, 2, 3`.execute(db);
  const kinds = new Map(
    Object.entries(records).map(([kind, table]) => [table as string, kind as Reference['kind']]),
  );
  return rows.flatMap(({ of, table, column }) => {
    const kind = kinds.get(of);
    return kind ? [{ kind, table, column }] : [];
  });
}
