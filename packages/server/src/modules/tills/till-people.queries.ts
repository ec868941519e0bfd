import { can, counterRights, type TillState } from '@turoos/contract';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Users } from '../../db/schema';
import { holderIn, revokedFor } from '../permissions';

/** More people than share one counter. */
const mostPeople = 20;

interface PersonRow extends Pick<Selectable<Users>, 'id' | 'name' | 'role' | 'permissions'> {
  rights: unknown;
  revoked: string[];
  shift: [id: string, drawerId: string, drawer: string] | null;
}

/** Reads who may unlock a till, with their rights and open shifts as they are now. */
export async function readTillPeople(db: Db, tillId: string): Promise<TillState['people']> {
  const { rows } = await sql<PersonRow>`
    select u.id, u.name, u.role, u.permissions, r.rights, ${revokedFor(sql.ref('u.role'))} as revoked,
      (select json_build_array(s.id, s.drawer_id, a.name)
        from shift_people w join shifts s on s.id = w.shift_id and s.status = 'open' join accounts a on a.id = s.drawer_id
        where w.user_id = u.id and w.is_active limit 1) as shift
    from till_people p join users u on u.id = p.user_id and u.is_active left join roles r on r.name = u.role
    where p.till_id = ${tillId} order by p.last_seen_at desc, u.id limit ${mostPeople}`.execute(db);
  return rows.map(({ shift, ...row }) => {
    const holder = holderIn(row);
    return {
      _id: row.id,
      name: row.name,
      rights: counterRights.filter((right) => can(holder, right)),
      shift: shift && { _id: shift[0], drawer: { _id: shift[1], name: shift[2] } },
    };
  });
}
