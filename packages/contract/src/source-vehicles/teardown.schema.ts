import { z } from 'zod';
import { paidWith } from '../cash/tender.schema';
import { CurrencyCode } from '../currencies/currencies.schema';
import { keysOf } from '../kernel/keys-of';
import { Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { Quantity } from '../kernel/quantity';
import { requiredUnless } from '../kernel/required-unless';
import { Id, line, optionalCode, optionalLine, optionalText } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
import { SourceVehicleInput } from '../purchases/purchases.schema';
import { purchasePaymentMethodNames } from '../suppliers/suppliers.status';
import { chassisProblem, tidyVin } from '../vehicles/vin';
import { pieceGrades, pieceStatus, splitWays, teardownStatusNames, teardownSteps } from './teardown.status';

export const teardownTexts = {
  vehicleRequired: 'اكتب رقم الهيكل أو شركة الصنع والموديل',
  future: 'لا يمكن تسجيل شراء سيارة بتاريخ لاحق',
  priceRequired: 'سعر السيارة مطلوب',
  nameRequired: 'اسم القطعة مطلوب',
  taken: 'هذه السيارة مسجلة للتفكيك من قبل',
  notTeardown: 'هذه السيارة لم تُشترَ للتفكيك، قطعها في فواتير شرائها',
  closed: 'انتهى تفكيك هذه السيارة',
  pieceGone: (name: string) => `القطعة «${name}» لم تعد على السيارة، حدّث الصفحة`,
  pieceMissing: 'إحدى القطع ليست من هذه السيارة، حدّث الصفحة',
  twice: 'وردت قطعة أكثر من مرة',
  noneLeft: 'لا توجد قطعة أخرى على السيارة تتحمل تكلفتها، سجّلها خسارة',
  builtOn: (name: string) => `لا يمكن التراجع: بيعت القطعة «${name}» أو نُقلت أو غُيّرت كميتها منذ إنزالها`,
  otherStep: 'تغيّر آخر ما جرى على السيارة، حدّث الصفحة',
  nothingToUndo: 'لا توجد خطوة يُتراجع عنها',
  tooManyPieces: 'قطع السيارة أكثر من المسموح (500)',
} as const;

/** The position of a piece is three digits of its number. */
export const mostCarPieces = 500;

const amount = Usd.refine((cents) => cents >= 0, 'المبلغ لا يمكن أن يكون سالباً');

/** Returns why it can't be told which car was bought. */
export function carProblem({ vin, make, model }: SourceVehicleInput): string | undefined {
  if (vin) return chassisProblem(tidyVin(vin));
  return make && model ? undefined : teardownTexts.vehicleRequired;
}

/** A car bought to be taken apart: the purchase and the vehicle in one form. */
export const NewTeardown = z
  .strictObject({
    vehicle: SourceVehicleInput,
    supplier: Id.nullish(),
    supplierName: optionalLine(),
    supplierInvoiceNumber: optionalLine(100),
    purchaseDate: Day,
    price: amount,
    freight: amount.optional(),
    /** Customs and all other costs until the car is in the shop. */
    customs: amount.optional(),
    /** Whether the seller charges them; otherwise they were paid to others. */
    chargesOnBill: z.boolean().optional(),
    paidAmount: amount.optional(),
    paymentMethod: z.enum(purchasePaymentMethodNames).optional(),
    ...paidWith,
    /** Where its pieces are stored. */
    warehouse: Id,
    notes: optionalText(),
  })
  .superRefine(({ vehicle }, context) => {
    const message = carProblem(vehicle);
    if (message) context.addIssue({ code: 'custom', message, path: ['vehicle', 'vin'] });
  })
  .refine(({ supplier, supplierName }) => Boolean(supplier ?? supplierName), {
    message: 'اختر البائع أو اكتب اسمه',
    path: ['supplier'],
  })
  .meta(requiredUnless(['supplier'], ['supplierName']));
export type NewTeardown = z.output<typeof NewTeardown>;

const PlannedPiece = z.strictObject({
  /** Omitted for a piece that is added. */
  _id: Id.optional(),
  name: line(teardownTexts.nameRequired),
  partNumber: optionalCode(100),
  /** The part of the catalogue that it is one of. */
  like: Id.nullish(),
  /** What it will probably sell for. */
  expected: amount,
  /** Its share of the car's cost; read only when the cost is split by hand. */
  cost: amount.optional(),
});

/** The pieces that are on the car, as a whole list: a piece left out is taken off the list. */
export const PiecePlan = z.strictObject({
  version: z.int(),
  splitBy: z.enum(keysOf(splitWays)),
  pieces: z.array(PlannedPiece).max(mostCarPieces, teardownTexts.tooManyPieces),
});
export type PiecePlan = z.output<typeof PiecePlan>;

export const TakeOff = z.strictObject({
  pieces: z
    .array(
      z.strictObject({
        _id: Id,
        sellingPrice: amount,
        grade: z.enum(pieceGrades),
        location: optionalLine(100),
      }),
    )
    .min(1)
    .max(mostCarPieces)
    .refine((pieces) => new Set(pieces.map(({ _id }) => _id)).size === pieces.length, teardownTexts.twice),
});
export type TakeOff = z.output<typeof TakeOff>;

export const BrokenPiece = z.strictObject({
  piece: Id,
  /** Its cost is a loss, or the other pieces on the car bear it. */
  cost: z.enum(['loss', 'others']),
  note: optionalLine(500),
});
export type BrokenPiece = z.output<typeof BrokenPiece>;

export const CloseTeardown = z.strictObject({
  version: z.int(),
  /** The kilograms of the remaining car, and the price of a kilogram; without a weight no scrap is sold. */
  weight: Quantity.default(0),
  pricePerKg: z.number('السعر غير صحيح').min(0, 'السعر غير صحيح').max(1_000_000, 'السعر غير صحيح').default(0),
  currency: CurrencyCode,
  /** The drawer or safe that the money comes into; by default that of the user's shift, else the safe. */
  drawer: Id.optional(),
  note: optionalLine(500),
});
export type CloseTeardown = z.output<typeof CloseTeardown>;

/** Names the step that the user saw as the last one. */
export const UndoStep = z.strictObject({ step: Id });

const Link = z.object({ _id: Id, name: z.string(), partNumber: z.string() });

export const Piece = z.object({
  _id: Id,
  position: z.int(),
  name: z.string(),
  partNumber: z.string(),
  like: Link.nullable(),
  expected: Usd,
  cost: Usd,
  status: z.enum(keysOf(pieceStatus)),
  /** Its own record, once it is off the car. */
  product: z
    .object({
      _id: Id,
      partNumber: z.string(),
      sellingPrice: Usd,
      condition: z.string(),
      photo: Id.nullable(),
      quantity: z.number(),
    })
    .nullable(),
  revenue: Usd,
  note: z.string(),
});
export type Piece = z.output<typeof Piece>;

export const Teardown = z.object({
  number: z.int(),
  status: z.enum(teardownStatusNames),
  warehouse: Named,
  purchase: Id,
  splitBy: z.enum(keysOf(splitWays)),
  /** The cost of the pieces that are still on the car. */
  onCarCost: Usd,
  /** Written off: pieces found broken, and what scrap did not bring. */
  lost: Usd,
  scrap: z.object({ weight: z.number(), amount: Usd }).nullable(),
  pieces: z.array(Piece),
  lastStep: z
    .object({ _id: Id, kind: z.enum(keysOf(teardownSteps)), at: Instant, user: z.string().nullable() })
    .nullable(),
  version: z.int(),
});
export type Teardown = z.output<typeof Teardown>;

/** A piece that a car of this model probably has, and where its price comes from. */
export const ProposedPiece = z.object({
  name: z.string(),
  partNumber: z.string(),
  like: Id.nullable(),
  expected: Usd,
  from: z.enum(['earlier', 'used', 'new']),
});
export type ProposedPiece = z.output<typeof ProposedPiece>;
