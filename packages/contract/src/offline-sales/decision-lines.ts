import { formatDateTime } from '../kernel/format';
import { ltr } from '../kernel/ltr';
import { quantityText, piece } from '../units/units.schema';
import { decisionProblems } from './decisions.status';
import type { DecisionPart, SaleDecision } from './offline-sales.schema';

type Told = Pick<SaleDecision, 'kind' | 'details'>;

/** Writes cents as the reader's screen writes money: at the rate of the sale. */
type MoneyWriter = (cents: number) => string;

/** Returns what a decision is about in Arabic sentences, one line each. */
export function decisionLines({ kind, details }: Told, money: MoneyWriter): string[] {
  const {
    problems,
    parts = [],
    rates = [],
    amount,
    limit,
    percents,
    name,
    time,
    day,
    sales,
    reason,
  } = details;
  const worded = (cents: number | undefined) => money(cents ?? 0);
  const lines: Partial<Record<Told['kind'], () => string[]>> = {
    rate: () =>
      rates.map(
        ({ currency, at, shop }) =>
          `${ltr(currency)}: حُسب بسعر ${rateText(at)} وسعر المتجر حينها ${rateText(shop)}`,
      ),
    limit: () => [`صار على العميل ${worded(amount)} وحد ائتمانه ${worded(limit)}`],
    blocked: () => [`${name ?? ''} محظور أو غير نشط، واشترى بالآجل`],
    clock: () => (time ? [`وقت نقطة البيع: ${formatDateTime(time)}`] : []),
    seller: () => (name ? [`سُجل البيع باسم ${name}`] : []),
    closedDay: () => [`سُجل في ${ltr(dayFirst(day ?? ''))} لأن الدفاتر مقفلة قبله`],
    number: () => (name ? [`الرقم على الإيصال ${ltr(name)}`] : []),
    customer: () => [`حُذف العميل ${name ?? ''} قبل وصول الفاتورة`],
    copied: () => ['أعد تجهيز نقطة البيع برمز جديد وراجع مبيعاتها'],
    total: () => [`على الإيصال ${worded(amount)} ومجموع الأصناف ${worded(limit)}`],
    changed: () => [`على الإيصال ${worded(amount)} وفي الفاتورة ${worded(limit)}`],
    doubt: () => (problems.includes('twinUndone') ? alikeLines(sales) : doubtLines(sales)),
  };
  const figures: Partial<Record<(typeof problems)[number], string>> = {
    ...(amount !== undefined && { discount: worded(amount) }),
    ...(percents && { tax: `${percents.at}% والمتجر ${percents.shop}%` }),
    ...(limit !== undefined &&
      amount !== undefined && { tooLarge: `${worded(amount)} والمسموح ${worded(limit)}` }),
  };
  return [
    ...parts.map((part) => partLine(part, money)),
    ...problems.map((problem) =>
      figures[problem] ? `${decisionProblems[problem]}: ${figures[problem]}` : decisionProblems[problem],
    ),
    ...(lines[kind]?.() ?? []),
    ...(reason ? [reason] : []),
  ];
}

const dayFirst = (day: string) => day.split('-').toReversed().join('/');

function partLine(
  { name, partNumber, problems, missing, unit, price, priceNow }: DecisionPart,
  money: MoneyWriter,
) {
  const what = name ? `${name} (${ltr(partNumber)})` : 'قطعة محذوفة';
  const facts = [
    ...(missing === undefined ? [] : [`نقص في المخزون ${quantityText(missing, unit ?? piece)}`]),
    ...problems.map((problem) => decisionProblems[problem]),
    ...(price === undefined || priceNow === undefined
      ? []
      : [`بيعت بسعر ${money(price)} وسعرها ${money(priceNow)}`]),
  ];
  return `${what}: ${facts.join('، ')}`;
}

const doubtLines = (sales: SaleDecision['details']['sales'] = []): string[] => [
  'أُرسلت قبل الانقطاع ولم يصل رد، ولم يعد معروفاً هل سُجلت',
  ...(sales.length === 0 ? ['لا توجد للبائع فاتورة بالإجمالي نفسه في ذلك الوقت'] : alikeLines(sales)),
];

const alikeLines = (sales: SaleDecision['details']['sales'] = []): string[] =>
  sales.map(({ number, at }) => `تشبه الفاتورة ${ltr(number)} في ${formatDateTime(at)}`);

const rateText = (rate: number | null) => (rate === null ? 'غير مسجل' : ltr(String(rate)));
