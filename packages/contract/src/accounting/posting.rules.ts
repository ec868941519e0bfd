import { adenDay } from '../kernel/time';

/**
 * What posts what: read this table and the whole accounting is understood. Money accounts, customers, suppliers and
 * the inventory are moved by their own doors (takeMoney and payMoney, the ledgers, moveStock) and posted with the
 * amounts these really moved; the table names the other side. Two figures are measured: `cost` is the value that left
 * the inventory, `arrived` the value that came. A figure below zero changes the side. What averages and rounding leave
 * until debits equal credits goes to the account `rest`, and is refused when it is more than they can explain.
 */
export const postings = {
  opening: { label: 'قيد افتتاحي', credit: { openingBalances: 'value' } },

  sale: {
    label: 'فاتورة مبيعات',
    debit: { discounts: 'discount', campaignGifts: 'campaignDiscount', costOfGoodsSold: 'cost' },
    credit: { sales: 'subtotal', taxPayable: 'tax', rounding: 'rounding' },
  },
  refund: {
    label: 'مرتجع مبيعات',
    debit: { salesReturns: 'net', taxPayable: 'tax', costOfGoodsSold: 'cost' },
    credit: { rounding: 'rounding' },
  },
  cancel: {
    label: 'إلغاء فاتورة مبيعات',
    debit: { sales: 'subtotal', taxPayable: 'tax', costOfGoodsSold: 'cost' },
    credit: {
      discounts: 'discount',
      campaignGifts: 'campaignDiscount',
      salesReturns: 'returned',
      rounding: 'rounding',
    },
  },
  customerPayment: { label: 'دفعة من عميل', credit: { rounding: 'rounding' } },
  customerCorrection: { label: 'تسوية حساب عميل', debit: { balanceCorrections: 'value' } },
  /** A balance from before the shop used this system: the first entry of an account. */
  customerOpening: { label: 'رصيد افتتاحي لعميل', credit: { openingBalances: 'value' } },

  /** `clearing` is freight and customs that the shop owes others; `difference` is what a list values its goods lower. */
  purchase: {
    label: 'فاتورة شراء',
    debit: { stockDifferences: 'difference' },
    credit: { freightClearing: 'clearing', rounding: 'rounding' },
    rest: 'rounding',
  },
  /** A purchase entered as a mere amount, without lines: nothing comes into stock. `car` is one to be taken apart. */
  purchaseAmount: {
    label: 'فاتورة شراء دون أصناف',
    debit: { stockDifferences: 'value', carsForParts: 'car' },
    credit: { freightClearing: 'clearing', rounding: 'rounding' },
  },
  /** A corrected date: the receipt is taken off its old day and booked on the new one; money stays where it was paid. */
  purchaseDate: {
    label: 'تغيير تاريخ فاتورة شراء',
    debit: { inventory: 'goods', stockDifferences: 'difference' },
    credit: { suppliers: 'owed', freightClearing: 'clearing', rounding: 'rounding' },
  },
  /**
   * The supplier takes goods back without their freight and customs, and stock may have another average by then.
   * `value` is a purchase without lines.
   */
  purchaseReturn: {
    label: 'إرجاع إلى مورد',
    debit: { freightCosts: 'charges' },
    credit: { stockDifferences: 'value' },
    rest: 'stockDifferences',
  },
  purchaseCancel: {
    label: 'إلغاء فاتورة شراء',
    debit: { freightClearing: 'clearing' },
    credit: { stockDifferences: 'value', carsForParts: 'car' },
    rest: 'stockDifferences',
  },
  supplierPayment: { label: 'دفعة إلى مورد', credit: { rounding: 'rounding' } },
  /** The money returns to where it came from; `value` was paid by other means than money of these books. */
  supplierPaymentReversal: { label: 'تراجع عن دفعة إلى مورد', debit: { balanceCorrections: 'value' } },
  supplierCorrection: { label: 'تسوية حساب مورد', debit: { balanceCorrections: 'value' } },
  supplierOpening: { label: 'رصيد افتتاحي لمورد', debit: { openingBalances: 'value' } },

  openingStock: { label: 'مخزون افتتاحي', credit: { openingBalances: 'arrived' } },
  dismantling: { label: 'قطع من تفكيك سيارة', credit: { openingBalances: 'arrived' } },
  /**
   * Pieces take their share of the car's cost along, and bring it back whatever their records cost by then; one found
   * broken is a loss, and so is what scrap does not bring.
   */
  piecesTaken: {
    label: 'إنزال قطع من سيارة',
    credit: { carsForParts: 'value' },
    rest: 'stockDifferences',
  },
  pieceBroken: {
    label: 'قطعة تالفة من سيارة',
    debit: { stockDifferences: 'value' },
    credit: { carsForParts: 'value' },
  },
  teardownEnd: {
    label: 'إنهاء تفكيك سيارة',
    debit: { stockDifferences: 'loss' },
    credit: { carsForParts: 'value' },
  },
  stockCorrection: { label: 'تصحيح كمية أو تكلفة', debit: { stockDifferences: 'cost' } },
  adjustment: { label: 'تسوية مخزنية', debit: { stockDifferences: 'cost' } },
  count: { label: 'فرق جرد', debit: { stockDifferences: 'cost' } },
  scrap: { label: 'إتلاف', debit: { stockDifferences: 'cost' } },
  /** Pieces that a till sold without the server and the stock did not have: they come in just before they are sold. */
  shortage: { label: 'نقص ظهر ببيع عند انقطاع الخادم', debit: { stockDifferences: 'cost' } },
  /** `sent` is each item at the cost it left with; it differs from the inventory by the rounding of averages. */
  transferOut: {
    label: 'شحن تحويل مخزني',
    debit: { goodsOnTheWay: 'sent' },
    rest: 'rounding',
  },
  transferIn: {
    label: 'استلام تحويل مخزني',
    debit: { stockDifferences: 'lost' },
    credit: { goodsOnTheWay: 'sent' },
    rest: 'rounding',
  },
  transferCancel: {
    label: 'إلغاء تحويل مخزني في الطريق',
    credit: { goodsOnTheWay: 'sent' },
    rest: 'rounding',
  },

  expense: { label: 'مصروف', debit: { own: 'value' } },
  expenseCancel: { label: 'إلغاء مصروف', credit: { own: 'value' } },
  payIn: { label: 'إيداع في الصندوق', credit: { own: 'value' } },
  payOut: { label: 'سحب من الصندوق', debit: { own: 'value' } },
  moneyTransfer: { label: 'تحويل نقود', debit: { exchangeDifferences: 'loss' } },
  cashDifference: { label: 'فرق عدّ الصندوق', debit: { cashDifferences: 'short' } },
  revaluation: { label: 'إعادة تقييم العملات', credit: { exchangeDifferences: 'gain' } },
} as const satisfies Readonly<Record<string, Posting>>;

