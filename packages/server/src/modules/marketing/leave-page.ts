import { Readable } from 'node:stream';
import type { Db } from '../../db/connect';
import type { Streamed } from '../../kernel/handlers';
import { escapeHtml } from '../../system/escape-html';
import { plainPage } from './plain-page';
import { readToken } from './signed-token';

/**
 * Returns the customer an unsubscribe link was signed for; undefined for a forged token or a deleted
 * customer.
 */
export async function customerLeaving(
  db: Db,
  secret: Uint8Array,
  token: string,
): Promise<{ id: string; noMarketing: boolean } | undefined> {
  const id = readToken(secret, 'leave', token);
  return id === undefined
    ? undefined
    : db.selectFrom('customers').select(['id', 'noMarketing']).where('id', '=', id).executeTakeFirst();
}

const page = (status: number, title: string, body: string): Streamed => ({
  type: 'text/html; charset=utf-8',
  status,
  stream: Readable.from([plainPage(title, body)]),
});

/** The page that asks for confirmation. Mail scanners follow links, so only its button changes anything. */
export const askPage = (shop: string): Streamed =>
  page(
    200,
    'إيقاف الرسائل التسويقية',
    `<p>هل تريد إيقاف الرسائل التسويقية من «${escapeHtml(shop)}»؟</p>
<form method="post"><button type="submit">إيقاف الرسائل</button></form>`,
  );

export const leftPage = (shop: string): Streamed =>
  page(200, 'تم إيقاف الرسائل التسويقية', `<p>لن تصلك رسائل تسويقية من «${escapeHtml(shop)}» بعد الآن.</p>`);

/** One page for a forged link and for a deleted customer, so that it doesn't reveal which. */
export const noSuchPage = (): Streamed =>
  page(404, 'الرابط غير صالح', '<p>هذا الرابط غير صالح. افتحه من الرسالة كما وصلتك.</p>');
