import type { Rates } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { readSettings } from '../../kernel/settings';
import { promptnessOf, type TradingCustomer } from './accounts';
import { readNumbers, type DocumentNumbers } from './document-numbers';
import type { ShelvedPart } from './shelves';

/** The current state of a shop, for trading in memory. */
export interface TradingShop {
  parts: ShelvedPart[];
  customers: TradingCustomer[];
  /** Users who sell, those who may also lower prices and take returns, and the one who receives goods. */
  sellers: string[];
  chiefs: string[];
  keeper: string | null;
  taxRate: number;
  ratesAt(at: number): Rates;
  rateAt(at: number): number | null;
  invoices: DocumentNumbers;
}

export async function readShop(tx: Tx): Promise<TradingShop> {
  const { applyTax, taxRate } = await readSettings(tx, 'store');
  const users = await readUsers(tx);
  const ofRole = (...roles: string[]) => users.filter(({ role }) => roles.includes(role)).map(({ id }) => id);
  const everyone = users.map(({ id }) => id);
  const sellers = ofRole('sales_staff', 'sales_manager');
  const chiefs = ofRole('sales_manager', 'manager');
  const ratesAt = await readRates(tx);
  return {
    parts: await readParts(tx),
    customers: await readCustomers(tx),
    sellers: sellers.length ? sellers : everyone,
    chiefs: chiefs.length ? chiefs : everyone,
    keeper: ofRole('warehouse_manager')[0] ?? null,
    taxRate: applyTax ? taxRate : 0,
    ratesAt,
    rateAt: (at) => ratesAt(at).usdToYer,
    invoices: await readNumbers(tx, 'INVOICE'),
  };
}

/** Not those who are bound to warehouses, because the trade takes parts wherever they lie. */
const readUsers = (tx: Tx) =>
  tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('isActive', '=', true)
    .where('id', 'not in', tx.selectFrom('userWarehouses').select('userId'))
    .orderBy('username')
    .execute();

type PartRow = Pick<
  ShelvedPart,
  | 'id'
  | 'price'
  | 'wholesalePrice'
  | 'popularity'
  | 'minLevel'
  | 'isMeasured'
  | 'mainWarehouseId'
  | 'quantity'
  | 'cost'
> & { held: Record<string, number> | null };

/** Reads the parts without batches: the order in which batches are used is decided by the database. */
async function readParts(tx: Tx): Promise<ShelvedPart[]> {
  const { rows } = await sql<PartRow>`
    with places as (
      select product_id, json_object_agg(warehouse_id, quantity) as held,
        (array_agg(warehouse_id order by quantity desc))[1] as fullest
      from stock group by 1
    )
    select p.id, p.selling_price as price, coalesce(p.wholesale_price, p.selling_price) as wholesale_price,
      p.popularity, t.min_level, u.decimals > 0 as is_measured, coalesce(p.main_warehouse_id, places.fullest) as main_warehouse_id, t.quantity,
      t.cost, places.held
    from products p join units u on u.code = p.unit join stock_totals t on t.product_id = p.id
    left join places on places.product_id = p.id
    where p.is_active and p.selling_price > 0 and coalesce(p.main_warehouse_id, places.fullest) is not null
      and not exists (select from stock_batches b where b.product_id = p.id and b.quantity > 0)
    order by p.part_code, p.id`.execute(tx);
  return rows.map(({ held, ...part }) => ({
    ...part,
    listCost: part.cost,
    held: new Map(Object.entries(held ?? {})),
    target: 0,
    reorderAt: 0,
    isOrdered: false,
    hasMoved: false,
  }));
}

async function readCustomers(tx: Tx): Promise<TradingCustomer[]> {
  const rows = await tx
    .selectFrom('customers')
    .select(['id', 'createdAt', 'creditLimit', 'isBlocked', 'isActive', 'balance'])
    .orderBy('customerCode')
    .execute();
  return rows.map((row, place) => ({
    id: row.id,
    joinedAt: row.createdAt.getTime(),
    creditLimit: row.creditLimit,
    paysAtOnce: row.isBlocked || !row.isActive || row.balance !== 0,
    promptness: promptnessOf(place),
    balance: 0,
    debts: [],
    credits: [],
  }));
}

const noRates: Rates = { usdToYer: null, toYer: {} };

/** Returns a function for the rates at a moment. */
async function readRates(tx: Tx): Promise<(at: number) => Rates> {
  const { rows: rates } = await sql<Rates & { recordedAt: Date }>`
    select usd_to_yer, to_yer, recorded_at from exchange_rates where zone_id = turoos_default_zone()
    order by recorded_at, created_at`.execute(tx);
  return (at) => {
    let [known, later] = [-1, rates.length];
    while (later - known > 1) {
      const middle = (known + later) >> 1;
      if ((rates[middle]?.recordedAt.getTime() ?? Infinity) <= at) known = middle;
      else later = middle;
    }
    return rates[known] ?? noRates;
  };
}
