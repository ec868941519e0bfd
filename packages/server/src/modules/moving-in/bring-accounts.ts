import { adenDay, foldCode, must, type BroughtSums } from '@turoos/contract';
import { sql } from 'kysely';
import { jsonb } from '../../db/jsonb';
import { portions } from '../../db/portions';
import type { Tx } from '../../db/transaction';
import { recordChanges } from '../../kernel/audit';
import { bringingTexts } from './bringing.texts';
import { accountTables, type AccountFields, type AccountKind } from './account-table';
import type { AccountsPlan, PlannedAccount } from './plan-accounts';
import type { Bringer } from './bringer';
import { noteItems, type BroughtItem } from './items';
import { postOpenings } from './post-openings';

/** Locks the accounts of the shop that a sheet names, in the order in which all changes of accounts lock them. */
export async function lockAccounts(tx: Tx, { kind, items }: AccountsPlan): Promise<void> {
  const ids = items.flatMap(({ existingId }) => existingId ?? []);
  await sql`
    select from ${sql.table(kind)} where id = any (${ids}::uuid[]) order by id for update`.execute(tx);
}

/** Makes and changes the accounts of a sheet, and posts their opening balances. */
export async function bringAccounts(tx: Tx, bringer: Bringer, plan: AccountsPlan): Promise<BroughtSums> {
  const { user, bringingId, fileName } = bringer;
  const { kind, items, choice } = plan;
  const { entity, entry } = accountTables[kind];
  const fresh = items.filter(({ existingId }) => existingId === undefined);
  const changed = items.filter(({ existingId, fields }) => existingId && Object.keys(fields).length > 0);
  const made = await insertAccounts(tx, kind, fresh);
  await noteItems(
    tx,
    bringingId,
    [...made.values()].map((id) => ({ kind: entity, id, isNew: true })),
  );
  await noteItems(tx, bringingId, await changeAccounts(tx, kind, changed));
  await recordChanges(tx, user, { action: `${entity}.update`, entity: kind }, changed.map(auditOf));
  const openings = items.flatMap((item) =>
    item.owed === 0
      ? []
      : [
          {
            accountId: item.existingId ?? must(made.get(item)),
            owed: item.owed,
            day: item.day,
            note: noteOf(item),
          },
        ],
  );
  const entries = await postOpenings(tx, bringer, kind, openings, {
    rate: choice.settings.currency === 'YER' ? (choice.settings.rate ?? undefined) : undefined,
    note: fileName,
  });
  await noteItems(
    tx,
    bringingId,
    entries.map((id) => ({ kind: entry, id, isNew: true })),
  );
  return plan.sums;
}

const noteOf = ({ rials }: PlannedAccount): string =>
  rials === undefined
    ? bringingTexts.opening
    : bringingTexts.openingInRials(Math.abs(rials).toLocaleString('en-US'));

const auditOf = ({ existingId, before, fields }: PlannedAccount) => ({
  entityId: must(existingId),
  before,
  after: fields,
});

/** Inserts accounts and returns their ids by item. */
async function insertAccounts(
  tx: Tx,
  kind: AccountKind,
  items: readonly PlannedAccount[],
): Promise<Map<PlannedAccount, string>> {
  const made = new Map<PlannedAccount, string>();
  for (const portion of portions(items)) {
    const ids =
      kind === 'customers' ? await insertCustomers(tx, portion) : await insertSuppliers(tx, portion);
    for (const [place, item] of portion.entries()) made.set(item, must(ids[place]));
  }
  return made;
}

async function insertCustomers(tx: Tx, items: readonly PlannedAccount[]): Promise<string[]> {
  const codes = await customerCodes(tx, items);
  const rows = await tx
    .insertInto('customers')
    .values(
      items.map(
        ({ name, fields: { address, contactPerson: _c, city: _t, taxNumber: _n, ...fields } }, place) => ({
          ...fields,
          name,
          customerCode: must(codes[place]),
          ...(address !== undefined && { address: jsonb(address) }),
        }),
      ),
    )
    .returning(['id', 'customerCode'])
    .execute();
  const ids = new Map(rows.map(({ id, customerCode }) => [customerCode, id]));
  return codes.map((code) => must(ids.get(code)));
}

/** The codes of the old program where they are free, else the next ones of the shop. */
async function customerCodes(tx: Tx, items: readonly PlannedAccount[]): Promise<string[]> {
  const wanted = items.map(({ shopCode = '' }) => shopCode);
  const { rows } = await sql<{ code: string }>`
    select turoos_code(customer_code) as code from customers
    where turoos_code(customer_code) = any (${wanted.map(foldCode)}::text[])`.execute(tx);
  const taken = new Set(['', ...rows.map(({ code }) => code)]);
  const codes: string[] = [];
  for (const given of wanted) {
    const folded = foldCode(given);
    const code = taken.has(folded) ? await freeNumber(tx, taken) : given;
    taken.add(foldCode(code));
    codes.push(code);
  }
  return codes;
}

async function freeNumber(tx: Tx, taken: ReadonlySet<string>): Promise<string> {
  for (;;) {
    const { rows } = await sql<{ number: string; isTaken: boolean }>`
      select number, exists (
        select from customers where turoos_code(customer_code) = turoos_code(number)) as is_taken
      from (select turoos_number('CUSTOMER', ${adenDay()}, '') as number) n`.execute(tx);
    const { number, isTaken } = must(rows[0]);
    if (!isTaken && !taken.has(foldCode(number))) return number;
  }
}

async function insertSuppliers(tx: Tx, items: readonly PlannedAccount[]): Promise<string[]> {
  const rows = await tx
    .insertInto('suppliers')
    .values(items.map(({ name, fields }) => ({ ...fields, name })))
    .returning(['id', 'name'])
    .execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return items.map(({ name }) => must(ids.get(name)));
}

async function changeAccounts(
  tx: Tx,
  kind: AccountKind,
  items: readonly PlannedAccount[],
): Promise<BroughtItem[]> {
  const changed: BroughtItem[] = [];
  for (const { existingId, fields, before } of items) {
    const id = must(existingId);
    const version = await writeAccount(tx, kind, id, fields);
    changed.push({
      kind: accountTables[kind].entity,
      id,
      isNew: false,
      version,
      before: { version: version - 1, fields: before },
    });
  }
  return changed;
}

/** Writes some fields of an account and returns its new version. */
export async function writeAccount(
  tx: Tx,
  kind: AccountKind,
  id: string,
  { address, ...fields }: Partial<AccountFields>,
): Promise<number> {
  const { version } = await tx
    .updateTable(kind)
    .set({
      ...fields,
      ...(address !== undefined && { address: kind === 'customers' ? jsonb(address) : address }),
      version: sql<number>`version + 1`,
      updatedAt: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
