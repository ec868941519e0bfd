import {
  adjustmentTypes,
  adjustmentsApi,
  enteredReasons,
  ltr,
  quantityText,
  type Adjustment,
  type Unit,
} from '@turoos/contract';
import { useController, useWatch } from 'react-hook-form';
import { optionsOf } from '@/lib/format/options';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useSaveRecord } from '@/lib/http/use-save-record';
import { quantityBox } from '@/shared/parts/Quantity';
import { StockedPartPicker, stockHint, stockIn, useStockedPart } from '@/shared/parts/StockedPartPicker';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { MoneyInput } from '@/ui/MoneyInput';
import { NumberInput } from '@/ui/NumberInput';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { AdjustmentForm, asNewAdjustment, startValues, stockAfter } from './adjustment-form';

const types = optionsOf(adjustmentTypes);
const reasons = optionsOf(enteredReasons);

/** Creates an adjustment, or edits a pending one. */
export function AdjustmentDialog({
  subject: adjustment,
  open,
  onClose,
}: SubjectDialogProps<Adjustment | null>) {
  const save = useSaveRecord(adjustmentsApi, adjustment, {
    created: 'تم تسجيل التسوية، وهي بانتظار الاعتماد',
    createFailed: 'فشل في إنشاء التسوية',
    updated: 'تم تحديث التسوية',
    updateFailed: 'فشل في تحديث التسوية',
  });
  const form = useZodForm(AdjustmentForm, { defaultValues: startValues(adjustment) });
  const { control, register, formState } = form;
  const { errors } = formState;
  const part = useController({ control, name: 'part' });
  const warehouse = useController({ control, name: 'warehouse' });
  const [type, quantity] = useWatch({ control, name: ['type', 'quantity'] });
  const stocked = useStockedPart(part.field.value?.value);
  const there = stockIn(stocked, warehouse.field.value);
  const after = stockAfter(type, quantity, there, stocked?.unit);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(valid) => save(asNewAdjustment(valid))}
      size="lg"
      title={adjustment ? `تعديل التسوية ${ltr(adjustment.adjustmentNumber)}` : 'تسوية جديدة'}
      description="لا يتغير المخزون إلا بعد اعتماد التسوية"
      submitLabel={adjustment ? 'حفظ التعديلات' : 'تسجيل التسوية'}
    >
      <StockedPartPicker
        part={part.field}
        warehouse={warehouse.field}
        chosen={adjustment?.warehouse}
        errors={{ part: errors.part?.message, warehouse: errors.warehouse?.message }}
        onMore={() => form.setValue('quantity', (form.getValues('quantity') ?? 0) + 1, { shouldDirty: true })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="نوع التسوية"
          required
          error={errors.type?.message}
          hint={type && adjustmentTypes[type].effect}
        >
          <Select placeholder="اختر النوع" options={types} {...register('type')} />
        </Field>
        <Field label="السبب" required error={errors.reason?.message}>
          <Select placeholder="اختر السبب" options={reasons} {...register('reason')} />
        </Field>
        <FormField
          control={control}
          name="quantity"
          label={type === 'correction' ? 'الكمية الصحيحة' : 'الكمية'}
          required
          error={after && 'short' in after ? after.short : undefined}
          hint={hintOn(stocked?.unit, there, after && 'left' in after ? after.left : undefined)}
        >
          {(field) => <NumberInput {...field} min={0.01} step={1} {...quantityBox(stocked?.unit)} />}
        </FormField>
        <FormField
          control={control}
          name="costPrice"
          label="سعر التكلفة"
          hint="للقطع الداخلة؛ فارغاً يُحسب بمتوسط التكلفة"
        >
          {(field) => <MoneyInput {...field} />}
        </FormField>
        <Field label="رقم المرجع" error={errors.referenceNumber?.message}>
          <Input ltr {...register('referenceNumber')} />
        </Field>
      </div>
      <Field label="ملاحظات" error={errors.notes?.message}>
        <Textarea rows={2} {...register('notes')} />
      </Field>
    </FormDialog>
  );
}

function hintOn(
  unit: Unit | undefined,
  there: number | undefined,
  left: number | undefined,
): string | undefined {
  if (!unit) return undefined;
  if (there === undefined) return unit.decimals === 0 ? undefined : 'أقل كمية 0.01';
  if (left === undefined) return stockHint({ unit }, there);
  return `الموجود ${quantityText(there, unit)}، ويصبح بعد الاعتماد ${quantityText(left, unit)}`;
}
