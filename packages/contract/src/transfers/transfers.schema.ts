import { z } from 'zod';
import { Cost, CostRials } from '../kernel/money';
import { Named } from '../kernel/named';
import { idFilter, listQuery } from '../kernel/paging';
import { Quantity } from '../kernel/quantity';
import { Id, optionalLine, optionalText } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
import { Unit } from '../units/units.schema';
import { DocumentStep } from '../kernel/document-step';
import { reference, requiredQuantity } from '../kernel/workflow-document';
import {
  shippingMethodNames,
  transferPriorityNames,
  transferStatusNames,
  type TransferPriority,
} from './transfers.status';

export const transferTexts = {
  from: 'يجب اختيار المستودع المصدر',
  to: 'يجب اختيار المستودع الوجهة',
  same: 'لا يمكن التحويل لنفس المستودع',
  lines: 'يجب إضافة منتج واحد على الأقل',
  item: 'يجب اختيار المنتج',
  quantity: 'يجب إدخال كمية صحيحة',
  deliveryPast: 'تاريخ التسليم المتوقع لا يمكن أن يكون قبل اليوم',
  notFound: 'التحويل غير موجود',
  notSent: 'أحد الأصناف ليس في هذا التحويل',
  missingReason: 'اكتب سبب النقص',
  nothingGranted: 'لم تقبل أي كمية، ارفض الطلب إن لم ترسل شيئاً',
  grantedTooMuch: (name: string, granted: string, asked: string) =>
    `الكمية المقبولة من ${name} هي ${granted} والمطلوب ${asked} فقط`,
  notGranted: (lines: string) => `لم يُقبل: ${lines}`,
  receivedTooMuch: (name: string, received: string, sent: string) =>
    `الكمية المستلمة من ${name} هي ${received} والمرسل ${sent} فقط`,
  fromClosed: (name: string) => `المستودع المصدر «${name}» غير نشط، اختر مستودعاً آخر`,
  toClosed: (name: string, status: string) =>
    `المستودع الوجهة «${name}» في حالة «${status}» ولا يستقبل التحويلات`,
  arrivalClosed: (name: string) =>
    `المستودع الوجهة «${name}» غير نشط، فعّله لاستلام القطع أو ألغِ التحويل لتعود إلى المصدر`,
} as const;

/** A warehouse as the other end of a transfer may be known to everybody: its name and nothing else. */
export const TransferPlace = z.object({ _id: Id, name: z.string() });

const TransferItem = z.object({
  item: Id,
  productName: z.string(),
  partNumber: z.string(),
  unit: Unit,
  quantity: z.number(),
  /** What was asked for, when the transfer began as a request; null otherwise. */
  asked: z.number().nullable(),
  notes: z.string(),
  /** The unit cost when it was shipped; before that, when the transfer was created. */
  unitCost: Cost,
  value: Cost,
  /**
   * The received quantity, null until received. A difference to the shipped quantity is a loss in transit.
   */
  received: z.number().nullable(),
  missing: z.number(),
  missingValue: Cost,
});
export type TransferItem = z.output<typeof TransferItem>;

/** Goods moved between warehouses: they leave the stock when shipped and enter it when received. */
export const Transfer = z.object({
  _id: Id,
  transferNumber: z.string(),
  status: z.enum(transferStatusNames),
  progress: z.int(),
  priority: z.enum(transferPriorityNames),
  shippingMethod: z.enum(shippingMethodNames),
  fromWarehouse: TransferPlace,
  toWarehouse: TransferPlace,
  items: z.array(TransferItem),
  totalItems: z.int(),
  totalQuantity: z.number(),
  totalValue: Cost,
  /** The quantity shipped but not received, and its value. */
  missingQuantity: z.number(),
  missingValue: Cost,
  /** Rials per dollar on the day it was entered. */
  usd_to_yer: z.number().nullable(),
  expectedDeliveryDate: Day.nullable(),
  trackingNumber: z.string(),
  referenceNumber: z.string(),
  notes: z.string(),
  /** Why it was rejected or cancelled. */
  reason: z.string(),
  createdBy: Named.nullable(),
  /** The same person as createdBy, under the name some screens use. */
  user: Named.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  approvedAt: Instant.nullable(),
  shippedAt: Instant.nullable(),
  receivedAt: Instant.nullable(),
  version: z.int(),
  /** The workflow steps taken, oldest first. */
  steps: z.array(DocumentStep),
});
export type Transfer = z.output<typeof Transfer>;

type Priority = TransferPriority | 'normal';
const priorityOf = (name: Priority): TransferPriority => (name === 'normal' ? 'medium' : name);
const anyPriority = z.enum<[Priority, ...Priority[]]>([...transferPriorityNames, 'normal']);

