import { counted, countedAfter } from '../kernel/counted';
import { nouns } from '../kernel/nouns';
import { roundQuantity } from '../kernel/round-quantity';
import { quantityText } from '../units/units.schema';
import { demandDays, ownMinimum } from './ordering.rules';
import type { Proposal } from './ordering.schema';

/** What the explanation of a proposal is made from. */
export type Explained = Pick<
  Proposal,
  | 'unit'
  | 'stock'
  | 'onOrder'
  | 'quantity'
  | 'target'
  | 'minLevel'
  | 'maxLevel'
  | 'perDay'
  | 'usual'
  | 'seasonal'
  | 'trend'
  | 'history'
  | 'days'
  | 'receipts'
>;

const days = (count: number) => countedAfter(count, nouns.day);
const month = 30;
/** A change by less than this is none worth a word. */
const noticed = 0.25;

/** Returns what a month sells: '13.5' */
export const perMonth = (perDay: number): number => {
  const sold = perDay * month;
  return sold >= 10 ? Math.round(sold) : Math.round(sold * 10) / 10;
};

/** Returns the days that the stock lasts; undefined if nothing is sold. */
export const daysLeft = ({ stock, perDay }: Pick<Proposal, 'stock' | 'perDay'>): number | undefined =>
  perDay > 0 ? Math.floor(stock / perDay) : undefined;

/** Returns the explanation in one line, for a hint. */
export function shortReason(part: Explained): string {
  const left = daysLeft(part);
  if (left === undefined) return `الموجود أقل من حدها الأدنى ${quantityText(part.minLevel, part.unit)}`;
  const lasts = part.stock <= 0 ? 'ولا يوجد منها شيء' : `والموجود يكفي ${days(left)}`;
  return `يُباع منها نحو ${quantityText(perMonth(part.perDay), part.unit)} في الشهر، ${lasts}، والتوريد يستغرق ${days(part.days.lead)}`;
}

/** Returns why this many are proposed, sentence by sentence, with the figures. */
export function orderReasons(part: Explained): string[] {
  const { history, seasonal, usual, trend, days: planned } = part;
  const text = (quantity: number) => quantityText(roundQuantity(quantity), part.unit);
  return [
    `بيع منها ${text(history.recent.sold)} في آخر ${days(demandDays.recent)}، و${text(history.middle.sold)} في ${days(demandDays.middle)} قبلها.`,
    ...absence(part),
    ...(seasonal !== null && Math.abs(seasonal - usual) > noticed * Math.max(usual, seasonal)
      ? [
          `في مثل هذه الأسابيع من العام الماضي بيع ${text(history.ahead.sold)} في ${days(demandDays.ahead)}، ${seasonal > usual ? 'فرُفع التوقع' : 'فخُفض التوقع'}.`,
        ]
      : []),
    ...(trend !== null && Math.abs(trend - 1) > noticed
      ? [trend > 1 ? 'الطلب عليها في ازدياد.' : 'الطلب عليها في تراجع.']
      : []),
    ...(history.asked > 0
      ? [`سأل عنها العملاء ولم توجد: ${history.asked} في آخر ${days(demandDays.asked)}.`]
      : []),
    ...(part.perDay > 0 ? [`المتوقع بيعه نحو ${text(perMonth(part.perDay))} في الشهر.`] : []),
    part.receipts > 0
      ? `المورد يوصل خلال ${days(planned.lead)} عادةً، حسب ما وصل من طلبات سابقة.`
      : `مدة التوريد ${counted(planned.lead, nouns.day)} من الإعدادات، إذ لا طلبات سابقة تدل عليها.`,
    ...limits(part),
    `المستوى المطلوب ${text(part.target)}: ${levelReason(part)}.`,
    outcome(part, text),
  ];
}

/** Says what the wanted stock follows from: a limit of the owner's, or the days it must last. */
function levelReason({ target, maxLevel, minLevel, perDay, days: planned }: Explained): string {
  if (target === maxLevel) return 'لا يزيد على حدها الأعلى';
  const minimum = ownMinimum(minLevel);
  if (minimum > perDay * (planned.lead + planned.safety))
    return perDay > 0 ? `حدها الأدنى ومعه ما يكفي ${days(planned.cover)}` : 'حدها الأدنى';
  return `ما يكفي حتى وصول الطلب، ثم ${days(planned.cover)}، ومعه احتياط ${days(planned.safety)}`;
}

const absence = ({ history: { recent, middle } }: Explained): string[] => {
  const missing = demandDays.recent + demandDays.middle - recent.stocked - middle.stocked;
  return missing > 0 ? [`لم تكن موجودة ${days(missing)} من هذه الأيام، فلم تُحسب عليها.`] : [];
};

const limits = ({ minLevel, maxLevel, unit }: Explained): string[] => {
  const minimum = ownMinimum(minLevel);
  return [
    ...(minimum > 0 ? [`حدها الأدنى ${quantityText(minimum, unit)}.`] : []),
    ...(maxLevel !== null ? [`حدها الأعلى ${quantityText(maxLevel, unit)}.`] : []),
  ];
};

function outcome({ quantity, stock, onOrder }: Explained, text: (quantity: number) => string): string {
  const there = `الموجود ${text(stock)}${onOrder > 0 ? `، وطُلب من قبل ولم يصل ${text(onOrder)}` : ''}`;
  return quantity > 0 ? `${there}، فالمقترح ${text(quantity)}.` : `${there}، وهذا يكفي الآن.`;
}

/** Returns the list that is sent to a supplier, without prices. */
export const orderListText = (
  shop: string,
  lines: readonly (Pick<Proposal, 'name' | 'partNumber' | 'unit'> & { quantity: number })[],
): string =>
  [
    `${shop}: نرجو توفير القطع الآتية`,
    ...lines.map(
      ({ name, partNumber, unit, quantity }, index) =>
        `${index + 1}. ${name} (\u2066${partNumber}\u2069): ${quantityText(quantity, unit)}`,
    ),
  ].join('\n');
