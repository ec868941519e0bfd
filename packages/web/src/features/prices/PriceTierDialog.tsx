import { pricesApi, PriceTierInput, type KnownPriceTier } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** Creates a price tier, or edits one. */
export function PriceTierDialog({ subject: tier, open, onClose }: SubjectDialogProps<KnownPriceTier | null>) {
  const form = useZodForm(PriceTierInput, {
    defaultValues: { name: tier?.name ?? '', percent: tier?.percent ?? 90 },
  });
  const create = useAction(pricesApi.createTier, {
    done: 'تمت إضافة فئة السعر',
    failed: 'فشل في إضافة فئة السعر',
  });
  const update = useAction(pricesApi.updateTier, {
    done: 'تم تحديث فئة السعر',
    failed: 'فشل في تحديث فئة السعر',
  });
  const save = (body: PriceTierInput) =>
    tier
      ? update.mutateAsync({ params: { id: tier._id }, body: { ...body, version: tier.version } })
      : create.mutateAsync({ body });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title={tier ? `تعديل فئة «${tier.name}»` : 'إضافة فئة سعر'}
    >
      <Field label="اسم الفئة" required error={form.formState.errors.name?.message}>
        <Input placeholder="ورشة، تاجر…" maxLength={30} {...form.register('name')} />
      </Field>
      <FormField
        control={form.control}
        name="percent"
        label="النسبة من سعر البيع"
        hint="90 تعني أقل من سعر البيع بعُشره، لما ليس له سعر خاص بالفئة"
        required
      >
        {({ value, onChange, ref }) => (
          <NumberInput
            ref={ref}
            value={typeof value === 'number' ? value : null}
            onChange={(typed) => onChange(typed ?? Number.NaN)}
            decimals={2}
            min={1}
            max={1000}
            unit="%"
          />
        )}
      </FormField>
    </FormDialog>
  );
}
