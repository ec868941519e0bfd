import {
  adenDay,
  purchaseTotal,
  landedCosts,
  must,
  paidAmountProblem,
  PositiveQuantity,
  purchaseLineTotal,
  purchaseTexts,
  SourceVehicleInput,
  type NewPurchase,
  type PurchaseChanges,
  type PurchaseDetail,
  type PurchasePaymentMethod,
  type Spread,
} from '@turoos/contract';
import { z } from 'zod';
import { orNull } from '@/lib/forms/start-empty';
import type { TypedMoney } from '@/lib/money/typed-money';
import { isVehicleGiven } from '@/shared/source-vehicles/source-vehicle-form';
import type { Option } from '@/ui/Combobox';

const cents = z.int(purchaseTexts.wrongAmount).min(0, purchaseTexts.wrongAmount);

const Line = z.object({
  part: orNull(z.custom<Option>((option) => option !== null, 'اختر المنتج')),
  quantity: orNull<number>(z.number('يجب إدخال كمية صحيحة').pipe(PositiveQuantity)),
  unitCost: orNull<number>(cents),
  warehouse: z.string().min(1, 'اختر المستودع'),
});

export const PurchaseForm = z
  .object({
    supplier: z.custom<{ _id: string; name: string } | null>(),
    supplierName: z.string().trim().max(200),
    supplierInvoiceNumber: z.string().trim().max(100),
    purchaseType: z.string(),
    purchaseDate: z.string().min(1, purchaseTexts.dateRequired),
    status: z.enum(['completed', 'pending']),
    items: z.array(Line),
    vehicle: SourceVehicleInput,
    freight: cents.nullable(),
    customs: cents.nullable(),
    spreadBy: z.custom<Spread>(),
    chargesOnBill: z.boolean(),
    totalAmount: cents.nullable(),
    paidAmount: cents.nullable(),
    /** The money that is paid together with a new purchase, in its own currency. */
    paid: z.custom<TypedMoney | null>(),
    paymentMethod: z.custom<PurchasePaymentMethod>(),
    notes: z.string().trim().max(5000),
  })
  .superRefine((typed, check) => {
    const wrong = (path: string, message: string) =>
      check.addIssue({ code: 'custom', path: [path], message });
    if (!typed.supplier && !typed.supplierName) wrong('supplier', purchaseTexts.supplierRequired);
    if (typed.items.length === 0 && typed.totalAmount === null)
      wrong('totalAmount', purchaseTexts.totalRequired);
    const { total } = figuresOf(typed);
    const problem = paidAmountProblem({ status: typed.status, total }, paidOf(typed));
    if (problem) wrong(typed.paid ? 'paid' : 'paidAmount', problem);
  });

export type Typed = z.input<typeof PurchaseForm>;
export type Valid = z.output<typeof PurchaseForm>;
export type TypedLine = Typed['items'][number];

/** Returns an empty line; the previous line's warehouse is the likeliest one. */
export const blankLine = (warehouse = ''): TypedLine => ({
  part: null,
  quantity: null,
  unitCost: null,
  warehouse,
});

/** Returns the cents that were paid; an order is not paid. */
export const paidOf = ({ status, paid, paidAmount }: Pick<Typed, 'status' | 'paid' | 'paidAmount'>): number =>
  status === 'pending' ? 0 : (paid?.cents ?? paidAmount ?? 0);

export interface Figures {
  lines: { total: number; landed: number | null }[];
  goods: number;
  total: number;
}

/** Computes the purchase's totals in cents; incomplete lines count as zero. */
export function figuresOf(
  typed: Pick<Typed, 'items' | 'freight' | 'customs' | 'spreadBy' | 'chargesOnBill' | 'totalAmount'>,
): Figures {
  const { items, spreadBy, chargesOnBill } = typed;
  if (items.length === 0) {
    const total = typed.totalAmount ?? 0;
    return { lines: [], goods: total, total };
  }
  const charges = { freight: typed.freight ?? 0, customs: typed.customs ?? 0 };
  const counted = items.map(({ quantity, unitCost }) => ({
    quantity: quantity ?? 0,
    unitCost: unitCost ?? 0,
  }));
  const finished = counted.filter(({ quantity }) => quantity > 0);
  const landed = landedCosts(finished, { ...charges, spreadBy });
  const lines = counted.map((line) => ({
    total: purchaseLineTotal(line),
    landed: line.quantity > 0 ? must(landed[finished.indexOf(line)]) : null,
  }));
  const goods = lines.reduce((sum, { total }) => sum + total, 0);
  return { lines, goods, total: purchaseTotal(goods, { ...charges, chargesOnBill }) };
}

