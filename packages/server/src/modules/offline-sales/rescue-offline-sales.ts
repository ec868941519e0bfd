import {
  AppError,
  arabicIssue,
  fieldIssues,
  isStorable,
  mostRescuedSales,
  offlineSaleTexts,
  RescuedSale,
  ruleBroken,
  texts,
  type RescuedSales,
} from '@turoos/contract';
import { openRescue, tillOfRescue } from '@turoos/till';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import { assertAcceptable } from '../../http/assert-acceptable';
import type { Actor } from '../../kernel/actor';
import { knownTill, readTillSecret } from '../tills';
import { receiveOfflineSale } from './receive-offline-sale';

interface Means {
  db: Db;
  tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/**
 * Books the sales of a file that a till sealed because it could not send them. Each is received on its own, so that one
 * that is refused keeps none of the others back, and a file that is sent again books nothing twice.
 */
export async function rescueOfflineSales(
  { db, tx }: Means,
  user: Actor,
  file: string,
): Promise<RescuedSales> {
  const code = tillOfRescue(file);
  if (!code || !isStorable(code)) throw ruleBroken(offlineSaleTexts.noRescueFile);
  const till = await knownTill(db, code);
  const secret = await readTillSecret(db, code);
  if (!secret) throw ruleBroken(offlineSaleTexts.secretElsewhere);
  const opened = await openRescue(secret, file);
  if ('refused' in opened)
    throw ruleBroken(
      opened.refused === 'newer form' ? offlineSaleTexts.newerRescueFile : offlineSaleTexts.damagedRescueFile,
    );
  if (!Array.isArray(opened.sales)) throw ruleBroken(offlineSaleTexts.damagedRescueFile);
  if (opened.sales.length > mostRescuedSales) throw ruleBroken(offlineSaleTexts.hugeRescueFile);
  const booked: RescuedSales['booked'] = [];
  const refused: RescuedSales['refused'] = [];
  for (const sale of opened.sales) {
    try {
      assertAcceptable(sale);
      const { sentAt, ...fact } = parsedSale(sale);
      const delivery = { till, ahead: till.clockOffMs ?? 0 };
      const wasKnown = await isKnown(db, fact.id);
      const sold = { ...fact, sentAt: sentAt ?? fact.madeAt };
      const kept = await tx((t) => receiveOfflineSale(t, user, delivery, sold));
      booked.push({ ...kept, wasKnown });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ number: numberIn(sale), message: error.message });
    }
  }
  return { till: { _id: till.id, code, name: till.name }, booked, refused };
}

async function isKnown(db: Db, id: string): Promise<boolean> {
  const known = await db.selectFrom('offlineSales').select('id').where('id', '=', id).executeTakeFirst();
  return known !== undefined;
}

function parsedSale(sale: unknown): RescuedSale {
  const parsed = RescuedSale.safeParse(sale, { error: arabicIssue });
  if (parsed.success) return parsed.data;
  const issues = fieldIssues(parsed.error);
  throw new AppError('VALIDATION', issues[0]?.message ?? texts.invalid, { issues });
}

/** Whatever stands in the place of the number, for a message. */
const numberIn = (sale: unknown): string => {
  const { number } = (sale ?? {}) as { number?: unknown };
  return typeof number === 'string' && isStorable(number) ? number.slice(0, 40) : '';
};
