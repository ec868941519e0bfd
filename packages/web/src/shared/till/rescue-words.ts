import { counted, nouns, type RescuedSales } from '@turoos/contract';

type Told = Pick<RescuedSales, 'booked' | 'refused'>;

/** Returns the sales that this file brought and a manager must decide about. */
export const toDecide = ({ booked }: Pick<Told, 'booked'>) =>
  booked.filter(({ wasKnown, decisions }) => !wasKnown && decisions.length > 0);

/** Words what became of the sales in a rescue file, one sentence for each fate that some of them had. */
export function rescueLines({ booked, refused }: Told): string[] {
  if (booked.length + refused.length === 0) return ['لا توجد في الملف مبيعات.'];
  const added = booked.filter(({ wasKnown }) => !wasKnown);
  const unbooked = added.filter(({ sale }) => sale === null);
  const fates = [
    ['سُجلت من الملف', added.length - unbooked.length],
    ['كانت مسجلة من قبل ولم تتكرر', booked.length - added.length],
    ['تحتاج قراراً', toDecide({ booked }).length],
    ['منها ما لا يُسجل قبل القرار', unbooked.length],
    ['لم تُقبل، فاحتفظ بالملف', refused.length],
  ] as const;
  return fates
    .filter(([, count]) => count > 0)
    .map(([fate, count]) => `${fate}: ${counted(count, nouns.invoice)}`);
}
