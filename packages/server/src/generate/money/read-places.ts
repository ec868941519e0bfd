import { must, type AccountKey, type CurrencyUnit } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { addMoneyAccount } from '../../modules/cash';
import { readNumbers, type DocumentNumbers } from '../trade/document-numbers';
import { openPurse, type Purse } from './purse';

export interface Drawer {
  id: string;
  lastZ: number;
}

/** Where the money of a shop is kept, and what is needed to post it. */
export interface Places {
  drawers: Drawer[];
  safe: string;
  bank: string;
  exchanger: string;
  purse: Purse;
  accounts: ReadonlyMap<AccountKey, string>;
  /** Expense categories by name. */
  categories: ReadonlyMap<string, string>;
  currencies: ReadonlyMap<string, CurrencyUnit>;
  expenseNumbers: DocumentNumbers;
  transferNumbers: DocumentNumbers;
}

export async function readPlaces(tx: Tx): Promise<Places> {
  await giveBranchesDrawers(tx);
  const kept = await tx
    .selectFrom('moneyAccounts')
    .innerJoin('accounts', 'accounts.id', 'moneyAccounts.id')
    .select(['moneyAccounts.id', 'moneyAccounts.kind', 'moneyAccounts.lastZ'])
    .where('accounts.isActive', '=', true)
    .orderBy('accounts.code')
    .execute();
  const first = (kind: string) => must(kept.find((one) => one.kind === kind)).id;
  const accounts = await tx
    .selectFrom('accounts as a')
    .leftJoin('accounts as parent', 'parent.id', 'a.parentId')
    .select(['a.id', 'a.key', 'a.name', 'parent.key as parent'])
    .execute();
  const currencies = await tx.selectFrom('currencies').select(['code', 'decimals', 'cashStep']).execute();
  const balances = await tx
    .selectFrom('moneyBalances')
    .select(['moneyAccountId as placeId', 'currency', 'amount as units', 'cents'])
    .execute();
  return {
    drawers: kept.filter(({ kind }) => kind === 'drawer').map(({ id, lastZ }) => ({ id, lastZ })),
    safe: first('safe'),
    bank: first('bank'),
    exchanger: first('exchanger'),
    purse: openPurse(balances),
    accounts: new Map(accounts.flatMap(({ id, key }) => (key ? [[key as AccountKey, id]] : []))),
    categories: new Map(
      accounts.filter(({ parent }) => parent === 'expenses').map(({ id, name }) => [name, id]),
    ),
    currencies: new Map(currencies.map((currency) => [currency.code, currency])),
    expenseNumbers: await readNumbers(tx, 'EXPENSE'),
    transferNumbers: await readNumbers(tx, 'MONEY_TRANSFER'),
  };
}

/** The number of branches that get a drawer. */
const branches = 4;

/** Gives the main warehouse the first drawer, and each branch without one a drawer of its own. */
async function giveBranchesDrawers(tx: Tx): Promise<void> {
  await sql`
    update money_accounts set warehouse_id = (select id from warehouses order by type = 'main' desc, code limit 1)
    where id = (select m.id from money_accounts m join accounts a on a.id = m.id
      where m.kind = 'drawer' order by a.code limit 1) and warehouse_id is null`.execute(tx);
  const { rows } = await sql<{ id: string; name: string }>`
    select w.id, w.name from (
      select * from warehouses where type <> 'temporary' order by type = 'main' desc, code limit ${branches}
    ) w where not exists (select from money_accounts m where m.warehouse_id = w.id and m.kind = 'drawer')`.execute(
    tx,
  );
  for (const { id, name } of rows)
    await addMoneyAccount(tx, { kind: 'drawer', name: `صندوق ${name}`, branch: id });
}
