import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Streamed } from '../../kernel/handlers';
import { escapeHtml } from '../../system/escape-html';
import { plainPage } from './plain-page';
import { readToken } from './signed-token';

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The tracking pixel: one transparent point, the same for valid and invalid tokens. */
export const pixelFile = (): Streamed => ({
  type: 'image/gif',
  stream: Readable.from([pixel]),
  length: pixel.length,
  // webmail shows the image on another origin
  headers: { 'cross-origin-resource-policy': 'cross-origin' },
});

/** Records the first opening of a mail; returns whether this was the first. */
export async function recordOpened(db: Db, secret: Uint8Array, token: string): Promise<boolean> {
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
  /** The target of the link; undefined when the campaign is gone or has no link. */
  link: string | undefined;
  isFirst: boolean;
}

/** Records the first click on the link; a click also counts as opening the message. */
export async function recordFollowed(db: Db, secret: Uint8Array, token: string): Promise<Followed> {
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

/** Redirects the customer's browser, or shows that the link is invalid. */
export function leadTo(link: string | undefined): Streamed {
  const [title, body] = link
    ? ['تحويل', `<a href="${escapeHtml(link)}">متابعة إلى الرابط</a>`]
    : ['الرابط غير صالح', 'هذا الرابط غير صالح أو انتهت الحملة التي أُرسل فيها.'];
  return {
    type: 'text/html; charset=utf-8',
    stream: Readable.from([plainPage(title, `<p>${body}</p>`)]),
    status: link ? 302 : 404,
    // the header must be ASCII, so an Arabic link is percent-encoded
    headers: link ? { location: new URL(link).href } : {},
  };
}
