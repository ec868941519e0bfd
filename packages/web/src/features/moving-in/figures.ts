import {
  broughtKindNames,
  counted,
  formatUsd,
  ltr,
  nouns,
  type BroughtKind,
  type BroughtSums,
  type Noun,
} from '@turoos/contract';

/** One figure of what is brought: a number of records, or an amount in cents. */
export interface BroughtFigure {
  label: string;
  count?: number;
  cents?: number;
  /** Suppliers are paid in dollars, so their amounts have no rials. */
  dollarsOnly?: true;
}

type Words = { created: string; changed: string };

const words: Readonly<Record<BroughtKind, Words>> = {
  parts: { created: 'قطع جديدة', changed: 'قطع موجودة تتغير' },
  stock: { created: 'قطع يدخل مخزونها', changed: 'قطع يزيد مخزونها' },
  customers: { created: 'عملاء جدد', changed: 'عملاء موجودون يتغيرون' },
  suppliers: { created: 'موردون جدد', changed: 'موردون موجودون يتغيرون' },
  prices: { created: 'قطع جديدة', changed: 'قطع يتغير سعرها' },
  vehicles: { created: 'مركبات جديدة', changed: 'مركبات موجودة تتغير' },
};

/** The figures of a kind, the first always and the others where there is something. */
export function figuresOf(kind: BroughtKind, sums: BroughtSums): BroughtFigure[] {
  const { created, changed } = words[kind];
  const records: BroughtFigure[] = [
    { label: created, count: sums.created },
    { label: changed, count: sums.changed },
  ];
  const [first, second] = kind === 'prices' ? records.toReversed() : records;
  const others: BroughtFigure[] = [
    { label: 'قطع جديدة بلا سعر بيع', count: sums.unpriced },
    { label: 'الكمية', count: sums.pieces },
    { label: 'المخزون بسعر التكلفة', cents: sums.stockValue },
    ...balances(kind, sums),
    { label: 'بلا تغيير', count: sums.same },
    { label: 'فئات جديدة', count: sums.categories },
    { label: 'مركبات تناسبها القطع', count: sums.fitments },
  ];
  return [first, ...[second, ...others].filter((one) => one?.count || one?.cents)].filter(
    (one) => one !== undefined,
  );
}

function balances(kind: BroughtKind, { owed, owedBack }: BroughtSums): BroughtFigure[] {
  if (kind === 'suppliers')
    return [
      { label: 'للموردين على المتجر', cents: owed, dollarsOnly: true },
      { label: 'للمتجر عند الموردين', cents: owedBack, dollarsOnly: true },
    ];
  return [
    { label: 'ديون على العملاء', cents: owed },
    { label: 'أرصدة للعملاء', cents: owedBack },
  ];
}

interface SheetSums {
  kind: BroughtKind;
  sums: BroughtSums;
  /** Rials per dollar of a sheet in rials. */
  rate?: number | undefined;
}

/** The sums of all sheets of each kind, in the order in which kinds are brought on screens. */
export const sumsByKind = (sheets: readonly SheetSums[]): SheetSums[] =>
  broughtKindNames.flatMap((kind) => {
    const ofKind = sheets.filter((sheet) => sheet.kind === kind);
    const [first, ...rest] = ofKind.map(({ sums }) => sums);
    const [rate, ...otherRates] = new Set(ofKind.map((sheet) => sheet.rate));
    if (!first) return [];
    return [{ kind, sums: rest.reduce(added, first), ...(otherRates.length === 0 && rate && { rate }) }];
  });

const added = (one: BroughtSums, two: BroughtSums): BroughtSums => ({
  created: one.created + two.created,
  changed: one.changed + two.changed,
  same: one.same + two.same,
  pieces: one.pieces + two.pieces,
  stockValue: one.stockValue + two.stockValue,
  owed: one.owed + two.owed,
  owedBack: one.owedBack + two.owedBack,
  categories: one.categories + two.categories,
  fitments: one.fitments + two.fitments,
  unpriced: (one.unpriced ?? 0) + (two.unpriced ?? 0),
});

/** Whether bringing would change anything. */
export const bringsSomething = (sheets: readonly SheetSums[]): boolean =>
  sheets.some(({ sums }) => sums.created + sums.changed > 0 || sums.pieces + sums.owed + sums.owedBack > 0);

const kindNouns: Readonly<Record<BroughtKind, Noun>> = {
  parts: nouns.part,
  stock: nouns.part,
  customers: nouns.customer,
  suppliers: { one: 'مورد', two: 'موردان', few: 'موردين', many: 'مورداً' },
  prices: { one: 'سعر', two: 'سعران', few: 'أسعار', many: 'سعراً' },
  vehicles: { one: 'مركبة', two: 'مركبتان', few: 'مركبات', many: 'مركبة' },
};

/** '20,000 قطعة، مخزون بقيمة $12.00، 800 عميل، ديون $5.00' */
export const sumsText = (sheets: readonly SheetSums[]): string =>
  sumsByKind(sheets)
    .flatMap(({ kind, sums }) => [
      counted(sums.created + sums.changed, kindNouns[kind]),
      sums.stockValue > 0 && `مخزون بتكلفة ${ltr(formatUsd(sums.stockValue))}`,
      sums.owed > 0 && `${kind === 'suppliers' ? 'للموردين' : 'ديون العملاء'} ${ltr(formatUsd(sums.owed))}`,
      sums.owedBack > 0 &&
        `${kind === 'suppliers' ? 'عند الموردين' : 'أرصدة للعملاء'} ${ltr(formatUsd(sums.owedBack))}`,
    ])
    .filter((text) => text !== false)
    .join('، ');
