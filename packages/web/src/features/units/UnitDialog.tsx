import { takesFractions, UnitInput, unitsApi, type KnownUnit } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { RadioGroup } from '@/ui/RadioGroup';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

const kinds = ([0, 2] as const).map((decimals) => ({ value: String(decimals), ...takesFractions[decimals] }));

/** Creates a unit, or edits one of the shop's own. */
export function UnitDialog({ subject: unit, open, onClose }: SubjectDialogProps<KnownUnit | null>) {
  const form = useZodForm(UnitInput, {
    defaultValues: { name: unit?.name ?? '', decimals: unit?.decimals ?? (0 as const) },
  });
  const create = useAction(unitsApi.create, {
    done: 'تمت إضافة وحدة القياس',
    failed: 'فشل في إضافة وحدة القياس',
  });
  const update = useAction(unitsApi.update, {
    done: 'تم تحديث وحدة القياس',
    failed: 'فشل في تحديث وحدة القياس',
  });
  const save = (body: UnitInput) =>
    unit
      ? update.mutateAsync({ params: { code: unit.code }, body: { ...body, version: unit.version } })
      : create.mutateAsync({ body });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title={unit ? `تعديل وحدة «${unit.name}»` : 'إضافة وحدة قياس'}
    >
      <Field label="اسم الوحدة" required error={form.formState.errors.name?.message}>
        <Input placeholder="لفة، كرتون، شبر…" maxLength={30} {...form.register('name')} />
      </Field>
      <FormField control={form.control} name="decimals" label="الكميات" group required>
        {({ value, onChange, ...field }) => (
          <RadioGroup
            {...field}
            options={kinds}
            value={String(value)}
            onChange={(decimals) => onChange(Number(decimals))}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
