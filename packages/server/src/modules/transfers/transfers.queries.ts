import { must, type TransferSummary } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { sumInRials } from '../../db/rials';
import { documentReads } from '../workflow';
import { asked } from './filter-transfers';
import { present } from './present-transfer';
import { transferRows } from './transfer-rows';
import { transfers } from './transfers.kind';

export const {
  read: readTransfer,
  change: changeTransfer,
  list: listTransfers,
  each: eachTransfer,
} = documentReads({ kind: transfers, rows: transferRows, asked, present });

/** Whether the giving side wants to send the goods; of a request it has not said so yet. */
const isAgreed = sql`status not in ('requested', 'rejected', 'cancelled')`;

export async function summariseTransfers(db: Db): Promise<TransferSummary> {
  const { rows } = await sql<TransferSummary>`
    select count(*) as total_transfers,
      coalesce(sum(l.value) filter (where ${isAgreed}), 0) as total_value,
      ${sumInRials(sql`case when ${isAgreed} then l.value else 0 end`)} as rials,
      coalesce(sum(l.items) filter (where ${isAgreed}), 0) as total_items,
      count(*) filter (where status = 'requested') as requested_count,
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
  return must(rows[0]);
}
