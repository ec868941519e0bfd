import {
  currencyIn,
  displayCurrencyOf,
  formatDateTime,
  formatNumber,
  formatRials,
  formatUsd,
  keysOf,
  ltr,
  moneyMovementKinds,
  type Currency,
  type DisplayCurrency,
  type RialsSum,
  type ShiftReport,
} from '@turoos/contract';
import { methodName } from './handed-over';
import type { PaperStore } from './paper-store';
import { written } from './sheet-amount';
import { moneyValue, type SlipLine } from './slip-line';

interface SlipPart {
  title: string;
  lines: readonly SlipLine[];
}

/** A shift's report as formatted text; the screen, the browser's print and thermal printers draw the same one. */
export interface ShiftSheet {
  store: Pick<PaperStore, 'name' | 'address'>;
  title: string;
  drawer: string;
  /** The shift and its sales. */
  facts: readonly SlipPart[];
  /** The cash of the drawer, by currency. */
  cash: readonly SlipPart[];
  reasons: readonly { name: string; text: string }[];
  /** Who signs the paper; nobody signs an X. */
  signers: readonly string[];
}

type Cash = ShiftReport['currencies'][number];

export const reportTitle = ({ kind, zNumber }: Pick<ShiftReport, 'kind' | 'zNumber'>): string =>
  kind === 'Z' && zNumber !== null
    ? `تقرير الإقفال Z رقم ${ltr(String(zNumber))}`
    : 'تقرير الوردية X (لم تُقفل بعد)';

/** Counts that were sent back for a reason before the one that closed the shift. */
export const refusedCountsName = 'محاولات عدّ سابقة';

/** A till that may have sales of the shift which the server has not got. */
const missingTillName = ({ status }: Pick<ShiftReport['shift'], 'status'>) =>
  status === 'closed' ? 'أُقفلت دون نقطة البيع' : 'نقطة بيع لم تتصل';

/** The movements as a drawer lives through them: what came in, then what went out. */
export const inOrder = (movements: Cash['movements']): Cash['movements'] => {
  const kinds = keysOf(moneyMovementKinds);
  return movements.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
};

const text = (name: string, value: string): SlipLine => ({ name, value: { text: value }, strong: false });
/** An amount in the shop's display currency and in the other one; in dollars only where not all has a rate. */
function both(name: string, cents: number, sum: RialsSum | undefined, display: DisplayCurrency): SlipLine {
  const yer = sum?.unrated === 0 ? formatRials(sum.rials) : null;
  const [value, other] = written({ usd: formatUsd(cents), yer }, display);
  return { name, value, ...(other && { other }), strong: false };
}
const withCount = (name: string, count: number) => `${name} (${formatNumber(count)})`;

function money(name: string, amount: number, currency: Currency, style: Style = {}): SlipLine {
  const sign = amount < 0 ? '-' : style.signed && amount > 0 ? '+' : '';
  return { name, value: moneyValue(amount, currency, sign), strong: style.strong ?? false };
}
type Style = { signed?: boolean; strong?: boolean };

function shiftPart({ shift }: ShiftReport): SlipPart {
  const nameOf = (person: { name: string } | null) => person?.name ?? 'مستخدم محذوف';
  return {
    title: 'الوردية',
    lines: [
      text('فُتحت', formatDateTime(shift.openedAt)),
      text('فتحها', nameOf(shift.openedBy)),
      ...(shift.closedAt
        ? [text('أُقفلت', formatDateTime(shift.closedAt)), text('أقفلها', nameOf(shift.closedBy))]
        : []),
      ...(shift.people.length > 1 ? [text('العاملون', shift.people.map(({ name }) => name).join('، '))] : []),
      ...shift.missingTills.map(({ code, name, lastSeenAt }) =>
        text(missingTillName(shift), `${name} ${ltr(code)}، آخر اتصال ${formatDateTime(lastSeenAt)}`),
      ),
      ...(shift.refusedCounts > 0 ? [text(refusedCountsName, formatNumber(shift.refusedCounts))] : []),
    ],
  };
}

const salesPart = ({ sales, refunds, rials }: ShiftReport, display: DisplayCurrency): SlipPart => ({
  title: 'المبيعات',
  lines: [
    both(withCount('الفواتير', sales.count), sales.total, rials?.total, display),
    both('منها بالآجل', sales.credit, rials?.credit, display),
    both(withCount('المرتجعات', refunds.count), refunds.total, rials?.refunds, display),
  ],
});

const methodsPart = ({ methods }: ShiftReport, currencies: readonly Currency[]): SlipPart => ({
  title: 'غير النقد',
  lines: methods.map(({ method, currency, count, amount }) =>
    money(withCount(methodName({ method }), count), amount, currencyIn(currencies, currency)),
  ),
});

const differenceName = (difference: number) =>
  difference === 0 ? 'الفرق' : difference > 0 ? 'زيادة' : 'عجز';

function cashPart(cash: Cash, currency: Currency): SlipPart {
  const { openingDifference, expected, counted, difference } = cash;
  const notes = Object.entries(cash.notes ?? {}).toSorted(([a], [b]) => Number(b) - Number(a));
  const strong = { strong: true };
  return {
    title: currency.name,
    lines: [
      money('عدّ الافتتاح', cash.float, currency),
      ...(openingDifference
        ? [money('وفيه فرق الافتتاح', openingDifference, currency, { signed: true })]
        : []),
      ...inOrder(cash.movements).map(({ kind, count, amount }) =>
        money(withCount(moneyMovementKinds[kind], count), amount, currency, { signed: true }),
      ),
      ...(expected === null ? [] : [money('المفترض في الصندوق', expected, currency, strong)]),
      ...notes.map(([note, count]) => ({
        name: `فئة ${formatNumber(Number(note))}`,
        value: { digits: `× ${formatNumber(count)}`, symbol: '' },
        strong: false,
      })),
      ...(counted === null ? [] : [money('المعدود', counted, currency, strong)]),
      ...(difference === null
        ? []
        : [money(differenceName(difference), difference, currency, { signed: true, ...strong })]),
    ],
  };
}

/** Builds the content of a shift's report. */
export function shiftSheet(
  report: ShiftReport,
  currencies: readonly Currency[],
  { name, address, currency }: Pick<PaperStore, 'name' | 'address' | 'currency'>,
): ShiftSheet {
  const { shift, kind } = report;
  return {
    store: { name, address },
    title: reportTitle(report),
    drawer: shift.drawer.name,
    facts: [
      shiftPart(report),
      salesPart(report, displayCurrencyOf(currency)),
      ...(report.methods.length > 0 ? [methodsPart(report, currencies)] : []),
    ],
    cash: report.currencies.map((cash) => cashPart(cash, currencyIn(currencies, cash.currency))),
    reasons: [
      ...(shift.openingReason ? [{ name: 'سبب فرق الافتتاح', text: shift.openingReason }] : []),
      ...(shift.reason ? [{ name: 'سبب الفرق', text: shift.reason }] : []),
    ],
    signers: kind === 'Z' ? ['أمين الصندوق', 'المستلم'] : [],
  };
}
