import { outOfContactAfter } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { MissingTillColumn } from '../../db/column-types';

/** Milliseconds before a shift in which somebody used a till on which he may sell in it. */
const usedBefore = 24 * 3_600_000;

const milliseconds = (count: number) => sql`${count} * interval '1 millisecond'`;

/**
 * Selects the tills on which people of a shift sell and which may have sales that the server has not got: those that
 * told of some, and those out of contact. One that nobody of the shift has used for a day is left out unless it told of
 * sales, or every forgotten tablet would be asked about every evening.
 */
export const missingTills = (shiftId: RawBuilder<unknown>): RawBuilder<MissingTillColumn[]> => sql`(
  select coalesce(json_agg(json_build_object('code', t.code, 'name', t.name, 'waiting', t.waiting,
    'lastSeenAt', t.last_seen_at) order by t.serial), '[]')
  from tills t
  where t.emptied_at is null
    and (t.waiting > 0 or t.last_seen_at < now() - ${milliseconds(outOfContactAfter)})
    and exists (
      select from till_people p join shift_people w on w.user_id = p.user_id join shifts h on h.id = w.shift_id
      where p.till_id = t.id and w.shift_id = ${shiftId}
        and (t.waiting > 0 or p.last_seen_at > h.opened_at - ${milliseconds(usedBefore)})))`;
