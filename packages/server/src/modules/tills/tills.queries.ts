import { notFound, tillTexts, type Till } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';

interface TillRow extends Omit<Till, '_id' | 'clockOff' | 'people' | 'createdBy'> {
  id: string;
  clockOffMs: number | null;
  creator: [id: string, name: string] | null;
  people: [id: string, name: string, lastSeenAt: string][] | null;
}

const present = ({ id, clockOffMs, creator, people, ...row }: TillRow): Till => ({
  ...row,
  _id: id,
  clockOff: clockOffMs,
  createdBy: creator && { _id: creator[0], name: creator[1] },
  people: (people ?? []).map(([_id, name, seen]) => ({ _id, name, lastSeenAt: new Date(seen) })),
});

const selectTills = (only: string | null) => sql<TillRow>`
  select t.id, t.code, t.name, t.grant_until, t.largest_sale, t.may_credit, t.last_seq, t.waiting, t.waiting_since,
    t.last_seen_at, t.clock_off_ms, t.app_version, t.free_storage, t.is_persistent, t.copied_at, t.withdrawn_at,
    t.emptied_at, t.created_at, t.version,
    greatest(0, t.last_seq - t.waiting
      - (select count(distinct seq) from offline_sales o where o.till_id = t.id))::int as missing,
    (select json_build_array(u.id, u.name) from users u where u.id = t.created_by) as creator,
    (select json_agg(json_build_array(u.id, u.name, p.last_seen_at) order by p.last_seen_at desc)
      from till_people p join users u on u.id = p.user_id where p.till_id = t.id) as people
  from tills t where ${only}::uuid is null or t.id = ${only}
  order by t.withdrawn_at is not null, t.serial`;

/** Returns the tills in the order of their codes, those in use first. */
export async function listTills(db: Db): Promise<Till[]> {
  const { rows } = await selectTills(null).execute(db);
  return rows.map(present);
}

export async function readTill(db: Db, id: string): Promise<Till> {
  const { rows } = await selectTills(id).execute(db);
  const [row] = rows;
  if (!row) throw notFound(tillTexts.notFound);
  return present(row);
}