/** Accepts 'normal', some clients' name for the middle priority. */
const PriorityInput = z.codec(anyPriority, z.enum(transferPriorityNames), {
  decode: priorityOf,
  encode: (name) => name,
});

/**
 * Accepts item, product or productId for the part, and ignores read-only fields of lines sent back. Values may be of any
 * type here: `line` checks them.
 */
const AnyLine = z.looseObject({ item: z.unknown().optional(), quantity: z.unknown().optional() }).meta({
  required: ['item', 'quantity'],
  properties: { item: { type: 'string', format: 'uuid' }, quantity: { type: 'number' } },
});
const lineOf = <S extends z.ZodObject>(line: S) =>
  z.codec(AnyLine, line, {
    decode: ({ product, productId, item = product ?? productId, ...rest }) => ({ ...rest, item }) as never,
    encode: (given) => given as never,
  });

const readOnlyLine = {
  productName: z.unknown().optional(),
  partNumber: z.unknown().optional(),
  unit: z.unknown().optional(),
  unitCost: z.unknown().optional(),
  value: z.unknown().optional(),
  asked: z.unknown().optional(),
  received: z.unknown().optional(),
  missing: z.unknown().optional(),
  missingValue: z.unknown().optional(),
};

const TransferLine = z.strictObject({
  item: reference(transferTexts.item),
  quantity: requiredQuantity(transferTexts.quantity),
  notes: optionalLine(500),
  ...readOnlyLine,
});
export type TransferLine = z.output<typeof TransferLine>;

/** A day, or blank for none. */
const DeliveryDay = z.union([Day, z.literal('')], 'التاريخ غير صحيح').nullable();

const fieldsOfTransfer = z.strictObject({
  fromWarehouse: reference(transferTexts.from),
  toWarehouse: reference(transferTexts.to),
  items: z.array(lineOf(TransferLine), transferTexts.lines).min(1, transferTexts.lines).max(500),
  priority: PriorityInput.optional(),
  shippingMethod: z.enum(shippingMethodNames).optional(),
  expectedDeliveryDate: DeliveryDay.optional(),
  trackingNumber: optionalLine(100),
  referenceNumber: optionalLine(100),
  notes: optionalText(),
});

export const NewTransfer = fieldsOfTransfer.refine(
  ({ fromWarehouse, toWarehouse }) => fromWarehouse !== toWarehouse,
  { error: transferTexts.same, path: ['toWarehouse'] },
);
export type NewTransfer = z.output<typeof NewTransfer>;

/** Omitted fields stay unchanged. With a version, an edit based on a stale copy is rejected. */
export const TransferChanges = fieldsOfTransfer.partial().extend({ version: z.int().optional() });
export type TransferChanges = z.output<typeof TransferChanges>;

export const ShipTransfer = z.strictObject({
  trackingNumber: optionalLine(100),
  notes: optionalText(2000),
});
export type ShipTransfer = z.output<typeof ShipTransfer>;

/** Quantities of a transfer's lines; without lines they are all of it, and parts that the lines omit are none. */
const TransferQuantities = z.strictObject({
  notes: optionalText(2000),
  items: z
    .array(
      lineOf(
        z.strictObject({
          item: reference(transferTexts.item),
          quantity: Quantity,
          ...readOnlyLine,
          notes: z.unknown().optional(),
        }),
      ),
    )
    .min(1, transferTexts.lines)
    .max(500)
    .optional(),
});

/** The quantities that the asked warehouse will send of a request. */
export const AcceptTransfer = TransferQuantities;
export type AcceptTransfer = z.output<typeof AcceptTransfer>;

/** What has arrived; the notes say why something has not. */
export const ReceiveTransfer = TransferQuantities;
export type ReceiveTransfer = z.output<typeof ReceiveTransfer>;

export const TransfersQuery = listQuery(['createdAt'], '-createdAt', {
  status: z.enum(transferStatusNames).optional(),
  priority: anyPriority.transform(priorityOf).optional(),
  fromWarehouse: idFilter,
  toWarehouse: idFilter,
  item: idFilter,
  startDate: Day.optional(),
  endDate: Day.optional(),
  format: z.enum(['json', 'csv']).optional(),
});
export type TransfersQuery = z.output<typeof TransfersQuery>;

export const TransferSummary = z.object({
  totalTransfers: z.int(),
  /** Over all transfers that are neither rejected nor cancelled, nor requests without an answer. */
  totalValue: Cost,
  /** totalValue in rials. */
  rials: CostRials,
  totalItems: z.int(),
  requestedCount: z.int(),
  pendingCount: z.int(),
  approvedCount: z.int(),
  rejectedCount: z.int(),
  inTransitCount: z.int(),
  completedCount: z.int(),
  cancelledCount: z.int(),
});
export type TransferSummary = z.output<typeof TransferSummary>;
