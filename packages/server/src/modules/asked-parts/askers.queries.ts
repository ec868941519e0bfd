import { can, MOST_ASKERS, type Asker, type Subject } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { timeFields } from './asked-parts.queries';

type Stored = Omit<Asker, 'askedAt' | 'toldAt'> & { askedAt: string; toldAt: string | null };

/** Lists those who asked for a part: first those who can be told, the oldest before the newest. */
export async function listAskers(db: Db, reader: Subject, id: string): Promise<Asker[]> {
  const sees = can(reader, 'customers:read');
  const { rows } = await sql<{ asker: Stored }>`
    select json_build_object(${timeFields(reader)}, 'toldAt', last.told_at,
      'phone', case when ${sees} then coalesce(nullif(c.phone, ''), last.phone) else '' end,
      'email', case when ${sees} then coalesce(c.email, '') else '' end) as asker
    from asked_part_times last left join customers c on c.id = last.customer_id
    where last.asked_part_id = ${id}
    order by array_position(array['arrived', 'waiting', 'told', 'closed'], last.status), last.id
    limit ${sql.lit(MOST_ASKERS)}`.execute(db);
  return rows.map(({ asker: { askedAt, toldAt, ...asker } }) => ({
    ...asker,
    askedAt: new Date(askedAt),
    toldAt: toldAt === null ? null : new Date(toldAt),
  }));
}
