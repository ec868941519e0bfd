import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Streamed } from '../../kernel/handlers';
import { escapeHtml } from '../outbox';
import { plainPage } from './plain-page';
import { readToken } from './signed-token';

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** One transparent point, the same for whoever asks. */
export const pixelFile = (): Streamed => ({
  type: 'image/gif',
  stream: Readable.from([pixel]),
  length: pixel.length,
  // mail is read on other sites' pages
  headers: { 'cross-origin-resource-policy': 'cross-origin' },
});

/** Notes that a mail was opened, the first time; answers whether this was it. */
export async function noteOpened(db: Db, secret: Uint8Array, token: string): Promise<boolean> {
  const id = readToken(secret, 'message', token);
  if (!id) return false;
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ openedAt: sql`now()` })
    .where('id', '=', id)
    .where('openedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Followed {
  /** Where the link leads; undefined when it leads nowhere any more, or never did. */
  link: string | undefined;
  isFirst: boolean;
}

/** Notes that the link was followed, the first time. Whoever follows it has opened the message. */
export async function noteFollowed(db: Db, secret: Uint8Array, token: string): Promise<Followed> {
  const id = readToken(secret, 'message', token);
  const found =
    id &&
    (await db
      .selectFrom('outbox')
      .innerJoin('campaigns', 'campaigns.id', 'outbox.sourceId')
      .select('campaigns.link')
      .where('outbox.id', '=', id)
      .where('outbox.sourceType', '=', 'marketing')
      .executeTakeFirst());
  if (!found || found.link === '') return { link: undefined, isFirst: false };
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ clickedAt: sql`now()`, openedAt: sql`coalesce(opened_at, now())` })
    .where('id', '=', id)
    .where('clickedAt', 'is', null)
    .executeTakeFirst();
  return { link: found.link, isFirst: numUpdatedRows > 0n };
}

/** Sends the customer's browser on, or tells the person that there is nothing behind the link. */
export function leadTo(link: string | undefined): Streamed {
  const [title, body] = link
    ? ['تحويل', `<a href="${escapeHtml(link)}">متابعة إلى الرابط</a>`]
    : ['الرابط غير صالح', 'هذا الرابط غير صالح أو انتهت الحملة التي أُرسل فيها.'];
  return {
    type: 'text/html; charset=utf-8',
    stream: Readable.from([plainPage(title, `<p>${body}</p>`)]),
    status: link ? 302 : 404,
    // an address has Latin signs only, whatever was typed
    headers: link ? { location: new URL(link).href } : {},
  };
}
