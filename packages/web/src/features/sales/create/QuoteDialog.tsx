import {
  addDays,
  adenDay,
  MOST_QUOTED_DAYS,
  quotationsApi,
  quotationTexts,
  type Totals,
} from '@turoos/contract';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { navigate } from '@/lib/navigation/hooks';
import { WhoFields, whoOf } from '@/shared/customers/WhoFields';
import { CarFields } from '@/shared/parts/CarFields';
import { useShop } from '@/shared/shop/use-shop';
import { DateField } from '@/ui/DateField';
import { FormDialog } from '@/ui/FormDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import type { Draft } from './draft';
import { soldLines } from './sale-figures';

export interface QuoteSubject {
  draft: Draft;
  totals: Totals;
  /** Begins the next invoice. */
  onSaved: () => Promise<void>;
}

const Quoted = z
  .object({
    customer: z.object({ _id: z.string(), name: z.string() }).nullable(),
    name: z.string().trim().max(100),
    phone: z.string().trim().max(60),
    make: z.string().trim().max(60),
    model: z.string().trim().max(60),
    year: z.int(quotationTexts.year).min(1900, quotationTexts.year).max(2200, quotationTexts.year).nullable(),
    vin: z.string().trim().max(30),
    validUntil: z.string().min(1, quotationTexts.validUntil),
  })
  .refine(({ customer, name }) => customer !== null || name !== '', {
    path: ['name'],
    error: quotationTexts.whoRequired,
  });

/** Saves the lines of the invoice as a quotation, and opens it, where alternatives are added. */
export default function QuoteDialog({ subject, open, onClose }: SubjectDialogProps<QuoteSubject>) {
  const { draft, totals, onSaved } = subject;
  const { quotationDays } = useShop();
  const create = useAction(quotationsApi.create, {
    done: 'تم حفظ عرض السعر',
    failed: 'فشل في حفظ عرض السعر',
  });
  const form = useZodForm(Quoted, {
    defaultValues: {
      customer: draft.customer,
      name: '',
      phone: '',
      make: '',
      model: '',
      year: null,
      vin: '',
      validUntil: addDays(adenDay(), quotationDays),
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      title="حفظ كعرض سعر"
      description="لا يُباع شيء ولا يُحجز؛ تُضاف الخيارات الأخرى في صفحة العرض"
      submitLabel="حفظ عرض السعر"
      onSubmit={async ({ customer, name, phone, ...quoted }) => {
        const { _id: id } = await create.mutateAsync({
          body: {
            ...quoted,
            ...whoOf({ customer, name, phone }),
            lines: linesOf(draft),
            discount: totals.discount - totals.campaignDiscount,
            note: draft.notes.trim(),
          },
        });
        await onSaved();
        await navigate({ to: '/quotations/$id', params: { id } });
      }}
    >
      <WhoFields control={form.control} required />
      <CarFields control={form.control} />
      <DateField
        control={form.control}
        name="validUntil"
        label="سارٍ حتى"
        required
        min={adenDay()}
        max={addDays(adenDay(), MOST_QUOTED_DAYS)}
      />
    </FormDialog>
  );
}

/** The screen shows the newest line first. */
const linesOf = (draft: Draft) =>
  soldLines(draft)
    .toReversed()
    .map(({ product, name, quantity, price, listPrice }) => ({
      title: name,
      alternatives: [
        {
          product,
          kind: 'other' as const,
          quantity,
          ...(price !== null && price !== listPrice && { price }),
        },
      ],
    }));
