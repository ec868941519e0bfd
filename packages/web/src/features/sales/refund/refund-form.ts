import {
  fitsUnit,
  fractionText,
  leftToReturn,
  refundable,
  refundTooBig,
  saleTexts,
  type Sale,
} from '@turoos/contract';
import { z } from 'zod';

/** The usual reason from which is learned what fits. */
export const unfitReason = 'لا تناسب السيارة';

const allRequired = 'يرجى ملء جميع الحقول المطلوبة';

/**
 * The form's schema: required fields and messages differ between the list's dialog and the invoice's page.
 */
export function refundForm(
  sale: Pick<Sale, 'items' | 'grandTotal' | 'refundAmount'>,
  place: 'list' | 'detail',
) {
  const missing = place === 'list' ? saleTexts.refundAmount : allRequired;
  const left = sale.items.map(leftToReturn);
  return z.object({
    /** One quantity per line of the invoice. */
    quantities: z
      .array(z.number().nullable())
      .refine(
        (quantities) => quantities.every((quantity, index) => (quantity ?? 0) <= (left[index] ?? 0)),
        'الكمية المرتجعة أكبر من المبيعة',
      )
      .superRefine((quantities, check) => {
        const broken = sale.items.find(({ unit }, index) => !fitsUnit(quantities[index] ?? 0, unit));
        if (broken) check.addIssue({ code: 'custom', message: fractionText(broken) });
      }),
    amount: z
      .number()
      .nullable()
      .refine((cents) => (cents ?? 0) > 0, missing)
      .refine((cents) => (cents ?? 0) <= refundable(sale), refundTooBig(sale)),
    /** The currency in which money is handed back; null for the till's. */
    payIn: z.string().nullable(),
    reason:
      place === 'list'
        ? z.string().trim().max(500)
        : z
            .string()
            .trim()
            .max(500)
            .refine((text) => text !== '', allRequired),
  });
}
export type RefundDraft = z.input<ReturnType<typeof refundForm>>;
