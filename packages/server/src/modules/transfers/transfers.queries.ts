import {
  notFound,
  parseSort,
  transferTexts,
  type Page,
  type Transfer,
  type TransfersQuery,
  type TransferSummary,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { sumInRials } from '../../db/rials';
import { withSteps } from '../workflow';
import { asked } from './filter-transfers';
import { present, type ListedTransfer } from './present-transfer';
import { transfers } from './transfer-rows';

export async function readTransfer(db: Db, id: string): Promise<Transfer> {
  const row = await transfers(db).where('transfers.id', '=', id).executeTakeFirst();
  const [transfer] = await withSteps(db, row ? [present(row)] : []);
  if (!transfer) throw notFound(transferTexts.notFound);
  return transfer;
}

function found(db: Db, query: TransfersQuery) {
  const { direction } = parseSort(query.sort);
  return transfers(db)
    .where(asked(query))
    .orderBy('transfers.createdAt', direction)
    .orderBy('transfers.id', direction);
}

export async function listTransfers(db: Db, query: TransfersQuery): Promise<Page<Transfer>> {
  const { rows, ...page } = await readPage(db, found(db, query), query);
  return { ...page, rows: await withSteps(db, rows.map(present)) };
}

/** All that match, one after the other, for the export. */
export async function* eachTransfer(db: Db, query: TransfersQuery): AsyncIterable<ListedTransfer> {
  for await (const row of found(db, query).stream(200)) yield present(row);
}

export async function summariseTransfers(db: Db): Promise<TransferSummary> {
  const { rows } = await sql<TransferSummary>`
    select count(*) as total_transfers,
      coalesce(sum(l.value) filter (where status not in ('rejected', 'cancelled')), 0) as total_value,
      ${sumInRials(sql`case when status not in ('rejected', 'cancelled') then l.value else 0 end`)} as rials,
      coalesce(sum(l.items) filter (where status not in ('rejected', 'cancelled')), 0) as total_items,
      count(*) filter (where status = 'pending') as pending_count,
      count(*) filter (where status = 'approved') as approved_count,
      count(*) filter (where status = 'rejected') as rejected_count,
      count(*) filter (where status = 'in_transit') as in_transit_count,
      count(*) filter (where status = 'completed') as completed_count,
      count(*) filter (where status = 'cancelled') as cancelled_count
    from transfers join (
      select transfer_id, count(*) as items, sum(round(quantity * unit_cost)) as value
      from transfer_items group by 1
    ) l on l.transfer_id = transfers.id`.execute(db);
  return rows[0] as TransferSummary;
}
