import type { Unit } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { unitOf } from '../units';
import { destinationName, sourceName } from './filter-transfers';

interface LineRow {
  productId: string;
  productName: string;
  partNumber: string;
  unit: Unit;
  quantity: number;
  asked: number | null;
  received: number | null;
  unitCost: number;
  notes: string;
}

const lines = sql<LineRow[]>`(
  select coalesce(json_agg(json_build_object('productId', i.product_id, 'productName', p.name,
    'partNumber', p.part_number, 'unit', ${unitOf(sql`p.id`)}, 'quantity', i.quantity, 'asked', i.asked, 'received', i.received, 'unitCost', i.unit_cost,
    'notes', i.notes) order by i.position), '[]')
  from transfer_items i join products p on p.id = i.product_id where i.transfer_id = transfers.id)`;

/** Selects transfers with their lines; the lines are aggregated only for the rows of a page. */
export const transferRows = (db: Db) =>
  db
    .selectFrom('transfers')
    .leftJoin('users', 'users.id', 'transfers.createdBy')
    .selectAll('transfers')
    .select('users.name as creatorName')
    .select([sourceName.as('sourceName'), destinationName.as('destinationName')])
    .select(lines.as('lines'));
export type TransferRow = Awaited<ReturnType<ReturnType<typeof transferRows>['executeTakeFirstOrThrow']>>;
