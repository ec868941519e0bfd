import { countsApi, countTypes } from '@turoos/contract';
import { useWatch } from 'react-hook-form';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { navigate } from '@/lib/navigation/hooks';
import { useUser } from '@/lib/session/session-state';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { Checkbox } from '@/ui/Checkbox';
import { DateField } from '@/ui/DateField';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { RadioGroup } from '@/ui/RadioGroup';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { asNewCount, CountForm, startValues, type Valid } from './count-form';
import { PartialScope } from './PartialScope';

const types = [
  { value: 'full', label: countTypes.full, hint: 'كل ما في المستودع' },
  { value: 'partial', label: countTypes.partial, hint: 'فئة أو موقع أو أصناف تختارها' },
] as const;

/** Milliseconds: a warehouse with many parts takes a while to snapshot. */
const CREATE_TIMEOUT = 60_000;

export function NewCountDialog({ open, onClose }: SubjectDialogProps<null>) {
  const { name } = useUser();
  const create = useAction(countsApi.create, {
    done: 'تم إنشاء جرد جديد بنجاح',
    failed: 'فشل في إنشاء الجرد',
    timeout: CREATE_TIMEOUT,
    onDone: ({ _id: count }) => void navigate({ to: '/inventory-counts', search: { count } }),
  });
  const form = useZodForm(CountForm, { defaultValues: startValues(name) });
  const { control, register, formState } = form;
  const { errors } = formState;
  const countType = useWatch({ control, name: 'countType' });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(valid: Valid) => create.mutateAsync({ body: asNewCount(valid) })}
      title="جرد جديد"
      description="لا يتغير المخزون إلا باعتماد التسويات التي يسجلها الجرد عند إنهائه"
      submitLabel="بدء الجرد"
    >
      <FormField control={control} name="warehouse" label="المستودع" required>
        {(field) => <WarehouseSelect {...field} creates placeholder="اختر المستودع" />}
      </FormField>
      <FormField control={control} name="countType" label="نوع الجرد" group>
        {(field) => <RadioGroup {...field} options={types} inline />}
      </FormField>
      {countType === 'partial' && <PartialScope form={form} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="القائم بالجرد" error={errors.countedByName?.message}>
          <Input {...register('countedByName')} />
        </Field>
        <DateField control={control} name="scheduledDate" label="الموعد" />
      </div>
      <Checkbox {...register('isBlind')} label="جرد أعمى" hint="لا يرى من يعدّ كميات النظام حتى ينتهي الجرد" />
      <Field label="ملاحظات" error={errors.notes?.message}>
        <Textarea rows={2} {...register('notes')} />
      </Field>
    </FormDialog>
  );
}
