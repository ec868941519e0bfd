import {
  deliveryProblem,
  PositiveQuantity,
  quantityText,
  transferTexts,
  type NewTransfer,
  type ShippingMethod,
  type Transfer,
  type TransferPriority,
  type Unit,
} from '@turoos/contract';
import { z } from 'zod';
import { orNull } from '@/lib/forms/start-empty';
import type { Option } from '@/ui/Combobox';

/** A part's stock in the source warehouse. */
export type Stocked = { quantity: number; unit: Unit };
/** Returns undefined while the stock is loading. */
export type Available = (partId: string) => Stocked | undefined;

const Line = z.object({
  part: orNull(z.custom<Option>((option) => option !== null, transferTexts.item)),
  quantity: orNull<number>(z.number(transferTexts.quantity).pipe(PositiveQuantity)),
  notes: z.string().trim().max(500),
});

/** The schema of a transfer; `before` is the delivery day it already had, which stays valid. */
export const transferForm = (available: Available, before: string | null) =>
  z
    .object({
      fromWarehouse: z.string().min(1, transferTexts.from),
      toWarehouse: z.string().min(1, transferTexts.to),
      items: z.array(Line).min(1, transferTexts.lines),
      priority: z.custom<TransferPriority>(),
      shippingMethod: z.custom<ShippingMethod>(),
      expectedDeliveryDate: z
        .string()
        .refine((day) => !deliveryProblem(day, before), transferTexts.deliveryPast),
      referenceNumber: z.string().trim().max(100),
      notes: z.string().trim().max(5000),
    })
    .superRefine(({ fromWarehouse, toWarehouse }, check) => {
      if (fromWarehouse && fromWarehouse === toWarehouse)
        check.addIssue({ code: 'custom', path: ['toWarehouse'], message: transferTexts.same });
    })
    .superRefine(({ items }, check) => {
      items.forEach(({ part, quantity }, index) => {
        const there = available(part.value);
        if (!there || quantity <= there.quantity) return;
        const message = `المتوفر في المستودع المصدر ${quantityText(there.quantity, there.unit)} فقط`;
        check.addIssue({ code: 'custom', path: ['items', index, 'quantity'], message });
      });
    });

type Form = ReturnType<typeof transferForm>;
export type Typed = z.input<Form>;
export type Valid = z.output<Form>;

export const blankLine = (): Typed['items'][number] => ({ part: null, quantity: null, notes: '' });

export const startValues = (transfer: Transfer | null): Typed => ({
  fromWarehouse: transfer?.fromWarehouse._id ?? '',
  toWarehouse: transfer?.toWarehouse._id ?? '',
  items: transfer?.items.map(({ item, productName, partNumber, quantity, notes }) => ({
    part: { value: item, label: productName, hint: partNumber },
    quantity,
    notes,
  })) ?? [blankLine()],
  priority: transfer?.priority ?? 'medium',
  shippingMethod: transfer?.shippingMethod ?? 'ground',
  expectedDeliveryDate: transfer?.expectedDeliveryDate ?? '',
  referenceNumber: transfer?.referenceNumber ?? '',
  notes: transfer?.notes ?? '',
});

export const asTransfer = ({ items, expectedDeliveryDate, ...valid }: Valid): NewTransfer => ({
  ...valid,
  expectedDeliveryDate: expectedDeliveryDate || null,
  items: items.map(({ part, quantity, notes }) => ({ item: part.value, quantity, notes })),
});