export type FormSubject = {
  /** The purchase to edit or to duplicate. */
  purchase: PurchaseDetail | null;
  copy?: boolean;
  /** The new purchase's supplier, if known. */
  supplier?: { _id: string; name: string };
};

export const startValues = ({ purchase, copy = false, supplier }: FormSubject): Typed => ({
  supplier: purchase?.supplier ?? supplier ?? null,
  supplierName: purchase && purchase.supplierName !== purchase.supplier.name ? purchase.supplierName : '',
  supplierInvoiceNumber: copy ? '' : (purchase?.supplierInvoiceNumber ?? ''),
  purchaseType: purchase?.purchaseType ?? 'direct',
  purchaseDate: copy ? adenDay() : (purchase?.purchaseDate ?? adenDay()),
  status: !copy && purchase?.status === 'pending' ? 'pending' : 'completed',
  items:
    purchase?.items.map(({ product, name, partNumber, quantity, unitCost, warehouse }) => ({
      part: { value: product, label: name, hint: partNumber },
      quantity,
      unitCost,
      warehouse,
    })) ?? [],
  vehicle: vehicleOf(copy ? null : purchase),
  freight: purchase?.freight || null,
  customs: purchase?.customs || null,
  spreadBy: purchase?.spreadBy ?? 'value',
  chargesOnBill: purchase?.chargesOnBill ?? true,
  totalAmount: purchase?.totalAmount ?? null,
  paidAmount: copy ? null : (purchase?.paidAmount ?? null),
  paid: null,
  paymentMethod: purchase?.paymentMethod ?? 'cash',
  notes: copy ? '' : (purchase?.notes ?? ''),
});

/** A copy has no source vehicle, because each vehicle is dismantled only once. */
const vehicleOf = (purchase: PurchaseDetail | null): SourceVehicleInput => {
  const { vin, make, model, year, carId } = purchase?.sourceVehicle ?? {};
  return { vin, make, model, year, carId };
};

const detailsOf = ({ supplierInvoiceNumber, purchaseType, purchaseDate, paymentMethod, notes }: Valid) => ({
  supplierInvoiceNumber,
  purchaseType,
  purchaseDate,
  paymentMethod,
  notes,
});

export const asPurchase = (valid: Valid): NewPurchase => ({
  ...detailsOf(valid),
  supplier: valid.supplier?._id ?? null,
  supplierName: valid.supplierName,
  status: valid.status,
  sourceVehicle: isVehicleGiven(valid.vehicle) ? valid.vehicle : null,
  items: valid.items.map(({ part, ...line }) => ({ ...line, product: part.value })),
  freight: valid.items.length > 0 ? (valid.freight ?? 0) : 0,
  customs: valid.items.length > 0 ? (valid.customs ?? 0) : 0,
  spreadBy: valid.spreadBy,
  chargesOnBill: valid.chargesOnBill,
  totalAmount: figuresOf(valid).total,
  ...payment(valid),
});

/** Money in a currency is paid as it is; a payment on credit is none, and what is paid then is cash. */
function payment({ status, paid, paidAmount, paymentMethod }: Valid) {
  if (status === 'pending' || !paid || paid.amount === 0)
    return { paidAmount: paidOf({ status, paid: null, paidAmount }) };
  const { currency, amount } = paid;
  const method = paymentMethod === 'credit' ? 'cash' : paymentMethod;
  return { tenders: [{ currency, amount, method }] };
}

/** Returns the editable fields: of a received purchase only its details and amounts, not its lines. */
export const asChanges = (valid: Valid, { status, itemCount }: PurchaseDetail): PurchaseChanges =>
  status === 'pending'
    ? asPurchase(valid)
    : {
        ...detailsOf(valid),
        paidAmount: paidOf(valid),
        ...(itemCount === 0 && { totalAmount: valid.totalAmount ?? 0 }),
      };
