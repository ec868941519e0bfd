import { can, topicLabel, unseenTopics, webhookTexts, webhookTopicNames } from '@turoos/contract';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Users } from '../../db/schema';
import { holderIn, revokedFor, warehousesOf } from '../permissions';
import type { ClaimedDelivery } from './claim-delivery';

type MakerRow = Pick<Selectable<Users>, 'role' | 'permissions'> & {
  rights: unknown;
  revoked: string[];
  warehouses: string[] | null;
};

/** Returns why who made an address, or started it last, may not tell others this any more. */
export async function makerObstacle(
  db: Db,
  { webhookId, topic }: Pick<ClaimedDelivery, 'webhookId' | 'topic'>,
): Promise<string | undefined> {
  const { rows } = await sql<MakerRow>`
    select u.role, u.permissions, r.rights, ${revokedFor(sql.ref('u.role'))} as revoked,
      ${warehousesOf(sql.ref('u.id'))} as warehouses
    from webhooks w join users u on u.id = w.user_id left join roles r on r.name = u.role
    where w.id = ${webhookId} and u.is_active`.execute(db);
  const [maker] = rows;
  if (!maker) return webhookTexts.makerGone;
  const { warehouses } = maker;
  const who = { ...holderIn(maker), ...(warehouses && { warehouses }) };
  if (!can(who, 'integrations:manage')) return webhookTexts.makerGone;
  const [unseen] = unseenTopics(
    who,
    webhookTopicNames.filter((name) => name === topic),
  );
  return unseen && webhookTexts.makerBlind(topicLabel(unseen));
}
