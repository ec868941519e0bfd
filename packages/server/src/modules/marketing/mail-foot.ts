import { ltr } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { MailFoot } from '../outbox';
import { readSettings } from '../../kernel/settings';

/**
 * Returns the footer of a campaign's mail: how to unsubscribe, by a link, or through the shop where customers
 * can't reach this server.
 */
export async function mailFoot(db: Db, address: string | undefined): Promise<MailFoot> {
  if (address) return { text: `لإيقاف الرسائل التسويقية: ${address}`, unsubscribe: address };
  const { name, phone } = await readSettings(db, 'store');
  const way = phone ? `اتصل بـ«${name}» على الرقم ${ltr(phone)}` : `رُدّ على هذه الرسالة وأخبر «${name}»`;
  return { text: `لإيقاف الرسائل التسويقية ${way}.` };
}
