import {
  disposalMethods,
  ltr,
  scrapApi,
  scrapReasons,
  shortText,
  worth,
  type ScrapReport,
} from '@turoos/contract';
import { useController, useWatch } from 'react-hook-form';
import { formatUsd } from '@/lib/format/format';
import { optionsOf } from '@/lib/format/options';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useSaveRecord } from '@/lib/http/use-save-record';
import { quantityBox } from '@/shared/parts/Quantity';
import { StockedPartPicker, stockHint, stockIn, useStockedPart } from '@/shared/parts/StockedPartPicker';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { MoneyInput } from '@/ui/MoneyInput';
import { NumberInput } from '@/ui/NumberInput';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { asNewReport, ScrapForm, startValues } from './scrap-form';

const reasons = optionsOf(scrapReasons);
const methods = optionsOf(disposalMethods);

/** Creates a scrap report, or edits a pending one. */
export function ScrapDialog({ subject: report, open, onClose }: SubjectDialogProps<ScrapReport | null>) {
  const save = useSaveRecord(scrapApi, report, {
    created: 'تم تسجيل تقرير الإتلاف، وهو بانتظار الاعتماد',
    createFailed: 'فشل في إنشاء تقرير الإتلاف',
    updated: 'تم تحديث تقرير الإتلاف',
    updateFailed: 'فشل في تحديث تقرير الإتلاف',
  });
  const form = useZodForm(ScrapForm, { defaultValues: startValues(report) });
  const { control, register, formState } = form;
  const { errors } = formState;
  const part = useController({ control, name: 'part' });
  const warehouse = useController({ control, name: 'warehouse' });
  const quantity = useWatch({ control, name: 'quantity' });
  const stocked = useStockedPart(part.field.value?.value);
  const there = stockIn(stocked, warehouse.field.value);
  const short =
    stocked && there !== undefined && quantity !== null && quantity > there
      ? shortText(quantity, there, stocked.unit)
      : undefined;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(valid) => save(asNewReport(valid))}
      size="lg"
      title={report ? `تعديل تقرير الإتلاف ${ltr(report.reportNumber)}` : 'تقرير إتلاف جديد'}
      description="تخرج القطع من المخزون عند اعتماد التقرير"
      submitLabel={report ? 'حفظ التعديلات' : 'تسجيل التقرير'}
    >
      <StockedPartPicker
        part={part.field}
        warehouse={warehouse.field}
        chosen={report?.warehouse}
        errors={{ part: errors.part?.message, warehouse: errors.warehouse?.message }}
        onMore={() => form.setValue('quantity', (form.getValues('quantity') ?? 0) + 1, { shouldDirty: true })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField
          control={control}
          name="quantity"
          label="الكمية"
          required
          error={short}
          hint={stockHint(stocked, there)}
        >
          {(field) => <NumberInput {...field} min={0.01} {...quantityBox(stocked?.unit)} />}
        </FormField>
        <Field label="سبب الإتلاف" required error={errors.reason?.message}>
          <Select placeholder="اختر السبب" options={reasons} {...register('reason')} />
        </Field>
        <Field label="طريقة التصرف" error={errors.disposalMethod?.message}>
          <Select options={methods} {...register('disposalMethod')} />
        </Field>
        <FormField
          control={control}
          name="estimatedValue"
          label="القيمة التقديرية"
          hint={
            stocked &&
            stocked.costPrice > 0 &&
            quantity !== null && (
              <>
                بسعر التكلفة: <bdi>{formatUsd(worth(quantity, stocked.costPrice))}</bdi>
              </>
            )
          }
        >
          {(field) => <MoneyInput {...field} />}
        </FormField>
      </div>
      <Field label="ملاحظات" error={errors.notes?.message}>
        <Textarea rows={2} {...register('notes')} />
      </Field>
    </FormDialog>
  );
}
