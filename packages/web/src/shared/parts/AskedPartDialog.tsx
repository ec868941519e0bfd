import {
  askedPartsApi,
  askedPartTexts,
  foldCode,
  PositiveQuantity,
  type NewAskedPart,
} from '@turoos/contract';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { WhoFields, whoOf } from '@/shared/customers/WhoFields';
import { Combobox } from '@/ui/Combobox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import type { AskedSubject } from './asked-subject';
import { CarFields } from './CarFields';
import { findParts, partOption } from './find-parts';
import { OtherBranches } from './OtherBranches';
import { quantityBox } from './Quantity';

const year = z
  .int(askedPartTexts.year)
  .min(1900, askedPartTexts.year)
  .max(2200, askedPartTexts.year)
  .nullable();

const Asked = z
  .object({
    part: z.object({ value: z.string(), label: z.string() }).nullable(),
    asked: z.string().trim().max(200),
    quantity: PositiveQuantity,
    customer: z.object({ _id: z.string(), name: z.string() }).nullable(),
    name: z.string().trim().max(100),
    phone: z.string().trim().max(60),
    make: z.string().trim().max(60),
    model: z.string().trim().max(60),
    year,
    vin: z.string().trim().max(30),
    note: z.string().trim().max(500),
  })
  .refine(({ part, asked }) => Boolean(part) || asked !== '', {
    path: ['asked'],
    error: askedPartTexts.asked,
  })
  .refine(({ part, asked }) => Boolean(part) || foldCode(asked) !== '', {
    path: ['asked'],
    error: askedPartTexts.noLetters,
  });
type Asked = z.output<typeof Asked>;

/** Notes what a customer asked for in vain: a part that is out of stock, or words. */
export default function AskedPartDialog({ subject, open, onClose }: SubjectDialogProps<AskedSubject>) {
  const note = useAction(askedPartsApi.note, { done: askedPartTexts.noted, failed: 'فشل في تسجيل الطلب' });
  const form = useZodForm(Asked, {
    defaultValues: {
      part: subject.part ? partOption(subject.part) : null,
      asked: subject.asked ?? '',
      quantity: 1,
      customer: subject.customer ?? null,
      name: '',
      phone: '',
      make: '',
      model: '',
      year: null,
      vin: '',
      note: '',
    },
  });
  const { errors } = form.formState;
  const part = useWatch({ control: form.control, name: 'part' });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      title="طلب عميل لم يوجد"
      description="يظهر عند من يشتري البضاعة، ويُبلغ العميل حين تصل"
      submitLabel="تسجيل الطلب"
      onSubmit={(fields) => note.mutateAsync({ body: requestOf(fields) })}
    >
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_7rem]">
        <FormField
          control={form.control}
          name="part"
          label="قطعة من المتجر"
          hint="إن كانت مسجلة وليس منها شيء"
        >
          {(field) => <Combobox {...field} load={findParts} placeholder="ابحث بالاسم أو رقم القطعة" />}
        </FormField>
        <FormField control={form.control} name="quantity" label="الكمية" required>
          {(field) => <NumberInput {...field} min={0} {...quantityBox(subject.part?.unit)} />}
        </FormField>
      </div>
      {part && <OtherBranches part={part.value} />}
      {!part && (
        <Field label="أو رقمها أو وصفها" required error={errors.asked?.message}>
          <Input data-takes-scan="any" data-autofocus="" {...form.register('asked')} />
        </Field>
      )}
      <WhoFields control={form.control} hint="ليُبلغ حين تصل" />
      <CarFields control={form.control} />
      <Field label="ملاحظة" error={errors.note?.message}>
        <Input {...form.register('note')} placeholder="الجهة أو النوع، أو متى يحتاجها" />
      </Field>
    </FormDialog>
  );
}

const requestOf = ({ part, asked, quantity, ...fields }: Asked): z.input<typeof NewAskedPart> => ({
  ...(part ? { product: part.value } : { asked }),
  quantity,
  ...whoOf(fields),
  make: fields.make,
  model: fields.model,
  year: fields.year,
  vin: fields.vin,
  note: fields.note,
});
