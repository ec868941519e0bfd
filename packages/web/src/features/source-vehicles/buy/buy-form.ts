import {
  adenDay,
  carProblem,
  paidAmountProblem,
  purchaseTexts,
  SourceVehicleInput,
  teardownTexts,
  type NewTeardown,
} from '@turoos/contract';
import { z } from 'zod';
import type { TypedMoney } from '@/lib/money/typed-money';

const cents = z.int(purchaseTexts.wrongAmount).min(0, purchaseTexts.wrongAmount);

/** What is missing is checked together, so that all of it is said at once. */
export const BuyForm = z
  .object({
    vehicle: SourceVehicleInput,
    supplier: z.custom<{ _id: string; name: string } | null>(),
    supplierName: z.string().trim().max(200),
    supplierInvoiceNumber: z.string().trim().max(100),
    purchaseDate: z.string(),
    price: cents.nullable(),
    freight: cents.nullable(),
    customs: cents.nullable(),
    chargesOnBill: z.boolean(),
    paid: z.custom<TypedMoney | null>(),
    warehouse: z.string(),
    notes: z.string().trim().max(5000),
  })
  .superRefine((typed, check) => {
    const wrong = (path: string[], message: string) => check.addIssue({ code: 'custom', path, message });
    const unknown = carProblem(typed.vehicle);
    if (unknown) wrong(['vehicle', 'vin'], unknown);
    if (!typed.supplier && !typed.supplierName) wrong(['supplier'], 'اختر البائع أو اكتب اسمه');
    if (!typed.purchaseDate) wrong(['purchaseDate'], purchaseTexts.dateRequired);
    if (typed.purchaseDate > adenDay()) wrong(['purchaseDate'], teardownTexts.future);
    if (typed.price === null) wrong(['price'], teardownTexts.priceRequired);
    if (!typed.warehouse) wrong(['warehouse'], 'اختر المستودع');
    const problem = paidAmountProblem({ status: 'completed', total: billOf(typed) }, typed.paid?.cents ?? 0);
    if (problem) wrong(['paid'], problem);
  });

export type Typed = z.input<typeof BuyForm>;
export type Valid = z.output<typeof BuyForm>;

type Charges = Pick<Typed, 'price' | 'freight' | 'customs' | 'chargesOnBill'>;

/** Returns what the car costs in all, in cents. */
export const costOf = ({ price, freight, customs }: Omit<Charges, 'chargesOnBill'>): number =>
  (price ?? 0) + (freight ?? 0) + (customs ?? 0);

/** Returns what its seller gets, in cents. */
export const billOf = (typed: Charges): number => (typed.chargesOnBill ? costOf(typed) : (typed.price ?? 0));

export const startValues = (): Typed => ({
  vehicle: { vin: '', make: '', model: '', year: null, carId: '' },
  supplier: null,
  supplierName: '',
  supplierInvoiceNumber: '',
  purchaseDate: adenDay(),
  price: null,
  freight: null,
  customs: null,
  chargesOnBill: false,
  paid: null,
  warehouse: '',
  notes: '',
});

/** Money in a currency is paid as it is, from the drawer of the shift or the safe. */
export const asTeardown = ({ supplier, paid, price, freight, customs, ...valid }: Valid): NewTeardown => ({
  ...valid,
  price: price ?? 0,
  supplier: supplier?._id ?? null,
  freight: freight ?? 0,
  customs: customs ?? 0,
  ...(paid && paid.amount > 0
    ? { tenders: [{ currency: paid.currency, amount: paid.amount, method: 'cash' }] }
    : { paidAmount: 0 }),
});
