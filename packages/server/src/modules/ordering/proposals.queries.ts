import {
  adenDay,
  must,
  parseSort,
  runsOutOn,
  urgencyOf,
  type Page,
  type Proposal,
  type ProposalsQuery,
  type ProposalSummary,
  type SupplierGroup,
  type Unit,
} from '@turoos/contract';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { PartDemand } from '../../db/schema';
import { unitOf } from '../units';
import { readSetup, type StoredSetup } from './ordering-setup';
import { partFilters } from './part-filters';

/** What is ordered and has not arrived, and what is between two warehouses. */
const coming = sql`
  awaited as (
    select i.product_id, sum(i.quantity - i.received) as quantity
    from purchases b join purchase_items i on i.purchase_id = b.id
    where b.status in ('pending', 'partly_received') and b.deleted_at is null and i.received < i.quantity group by 1
  ), moving as (
    select i.product_id, sum(i.quantity) as quantity from transfers t join transfer_items i on i.transfer_id = t.id
    where t.status = 'in_transit' group by 1
  )`;

const available = sql<number>`(t.quantity + coalesce(moving.quantity, 0) + coalesce(awaited.quantity, 0))`;
/** The same as `quantityToOrder` in the contract. */
const lacking = sql<number>`case when ${available} <= d.reorder_at and ${available} < d.target
  then d.target - ${available} else 0 end`;
/** The same as `urgencyOf` in the contract. */
const howUrgent = sql`case when t.quantity + coalesce(moving.quantity, 0) <= 0 then 'out'
  when t.quantity + coalesce(moving.quantity, 0) < d.per_day * d.lead_days then 'late' else 'due' end`;

const joined = sql`part_demand d join stock_totals t on t.product_id = d.product_id
  join products p on p.id = d.product_id
  left join awaited on awaited.product_id = d.product_id left join moving on moving.product_id = d.product_id`;

type Filter = Omit<ProposalsQuery, 'page' | 'limit' | 'sort' | 'format'>;

/** Selects the parts to order, narrow, as `wanted`; those inactive by now are left out. */
const wantedParts = ({ supplier, urgency, ...filter }: Partial<Filter>): RawBuilder<unknown> => sql`
  ${coming}, wanted as materialized (
    select * from (
      select d.product_id, d.supplier_id, d.lead_days, d.receipts, ${lacking} as quantity,
        round(${lacking} * d.unit_cost) as cost, ${howUrgent} as urgency,
        (t.quantity + coalesce(moving.quantity, 0)) / nullif(d.per_day, 0) as lasts
      from ${joined}
      where d.target > 0 and p.is_active and ${partFilters(filter)}
        and ${supplier === undefined ? sql`true` : supplier === 'none' ? sql`d.supplier_id is null` : sql`d.supplier_id = ${supplier}`}
    ) as found where quantity > 0 and (${urgency ?? null}::text is null or urgency = ${urgency ?? null}::text)
  )`;

type Row = Selectable<PartDemand> & {
  name: string;
  partNumber: string;
  unit: Unit;
  stock: number;
  onOrder: number;
  quantity: number;
  cost: number;
  minLevel: number;
  maxLevel: number | null;
  supplier: string | null;
  cheapestName: string | null;
};

const partColumns = sql`
  d.*, p.name, p.part_number, ${unitOf(sql`d.product_id`)} as unit,
  t.quantity + coalesce(moving.quantity, 0) as stock, coalesce(awaited.quantity, 0) as on_order,
  ${lacking} as quantity, round(${lacking} * d.unit_cost) as cost, t.min_level, p.max_level,
  (select s.name from suppliers s where s.id = d.supplier_id) as supplier,
  (select s.name from suppliers s where s.id = d.cheapest_supplier_id) as cheapest_name`;

const named = (id: string | null, name: string | null) => (id && name !== null ? { _id: id, name } : null);

const isCheaper = ({ cheapestCost, lastCost, cheapestSupplierId, supplierId }: Row): boolean =>
  cheapestCost !== null && cheapestSupplierId !== supplierId && cheapestCost < (lastCost ?? Infinity);

