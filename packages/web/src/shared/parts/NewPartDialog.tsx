import { NewPart, productsApi } from '@turoos/contract';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { MoneyInput } from '@/ui/MoneyInput';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import type { Option } from '@/ui/use-options';

export type NewPartSubject = {
  /** The text typed in the picker: used as part number if it has digits, else as name. */
  typed: string;
  onCreated: (part: Option) => void;
};

const Essentials = z.object({
  name: NewPart.shape.name,
  partNumber: NewPart.shape.partNumber,
  barcode: z.string().trim().max(60),
  category: z.string().trim().max(200),
  sellingPrice: z.int().min(0).nullable(),
});

/** Creates a part from within a picker, with only the required fields. */
export default function NewPartDialog({ subject, open, onClose }: SubjectDialogProps<NewPartSubject>) {
  const create = useAction(productsApi.create, {
    done: 'تمت إضافة المنتج بنجاح',
    failed: 'فشل في إنشاء المنتج',
  });
  const isNumber = /\d/.test(subject.typed);
  const isBarcode = /^\d{8,14}$/.test(subject.typed);
  const form = useZodForm(Essentials, {
    defaultValues: {
      name: isNumber ? '' : subject.typed,
      partNumber: isNumber ? subject.typed : '',
      barcode: isBarcode ? subject.typed : '',
      category: '',
      sellingPrice: null,
    },
  });
  const { errors } = form.formState;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={async ({ sellingPrice, category, ...part }) => {
        const made = await create.mutateAsync({
          body: { ...part, category: category || null, sellingPrice: sellingPrice ?? 0 },
        });
        subject.onCreated({ value: made._id, label: made.name, hint: made.partNumber });
      }}
      title="إضافة منتج"
      description="يُكمل باقي بياناته من شاشة المنتجات"
      submitLabel="إضافة المنتج"
    >
      <Field label="اسم المنتج" required error={errors.name?.message}>
        <Input {...form.register('name')} data-autofocus="" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="رقم القطعة" required error={errors.partNumber?.message}>
          <Input ltr data-takes-scan="focused" {...form.register('partNumber')} />
        </Field>
        <Field label="الباركود" error={errors.barcode?.message}>
          <Input ltr data-takes-scan="any" {...form.register('barcode')} />
        </Field>
        <Field label="الفئة" error={errors.category?.message}>
          <Input {...form.register('category')} />
        </Field>
      </div>
      <FormField control={form.control} name="sellingPrice" label="سعر البيع">
        {(field) => <MoneyInput {...field} />}
      </FormField>
    </FormDialog>
  );
}
