import { base, currenciesApi, currencyTexts, NewCurrency, quoted, type Currency } from '@turoos/contract';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import { Select } from '@/ui/Select';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

const CurrencyForm = z.object({
  ...NewCurrency.shape,
  decimals: z.coerce.number<string>(),
  isActive: z.boolean(),
});
type CurrencyForm = z.output<typeof CurrencyForm>;

const units = [
  { value: '0', label: 'دون كسور، كالريال اليمني' },
  { value: '2', label: 'خانتان عشريتان، كالدولار' },
  { value: '3', label: 'ثلاث خانات عشرية، كالريال العماني' },
];

/** Adds a currency, or edits one; its code and unit never change, because amounts are stored in them. */
export function CurrencyDialog({ subject: currency, open, onClose }: SubjectDialogProps<Currency | null>) {
  const form = useZodForm(CurrencyForm, {
    defaultValues: {
      code: currency?.code ?? '',
      name: currency?.name ?? '',
      symbol: currency?.symbol ?? '',
      decimals: String(currency?.decimals ?? 2),
      cashStep: currency?.cashStep ?? 1,
      isActive: currency?.isActive ?? true,
    },
  });
  const { errors } = form.formState;
  const failed = 'فشل في حفظ العملة';
  const create = useAction(currenciesApi.create, { done: 'تمت إضافة العملة', failed });
  const update = useAction(currenciesApi.update, { done: 'تم تحديث العملة', failed });
  const save = ({ code, decimals, isActive, ...fields }: CurrencyForm) =>
    currency
      ? update.mutateAsync({ params: { code }, body: { ...fields, isActive, version: currency.version } })
      : create.mutateAsync({ body: { code, decimals, ...fields } });
  const isFixed = currency?.code === base || currency?.code === quoted;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title={currency ? `تعديل ${currency.name}` : 'إضافة عملة'}
      submitLabel={currency ? 'حفظ' : 'إضافة العملة'}
    >
      {!currency && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="رمز العملة" required error={errors.code?.message} hint={currencyTexts.codeRequired}>
            <Input ltr placeholder="AED" maxLength={3} {...form.register('code', { setValueAs: upper })} />
          </Field>
          <Field label="الكسور" required error={errors.decimals?.message}>
            <Select options={units} {...form.register('decimals')} />
          </Field>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="اسم العملة" required error={errors.name?.message}>
          <Input placeholder="درهم إماراتي" {...form.register('name')} />
        </Field>
        <Field label="العلامة" required error={errors.symbol?.message} hint="تُكتب بعد المبلغ">
          <Input placeholder="د.إ" {...form.register('symbol')} />
        </Field>
      </div>
      <FormField
        control={form.control}
        name="cashStep"
        label="أصغر فئة تُصرف"
        required
        hint="يُقرَّب الباقي النقدي إليها"
      >
        {({ ref, value, onChange }) => (
          <NumberInput
            ref={ref}
            value={value ?? null}
            onChange={(typed) => onChange(typed ?? Number.NaN)}
            decimals={3}
            min={0}
          />
        )}
      </FormField>
      {currency && !isFixed && (
        <Checkbox label="عملة نشطة" hint="لا تُقبل العملة غير النشطة في الدفع" {...form.register('isActive')} />
      )}
    </FormDialog>
  );
}

const upper = (typed: string) => typed.trim().toUpperCase();
