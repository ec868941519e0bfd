import { z } from 'zod';
import { RialsSum, Usd } from '../kernel/money';
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
  notSent: 'أحد الأصناف المستلمة ليس في هذا التحويل',
  receivedTooMuch: (name: string, received: string, sent: string) =>
    `الكمية المستلمة من ${name} هي ${received} والمرسل ${sent} فقط`,
  fromClosed: (name: string) => `المستودع المصدر «${name}» غير نشط، اختر مستودعاً آخر`,
  toClosed: (name: string, status: string) =>
    `المستودع الوجهة «${name}» في حالة «${status}» ولا يستقبل التحويلات`,
  arrivalClosed: (name: string) =>
    `المستودع الوجهة «${name}» غير نشط، فعّله لاستلام القطع أو ألغِ التحويل لتعود إلى المصدر`,
} as const;

const Named = z.object({ _id: Id, name: z.string() });

const TransferItem = z.object({
  item: Id,
  productName: z.string(),
  partNumber: z.string(),
  unit: Unit,
  quantity: z.number(),
  notes: z.string(),
  /** What a piece cost when it left; before that, when it was asked for. */
  unitCost: Usd,
  value: Usd,
  /** What arrived; null until then. Less than was sent is a loss on the way. */
  received: z.number().nullable(),
  missing: z.number(),
  missingValue: Usd,
});
export type TransferItem = z.output<typeof TransferItem>;

/** Goods that go from one warehouse to another: they leave when shipped and are there when received. */
export const Transfer = z.object({
  _id: Id,
  transferNumber: z.string(),
  status: z.enum(transferStatusNames),
  progress: z.int(),
  priority: z.enum(transferPriorityNames),
  shippingMethod: z.enum(shippingMethodNames),
  fromWarehouse: Named,
  toWarehouse: Named,
  items: z.array(TransferItem),
  totalItems: z.int(),
  totalQuantity: z.number(),
  totalValue: Usd,
  /** Sent but not received, and what it was worth. */
  missingQuantity: z.number(),
  missingValue: Usd,
  /** Rials per dollar on the day it was entered. */
  usd_to_yer: z.number().nullable(),
  expectedDeliveryDate: Day.nullable(),
  trackingNumber: z.string(),
  referenceNumber: z.string(),
  notes: z.string(),
  /** Why it was rejected or cancelled. */
  reason: z.string(),
  createdBy: Named.nullable(),
  /** The same person under the name some screens know. */
  user: Named.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  approvedAt: Instant.nullable(),
  shippedAt: Instant.nullable(),
  receivedAt: Instant.nullable(),
  version: z.int(),
  /** The way it went, oldest step first. */
  steps: z.array(DocumentStep),
});
export type Transfer = z.output<typeof Transfer>;

type Priority = TransferPriority | 'normal';
const priorityOf = (name: Priority): TransferPriority => (name === 'normal' ? 'medium' : name);
const anyPriority = z.enum<[Priority, ...Priority[]]>([...transferPriorityNames, 'normal']);

/** Lists of some clients know the middle one as normal. */
const PriorityInput = z.codec(anyPriority, z.enum(transferPriorityNames), {
  decode: priorityOf,
  encode: (name) => name,
});

/** Clients call the part item, product or productId, and send lines back as they read them. */
const lineOf = <S extends z.ZodObject>(line: S) =>
  z.codec(z.looseObject({ item: z.unknown().optional(), quantity: z.unknown().optional() }), line, {
    decode: ({ product, productId, item = product ?? productId, ...rest }) => ({ ...rest, item }) as never,
    encode: (given) => given as never,
  });

const readOnlyLine = {
  productName: z.unknown().optional(),
  partNumber: z.unknown().optional(),
  unit: z.unknown().optional(),
  unitCost: z.unknown().optional(),
  value: z.unknown().optional(),
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

/** Only what is given changes. With a version, an edit of someone else in between is noticed. */
export const TransferChanges = fieldsOfTransfer.partial().extend({ version: z.int().optional() });
export type TransferChanges = z.output<typeof TransferChanges>;

export const ShipTransfer = z.strictObject({
  trackingNumber: optionalLine(100),
  notes: optionalText(2000),
});
export type ShipTransfer = z.output<typeof ShipTransfer>;

/** Without lines everything arrived; with them, what they don't name did not. */
export const ReceiveTransfer = z.strictObject({
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
  /** Of all that were neither rejected nor cancelled. */
  totalValue: Usd,
  /** That value, in rials. */
  rials: RialsSum,
  totalItems: z.int(),
  pendingCount: z.int(),
  approvedCount: z.int(),
  rejectedCount: z.int(),
  inTransitCount: z.int(),
  completedCount: z.int(),
  cancelledCount: z.int(),
});
export type TransferSummary = z.output<typeof TransferSummary>;
