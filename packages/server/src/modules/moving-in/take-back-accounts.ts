import { adenDay } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { recordChanges } from '../../kernel/audit';
import { keepAskers } from '../asked-parts';
import { withdrawMarketing } from '../outbox';
import { bringingTexts } from './bringing.texts';
import { writeAccount } from './bring-accounts';
import type { Bringer } from './bringer';
import { noteItems, type TakenItem } from './items';
import { postOpenings } from './post-openings';
import { accountTables, type AccountFields, type AccountKind } from './account-table';

/** Posts the opposite of the opening balances, today, and undoes what was done to the accounts. */
export async function takeBackAccounts(
  tx: Tx,
  bringer: Bringer,
  kind: AccountKind,
  items: readonly TakenItem[],
): Promise<void> {
  const { entity, entry } = accountTables[kind];
  const ofKind = (wanted: TakenItem['kind']) => items.filter((item) => item.kind === wanted);
  const reversed = await reverse(
    tx,
    bringer,
    kind,
    ofKind(entry).map(({ id }) => id),
  );
  await noteItems(
    tx,
    bringer.bringingId,
    reversed.map((id) => ({ kind: entry, id, isNew: false })),
  );
  const standing = await readStanding(
    tx,
    kind,
    ofKind(entity).map(({ id }) => id),
  );
  const changed = ofKind(entity).filter(({ id, isNew }) => !isNew && standing.has(id));
  for (const { id, before } of changed)
    await writeAccount(tx, kind, id, (before?.fields ?? {}) as Partial<AccountFields>);
  await recordChanges(
    tx,
    bringer.user,
    { action: `${entity}.update`, entity: kind },
    changed.map(({ id, before }) => ({ entityId: id, before: {}, after: before?.fields ?? {} })),
  );
  const made = ofKind(entity).filter(({ isNew }) => isNew);
  if (kind === 'customers') {
    const inactive = changed.filter(({ before }) => isInactive(before?.fields));
    await withdrawMarketing(
      tx,
      [...made, ...inactive].map(({ id }) => id),
    );
  }
  await withdraw(
    tx,
    kind,
    made.map(({ id }) => id),
  );
}

/** Returns the accounts that were not deleted since. */
async function readStanding(tx: Tx, kind: AccountKind, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(kind)} where id = any (${ids}::uuid[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

const isInactive = (fields: Partial<AccountFields> = {}): boolean => fields.isActive === false;

async function reverse(
  tx: Tx,
  bringer: Bringer,
  kind: AccountKind,
  entries: readonly string[],
): Promise<string[]> {
  if (entries.length === 0) return [];
  const own =
    kind === 'customers' ? sql`customer_id, usd_to_yer` : sql`supplier_id, null::numeric as usd_to_yer`;
  const table = kind === 'customers' ? 'customer_transactions' : 'supplier_transactions';
  const { rows } = await sql<{
    customerId?: string;
    supplierId?: string;
    change: number;
    usdToYer: number | null;
  }>`
    select change, ${own} from ${sql.table(table)} where id = any (${entries}::uuid[]) order by seq`.execute(
    tx,
  );
  return postOpenings(
    tx,
    bringer,
    kind,
    rows.map(({ customerId = '', supplierId = customerId, change }) => ({
      accountId: supplierId,
      owed: change,
      day: adenDay(),
      note: bringingTexts.takenBack,
    })),
    { rate: rows[0]?.usdToYer ?? undefined, note: bringingTexts.takenBack },
  );
}

/** Deletes accounts that it made; those with entries are only deactivated, because ledgers keep their history. */
async function withdraw(tx: Tx, kind: AccountKind, ids: readonly string[]): Promise<void> {
  const { entries } = accountTables[kind];
  if (kind === 'customers') await keepAskers(tx, ids);
  await sql`
    delete from ${sql.table(kind)} a where id = any (${ids}::uuid[])
      and not exists (select from ${entries})`.execute(tx);
  await sql`
    update ${sql.table(kind)} set is_active = false, version = version + 1, updated_at = now()
    where id = any (${ids}::uuid[])`.execute(tx);
}
