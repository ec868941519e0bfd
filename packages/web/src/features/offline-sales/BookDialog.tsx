import { ltr, offlineSalesApi, optionalText, type OfflineSaleDetail } from '@turoos/contract';
import { useMemo } from 'react';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { CustomerPicker } from '@/shared/customers/CustomerPicker';
import { PartPicker } from '@/shared/parts/PartPicker';
import { Checkbox } from '@/ui/Checkbox';
import { legible } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { useMoneyText } from '@/ui/money-text';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { bookingNeeds } from './sale-state';
import { soldText } from './sold-text';

const Choice = z.object({ value: z.string(), label: z.string() });
const Named = z.object({ _id: z.string(), name: z.string() });

const formFor = ({ vouching }: { vouching: boolean }) =>
  z.object({
    replacements: z.array(Choice.nullable().refine(Boolean, 'اختر القطعة التي بيعت')),
    customer: Named.nullable(),
    isVouchedFor: z.boolean().refine((sure) => sure || !vouching, 'راجع الأصناف وأسعارها ثم أكّد أنها صحيحة'),
    note: optionalText(1000),
  });

/** Names what the sale needs before it can be booked: parts that are gone, who owes, or a confirmation. */
export function BookDialog({ subject: sale, ...dialog }: SubjectDialogProps<OfflineSaleDetail>) {
  const needs = useMemo(() => bookingNeeds(sale), [sale]);
  const moneyText = useMoneyText();
  const form = useZodForm(formFor(needs), {
    defaultValues: {
      replacements: needs.parts.map(() => null) as (z.output<typeof Choice> | null)[],
      customer: null as z.output<typeof Named> | null,
      isVouchedFor: false,
      note: '',
    },
  });
  const { errors } = form.formState;
  const book = useAction(offlineSalesApi.bookKept, {
    done: 'تم تسجيل الفاتورة',
    failed: 'فشل في تسجيل الفاتورة',
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      onSubmit={({ replacements, customer, isVouchedFor, note }) =>
        book.mutateAsync({
          params: { id: sale._id },
          body: {
            parts: needs.parts.flatMap(({ product }, index) => {
              const replacement = replacements[index]?.value;
              return replacement ? [{ product, replacement }] : [];
            }),
            ...(customer && { customer: customer._id }),
            isVouchedFor,
            ...(note && { note }),
          },
        })
      }
      title={`تسجيل البيع ${ltr(sale.number)}`}
      description={
        needs.isDoubtful
          ? 'تأكد أولاً أنها ليست من الفواتير التي تشبهها، فما يُسجل هنا يُحسب بيعاً آخر.'
          : 'تُسجل الفاتورة بأسعارها ووقتها كما بيعت'
      }
      submitLabel="تسجيل الفاتورة"
    >
      {needs.parts.map((part, index) => (
        <FormField
          key={part.product}
          control={form.control}
          name={`replacements.${index}`}
          label={part.name ? `القطعة بدل ${part.name}` : 'القطعة بدل المحذوفة'}
          hint={soldText(sale, part.product, (cents) => moneyText(cents, sale.usd_to_yer))}
          required
        >
          {({ value, onChange, ref }) => <PartPicker ref={ref} value={value ?? null} onChange={onChange} />}
        </FormField>
      ))}
      {needs.customer && (
        <FormField
          control={form.control}
          name="customer"
          label="العميل الذي اشترى"
          hint="يُسجل عليه ما لم يُدفع"
        >
          {({ value, onChange, ref }) => (
            <CustomerPicker ref={ref} value={value ?? null} onChange={onChange} />
          )}
        </FormField>
      )}
      {needs.vouching && (
        <div>
          <Checkbox
            label="راجعت الأصناف وأسعارها وهي صحيحة"
            hint="تُسجل الفاتورة بمجموع أصنافها وسعر صرفها كما وصلت"
            {...form.register('isVouchedFor')}
          />
          {errors.isVouchedFor && (
            <p role="alert" className="text-sm text-danger">
              {legible(errors.isVouchedFor.message)}
            </p>
          )}
        </div>
      )}
      <Field label="ملاحظة" error={errors.note?.message}>
        <Textarea rows={2} maxLength={1000} {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}