function present(row: Row, { safetyDays, coverDays }: StoredSetup, today: string): Proposal {
  const cheapest = named(row.cheapestSupplierId, row.cheapestName);
  return {
    _id: row.productId,
    name: row.name,
    partNumber: row.partNumber,
    unit: row.unit,
    stock: row.stock,
    onOrder: row.onOrder,
    quantity: row.quantity,
    reorderAt: row.reorderAt,
    target: row.target,
    minLevel: row.minLevel,
    maxLevel: row.maxLevel,
    perDay: row.perDay,
    usual: row.usual,
    seasonal: row.seasonal,
    trend: row.trend,
    history: row.history,
    runsOutOn: runsOutOn(row.stock, row.perDay, today),
    urgency: urgencyOf(row.stock, row.perDay, row.leadDays),
    days: { lead: row.leadDays, safety: safetyDays, cover: coverDays },
    receipts: row.receipts,
    supplier: named(row.supplierId, row.supplier),
    lastCost: row.lastCost,
    lastBought: row.lastBought,
    cheapest: cheapest && isCheaper(row) ? { ...cheapest, cost: row.cheapestCost ?? 0 } : null,
    cost: row.cost,
    valueClass: row.valueClass,
    movementClass: row.movementClass,
    lastSold: row.lastSold,
  };
}

const sortColumns = {
  runsOutOn: sql`w.lasts`,
  cost: sql`w.cost`,
  quantity: sql`w.quantity`,
  name: sql`turoos_fold(p.name)`,
} as const;

/** Selects the proposals in order, all of them or a page. */
function proposals({ page, limit, sort, ...filter }: ProposalsQuery): RawBuilder<Row> {
  const { field, direction } = parseSort(sort);
  const name = sort.endsWith('name') ? sql`join products p on p.id = w.product_id` : sql``;
  return sql<Row>`
    with ${wantedParts(filter)}, page as (
      select w.product_id, row_number() over (order by ${sortColumns[field]} ${sql.raw(direction)} nulls last,
        w.cost desc, w.product_id) as place
      from wanted w ${name} order by place limit ${limit} offset ${(page - 1) * limit}
    )
    select ${partColumns} from page join (${joined}) on page.product_id = d.product_id order by page.place`;
}

export async function listProposals(
  db: Db,
  query: ProposalsQuery,
): Promise<Page<Proposal> & { summary: ProposalSummary }> {
  const [setup, { rows }, summary] = await Promise.all([
    readSetup(db),
    proposals(query).execute(db),
    sumProposals(db, query),
  ]);
  const today = adenDay();
  return {
    rows: rows.map((row) => present(row, setup, today)),
    page: query.page,
    limit: query.limit,
    total: summary.count,
    summary,
  };
}

async function sumProposals(db: Db, filter: Filter): Promise<ProposalSummary> {
  const { rows } = await sql<ProposalSummary>`
    with ${wantedParts(filter)}
    select count(*) as count, coalesce(sum(cost), 0) as cost, count(*) filter (where urgency = 'out') as out,
      count(*) filter (where urgency = 'late') as late from wanted`.execute(db);
  return must(rows[0]);
}

type GroupRow = Omit<SupplierGroup, 'supplier'> & {
  id: string | null;
  name: string | null;
  phone: string | null;
  isActive: boolean | null;
};

/** Lists the suppliers of the proposed parts, the costliest first; parts without a supplier are the last group. */
export async function listSupplierGroups(db: Db): Promise<SupplierGroup[]> {
  const { rows } = await sql<GroupRow>`
    with ${wantedParts({})}
    select s.id, s.name, s.phone, s.is_active, count(*) as count, coalesce(sum(w.cost), 0) as cost,
      count(*) filter (where w.urgency <> 'due') as late, max(w.lead_days) as lead_days, max(w.receipts) as receipts
    from wanted w left join suppliers s on s.id = w.supplier_id
    group by s.id order by s.id is null, sum(w.cost) desc, s.id`.execute(db);
  return rows.map(({ id, name, phone, isActive, ...group }) => ({
    ...group,
    supplier:
      id === null ? null : { _id: id, name: name ?? '', phone: phone ?? '', isActive: isActive ?? false },
  }));
}

export async function readProposal(db: Db, partId: string): Promise<Proposal | null> {
  const { rows } = await sql<Row>`
    with ${coming} select ${partColumns} from ${joined} where d.product_id = ${partId}`.execute(db);
  return rows[0]
    ? present({ ...rows[0], ...(await lastPurchaseOf(db, partId)) }, await readSetup(db), adenDay())
    : null;
}

type LastPurchase = Pick<Row, 'supplierId' | 'supplier' | 'lastCost' | 'lastBought'>;

/** Reads the last purchase of a part as it is now: the other figures are those of the night before. */
async function lastPurchaseOf(db: Db, partId: string): Promise<LastPurchase | undefined> {
  const { rows } = await sql<LastPurchase>`
    select b.supplier_id, s.name as supplier, i.unit_cost as last_cost, b.purchase_date as last_bought
    from purchase_items i join purchases b on b.id = i.purchase_id join suppliers s on s.id = b.supplier_id
    where i.product_id = ${partId} and b.status in ('completed', 'partly_received', 'pending') and b.deleted_at is null
    order by b.purchase_date desc, b.created_at desc limit 1`.execute(db);
  return rows[0];
}
