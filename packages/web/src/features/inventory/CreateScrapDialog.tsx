import { scrapApi, scrapConditions } from '@turoos/contract';
import { useController } from 'react-hook-form';
import { optionsOf } from '@/lib/format/options';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { quantityBox } from '@/shared/parts/Quantity';
import { StockedPartPicker, stockHint, stockIn, useStockedPart } from '@/shared/parts/StockedPartPicker';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { NumberInput } from '@/ui/NumberInput';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { asReport, blankScrap, QuickScrap } from './quick-scrap';

const conditions = optionsOf(scrapConditions);

/** Writes off stock from the stock screen: part, quantity, a free-text reason and condition. */
export default function CreateScrapDialog({ open, onClose }: SubjectDialogProps<null>) {
  const create = useAction(scrapApi.create, {
    done: 'تم تسجيل تقرير الإتلاف، وهو بانتظار الاعتماد',
    failed: 'فشل في إنشاء تقرير الإتلاف',
  });
  const form = useZodForm(QuickScrap, { defaultValues: blankScrap });
  const { control, register, formState } = form;
  const { errors } = formState;
  const part = useController({ control, name: 'part' });
  const warehouse = useController({ control, name: 'warehouse' });
  const stocked = useStockedPart(part.field.value?.value);
  const there = stockIn(stocked, warehouse.field.value);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(valid) => create.mutateAsync({ body: asReport(valid) })}
      title="إنشاء تقرير إتلاف"
      description="تخرج القطع من المخزون عند اعتماد التقرير"
      submitLabel="إنشاء التقرير"
    >
      <StockedPartPicker
        part={part.field}
        warehouse={warehouse.field}
        errors={{ part: errors.part?.message, warehouse: errors.warehouse?.message }}
        onMore={() => form.setValue('quantity', (form.getValues('quantity') ?? 0) + 1, { shouldDirty: true })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField control={control} name="quantity" label="الكمية" required hint={stockHint(stocked, there)}>
          {(field) => <NumberInput {...field} min={0.01} {...quantityBox(stocked?.unit)} />}
        </FormField>
        <Field label="حالة القطعة" error={errors.condition?.message}>
          <Select options={conditions} {...register('condition')} />
        </Field>
      </div>
      <Field label="السبب" error={errors.reason?.message}>
        <Textarea rows={2} placeholder="ماذا حدث للقطعة؟" {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
