/**
 * What posts what: read this table and the whole accounting is understood. Money accounts, customers, suppliers and
 * the inventory are moved by their own doors (moveMoney, the ledgers, moveStock) and posted with the amounts these
 * really moved; the table names the other side. `cost` is the value that left the inventory; a figure below zero
 * changes the side.
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
  customerOpening: { label: 'رصيد افتتاحي لعميل', credit: { openingBalances: 'value' } },

  purchase: {
    label: 'فاتورة شراء',
    credit: { freightClearing: 'clearing', rounding: 'rounding' },
  },
  purchaseReturn: {
    label: 'إرجاع إلى مورد',
    debit: { freightCosts: 'charges', rounding: 'rounding' },
  },
  purchaseCancel: {
    label: 'إلغاء فاتورة شراء',
    debit: { freightClearing: 'clearing', stockDifferences: 'difference', rounding: 'rounding' },
  },
  /** A purchase entered as a mere amount, without lines: nothing comes into stock. */
  purchaseAmount: { label: 'فاتورة شراء دون أصناف', debit: { stockDifferences: 'value' } },
  supplierPayment: { label: 'دفعة إلى مورد', credit: { rounding: 'rounding' } },
  supplierPaymentReversal: { label: 'تراجع عن دفعة إلى مورد', credit: { rounding: 'rounding' } },
  supplierCorrection: { label: 'تسوية حساب مورد', debit: { balanceCorrections: 'value' } },
  supplierOpening: { label: 'رصيد افتتاحي لمورد', debit: { openingBalances: 'value' } },

  openingStock: { label: 'مخزون افتتاحي', credit: { openingBalances: 'arrived' } },
  stockCorrection: { label: 'تصحيح كمية', debit: { stockDifferences: 'cost' } },
  adjustment: { label: 'تسوية مخزنية', debit: { stockDifferences: 'cost' } },
  count: { label: 'فرق جرد', debit: { stockDifferences: 'cost' } },
  scrap: { label: 'إتلاف', debit: { stockDifferences: 'cost' } },
  dismantling: { label: 'تفكيك سيارة', credit: { openingBalances: 'arrived' } },
  transferOut: {
    label: 'شحن تحويل مخزني',
    debit: { goodsOnTheWay: 'sent', rounding: 'rounding' },
  },
  transferIn: {
    label: 'استلام تحويل مخزني',
    debit: { stockDifferences: 'lost', rounding: 'rounding' },
    credit: { goodsOnTheWay: 'sent' },
  },

  expense: { label: 'مصروف', debit: { own: 'value' } },
  expenseCancel: { label: 'إلغاء مصروف', credit: { own: 'value' } },
  payIn: { label: 'إيداع في الصندوق', credit: { own: 'value' } },
  payOut: { label: 'سحب من الصندوق', debit: { own: 'value' } },
  moneyTransfer: { label: 'تحويل نقود', debit: { exchangeDifferences: 'loss' } },
  cashDifference: { label: 'فرق عدّ الصندوق', debit: { cashDifferences: 'short' } },
  revaluation: { label: 'إعادة تقييم العملات', credit: { exchangeDifferences: 'gain' } },
} as const satisfies Readonly<Record<string, Posting>>;

/** The accounts that the program finds by a key. */
export const accountKeys = [
  'drawers',
  'safe',
  'banks',
  'exchangers',
  'customers',
  'inventory',
  'goodsOnTheWay',
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
}

export type PostingKind = keyof typeof postings;

type FigureOf<K extends PostingKind> = (typeof postings)[K] extends infer P
  ? (P extends { debit: infer D } ? D[keyof D] : never) | (P extends { credit: infer C } ? C[keyof C] : never)
  : never;

/** The amounts that a document of a kind must give, in cents; those of the inventory are measured. */
export type Figures<K extends PostingKind> = Readonly<
  Record<Exclude<FigureOf<K>, 'cost' | 'arrived'>, number>
>;

/** Amounts that the doors have moved in a transaction, in cents: a debit above zero. */
export interface Moved {
  customers: number;
  suppliers: number;
  inventory: number;
}

export interface JournalLine {
  account: AccountKey | 'own';
  /** Cents: a debit above zero, a credit below. */
  amount: number;
}

/** Returns the lines of an entry except those of money accounts. */
export function journalLines<K extends PostingKind>(
  kind: K,
  figures: Figures<K>,
  moved: Moved,
): JournalLine[] {
  const { debit = {}, credit = {} }: Posting = postings[kind];
  const values: Readonly<Record<string, number>> = {
    cost: -moved.inventory,
    arrived: moved.inventory,
    ...figures,
  };
  const side = (accounts: Side, sign: 1 | -1): JournalLine[] =>
    (Object.entries(accounts) as [AccountKey | 'own', string][]).map(([account, figure]) => ({
      account,
      amount: sign * (values[figure] ?? 0),
    }));
  const controls = (['customers', 'suppliers', 'inventory'] as const).map((account) => ({
    account,
    amount: moved[account],
  }));
  return [...controls, ...side(debit, 1), ...side(credit, -1)].filter(({ amount }) => amount !== 0);
}

/** Cents that a document's parts may differ from its whole because each part was rounded. */
export const imbalance = (lines: readonly JournalLine[], money: number): number =>
  lines.reduce((sum, { amount }) => sum + amount, money);
