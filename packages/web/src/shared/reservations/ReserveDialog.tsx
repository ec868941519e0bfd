import {
  Day,
  PositiveQuantity,
  quantityText,
  reservationsApi,
  reservationTexts,
  roundQuantity,
} from '@turoos/contract';
import { useFieldArray } from 'react-hook-form';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { WhoFields, whoOf } from '@/shared/customers/WhoFields';
import { quantityBox } from '@/shared/parts/Quantity';
import { useShop } from '@/shared/shop/use-shop';
import { DateInput } from '@/ui/DateInput';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import { TimeInput } from '@/ui/TimeInput';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { dayAfter, reservableDays, Time, untilOf } from './until';
import type { ReservedPart, ReserveSubject } from './use-reserve';

const Kept = z
  .object({
    items: z.array(z.object({ quantity: PositiveQuantity })),
    customer: z.object({ _id: z.string(), name: z.string() }).nullable(),
    name: z.string().trim().max(100),
    phone: z.string().trim().max(60),
    day: Day,
    time: Time,
    note: z.string().trim().max(500),
  })
  .refine(({ customer, name }) => customer !== null || name !== '', {
    path: ['name'],
    error: reservationTexts.whoRequired,
  });

/** Keeps parts for somebody until a day, or a time of it. */
export default function ReserveDialog({ subject, open, onClose }: SubjectDialogProps<ReserveSubject>) {
  const { items, customer = null, onReserved } = subject;
  const { reservationDays } = useShop();
  const reserve = useAction(reservationsApi.create, {
    done: items.length === 1 ? 'تم حجز القطعة' : 'تم حجز القطع',
    failed: 'فشل في الحجز',
    onDone: onReserved,
  });
  const form = useZodForm(Kept, {
    defaultValues: {
      items: items.map(({ quantity }) => ({ quantity })),
      customer,
      name: '',
      phone: '',
      day: dayAfter(reservationDays),
      time: '',
      note: '',
    },
  });
  const rows = useFieldArray({ control: form.control, name: 'items' });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      title="حجز لعميل"
      submitLabel="حجز"
      onSubmit={({ items: kept, day, time, note, ...who }) =>
        reserve.mutateAsync({
          body: {
            items: items.map(({ part }, index) => ({
              product: part._id,
              quantity: kept[index]?.quantity ?? 0,
            })),
            until: untilOf(day, time),
            note,
            ...whoOf(who),
          },
        })
      }
    >
      {rows.fields.map((row, index) => {
        const part = items[index]?.part;
        return (
          part && (
            <FormField
              key={row.id}
              control={form.control}
              name={`items.${index}.quantity`}
              label={`الكمية من ${part.name}`}
              required
              hint={`المتاح للحجز: ${quantityText(freeOf(part), part.unit)}`}
            >
              {(field) => (
                <NumberInput
                  {...field}
                  min={0}
                  {...quantityBox(part.unit)}
                  {...(index === 0 && { 'data-autofocus': '' })}
                />
              )}
            </FormField>
          )
        );
      })}
      <WhoFields control={form.control} required />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField control={form.control} name="day" label="حتى يوم" required>
          {(field) => <DateInput {...field} {...reservableDays()} />}
        </FormField>
        <FormField control={form.control} name="time" label="الساعة" hint="دونها إلى نهاية اليوم">
          {(field) => <TimeInput {...field} />}
        </FormField>
      </div>
      <Field label="ملاحظة" error={form.formState.errors.note?.message}>
        <Input {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}

const freeOf = ({ quantity, reserved }: ReservedPart): number =>
  Math.max(0, roundQuantity(quantity - reserved));
