import { leftToReturn, refundable, roundQuantity, saleTexts, type Sale } from '@turoos/contract';
import { z } from 'zod';

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
      .refine(
        (quantities) => quantities.every((quantity) => roundQuantity(quantity ?? 0) === (quantity ?? 0)),
        'الكمية تقبل خانتين عشريتين على الأكثر',
      ),
    amount: z
      .number()
      .nullable()
      .refine((cents) => (cents ?? 0) > 0, missing)
      .refine((cents) => (cents ?? 0) <= refundable(sale), saleTexts.refundTooBig),
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