/** Returns the day a document is booked on: its own date, or today if that is later, because goods and money moved. */
export function bookingDay(date: string): string {
  const today = adenDay();
  return date < today ? date : today;
}

/** The accounts that the program finds by a key. */
export const accountKeys = [
  'drawers',
  'safe',
  'banks',
  'exchangers',
  'customers',
  'inventory',
  'goodsOnTheWay',
  'carsForParts',
  'suppliers',
  'taxPayable',
  'freightClearing',
  'capital',
  'drawings',
  'openingBalances',
  'sales',
  'salesReturns',
  'discounts',
  'campaignGifts',
  'costOfGoodsSold',
  'stockDifferences',
  'freightCosts',
  'expenses',
  'exchangeDifferences',
  'cashDifferences',
  'rounding',
  'balanceCorrections',
] as const;
export type AccountKey = (typeof accountKeys)[number];

/** `own` is an account that the document names itself, such as the category of an expense. */
type Side = Readonly<Partial<Record<AccountKey | 'own', string>>>;

interface Posting {
  label: string;
  debit?: Side;
  credit?: Side;
  rest?: AccountKey;
}

export type PostingKind = keyof typeof postings;

type FigureOf<K extends PostingKind> = (typeof postings)[K] extends infer P
  ? (P extends { debit: infer D } ? D[keyof D] : never) | (P extends { credit: infer C } ? C[keyof C] : never)
  : never;

/** The amounts that a document of a kind must give, in cents; the others are measured. */
export type Figures<K extends PostingKind> = Readonly<
  Record<Exclude<FigureOf<K>, 'cost' | 'arrived'>, number>
>;

/** Amounts that the doors have moved in a transaction, in cents: a debit above zero. */
export interface Moved {
  customers: number;
  suppliers: number;
  inventory: number;
  /** How far the inventory's change may be from what documents say that the goods are worth; not below zero. */
  inexact: number;
}

export interface JournalLine {
  account: AccountKey | 'own';
  /** Cents: a debit above zero, a credit below. */
  amount: number;
}

/**
 * Returns the lines of an entry except those of money accounts, whose sum is passed in. Throws when they do not
 * balance: a programming error.
 */
export function journalLines<K extends PostingKind>(
  kind: K,
  figures: Figures<K>,
  moved: Moved,
  money: number,
): JournalLine[] {
  const { debit = {}, credit = {}, rest }: Posting = postings[kind];
  const { inexact, ...controls } = moved;
  const values: Readonly<Record<string, number>> = {
    cost: -moved.inventory,
    arrived: moved.inventory,
    ...figures,
  };
  const sums = new Map<AccountKey | 'own', number>(Object.entries(controls) as [AccountKey, number][]);
  const add = (account: AccountKey | 'own', amount: number) =>
    sums.set(account, (sums.get(account) ?? 0) + amount);
  const side = (accounts: Side, sign: 1 | -1) => {
    for (const [account, figure] of Object.entries(accounts) as [AccountKey | 'own', string][])
      add(account, sign * (values[figure] ?? 0));
  };
  side(debit, 1);
  side(credit, -1);
  const open = [...sums.values()].reduce((sum, amount) => sum + amount, money);
  if (Math.abs(open) > (rest ? inexact : 0)) throw new Error(`A ${kind} does not balance by ${open} cents.`);
  if (rest) add(rest, -open);
  return [...sums].map(([account, amount]) => ({ account, amount })).filter(({ amount }) => amount !== 0);
}
