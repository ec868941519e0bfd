import {
  adenDayBounds,
  marketingTexts,
  notFound,
  parseSort,
  type Campaign,
  type CampaignsQuery,
  type Page,
} from '@turoos/contract';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { soldInRials } from '../../db/rials';
import type { DB } from '../../db/schema';
import { containsWordsOrCode } from '../../db/search';
import { isItsMessage, ofItsSales, revenue, uses } from './campaign-sums';
import { rate, roi } from './figures.rules';

function conditions(
  e: ExpressionBuilder<DB, 'campaigns'>,
  { q, status, type, startDate, endDate }: CampaignsQuery,
): Expression<SqlBool>[] {
  return [
    ...(q ? [containsWordsOrCode(sql.ref('search_text'), q)] : []),
    ...(status ? [e('status', '=', status)] : []),
    ...(type ? [e('type', '=', type)] : []),
    ...(startDate ? [e('createdAt', '>=', adenDayBounds(startDate).from)] : []),
    ...(endDate ? [e('createdAt', '<', adenDayBounds(endDate).until)] : []),
  ];
}

const sortColumns = {
  createdAt: sql`created_at`,
  name: sql`turoos_fold(name)`,
  // campaigns without an end date sort last
  validTo: sql`coalesce(valid_to, 'infinity')`,
} as const;

function sorting(sort: CampaignsQuery['sort']) {
  const { field, direction } = parseSort(sort);
  return { column: sortColumns[field], direction };
}

const person = (column: string) => sql<Campaign['createdBy']>`
  (select json_build_object('_id', users.id, 'name', users.name) from users where users.id = ${sql.ref(column)})`;

const campaigns = (db: Db) =>
  db
    .selectFrom('campaigns')
    .select([
      'id',
      'name',
      'description',
      'type',
      'message',
      'link',
      'targetAudience',
      'channels',
      'code',
      'discountType',
      'discountValue',
      'minPurchaseAmount',
      'validFrom',
      'validTo',
      'maxUses',
      'isActive',
      'cost',
      'status',
      'targeted',
      'sentAt',
      'approvedAt',
      'approvalNotes',
      'version',
      'createdAt',
      'updatedAt',
      person('campaigns.approvedBy').as('approvedBy'),
      person('campaigns.userId').as('createdBy'),
      ofItsSales(uses).as('uses'),
      ofItsSales(revenue).as('revenue'),
      ofItsSales(soldInRials).as('rials'),
      sql<number>`(select count(*) from outbox where ${isItsMessage} and outbox.status = 'sent')`.as('sent'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof campaigns>['executeTakeFirstOrThrow']>>;

const present = ({ id, ...row }: Row): Campaign => ({
  ...row,
  _id: id,
  type: row.type,
  status: row.status,
  targetAudience: row.targetAudience,
  channels: row.channels,
  discountType: row.discountType,
  responseRate: rate(row.uses, row.targeted),
  roi: roi(row.revenue, row.cost),
});

export async function readCampaign(db: Db, id: string): Promise<Campaign> {
  const row = await campaigns(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(marketingTexts.notFound);
  return present(row);
}

function found(db: Db, query: CampaignsQuery) {
  const { column, direction } = sorting(query.sort);
  return campaigns(db)
    .where((e) => e.and(conditions(e, query)))
    .orderBy(column, direction)
    .orderBy('id', direction);
}

export async function listCampaigns(db: Db, query: CampaignsQuery): Promise<Page<Campaign>> {
  const { rows, ...page } = await readPage(db, found(db, query), query);
  return { ...page, rows: rows.map(present) };
}

/** Streams all matching campaigns, for the export. */
export async function* eachCampaign(db: Db, query: CampaignsQuery): AsyncIterable<Campaign> {
  for await (const row of found(db, query).stream(100)) yield present(row);
}
