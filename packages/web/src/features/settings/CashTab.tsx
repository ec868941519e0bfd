import {
  cashApi,
  settingsSections,
  tenderMethods,
  type MoneyAccount,
  type Settings,
  type TenderMethod,
} from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useData } from '@/lib/http/use-data';
import { usePermit } from '@/lib/session/can';
import { useCurrencies } from '@/shared/money/use-currencies';
import { SettingsForm } from '@/shared/shop/SettingsForm';
import { useSaveSettings, useSettings } from '@/shared/shop/use-settings';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { NumberInput } from '@/ui/NumberInput';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Select } from '@/ui/Select';

const requireShift = [
  { value: 'off', label: 'غير مطلوبة' },
  { value: 'cash', label: 'مطلوبة لقبض النقد وصرفه' },
  { value: 'always', label: 'مطلوبة لكل فاتورة' },
];

type Method = Exclude<TenderMethod, 'cash'>;
const methods: readonly Method[] = ['card', 'bank_transfer', 'check', 'exchanger'];

/** How the shop takes money: its till's currency, shifts, the accounts of what is not cash, and the care of rates. */
export function CashTab() {
  const accounts = useData('cash', cashApi.accounts, {});
  return (
    <QueryBoundary query={useSettings()}>
      {({ cash }) => (
        <QueryBoundary query={accounts} title="فشل في جلب حسابات النقود">
          {(all) => <CashForm cash={cash} accounts={all} />}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}

type CashFormProps = { cash: Settings['cash']; accounts: readonly MoneyAccount[] };

function CashForm({ cash, accounts }: CashFormProps) {
  const permit = usePermit('cash:admin');
  const form = useZodForm(settingsSections.cash, { values: cash });
  const { errors } = form.formState;
  const save = useSaveSettings('تم حفظ إعدادات الصندوق');
  const currencies = useCurrencies()
    .filter(({ isActive }) => isActive)
    .map(({ code, name }) => ({ value: code, label: name }));
  const choices = accounts
    .filter(({ kind, isActive }) => kind !== 'drawer' && isActive)
    .map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <SettingsForm
      title="الصندوق والدفع"
      description="كيف يقبض المتجر نقوده، ومتى ينبّه إلى سعر الصرف"
      form={form}
      onSave={async (body) => {
        await save.mutateAsync({ body: { cash: body } });
        form.reset(body);
      }}
      disabledReason={permit.reason}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="عملة الصندوق" hint="عملة الدفع ما لم تُحدد غيرها" error={errors.tillCurrency?.message}>
          <Select options={currencies} {...form.register('tillCurrency')} />
        </Field>
        <Field label="الوردية" error={errors.requireShift?.message}>
          <Select options={requireShift} {...form.register('requireShift')} />
        </Field>
        {methods.map((method) => (
          <FormField
            key={method}
            control={form.control}
            name={`methodAccounts.${method}`}
            label={`حساب الدفع: ${tenderMethods[method]}`}
          >
            {({ value, onChange, ...field }) => (
              <Select
                {...field}
                options={choices}
                placeholder={method === 'exchanger' ? 'أول صراف' : 'أول بنك'}
                value={value ?? ''}
                onValueChange={(id) => onChange(id || undefined)}
              />
            )}
          </FormField>
        ))}
        <FormField
          control={form.control}
          name="rateGuard"
          label="التنبيه عند تغيّر سعر الصرف"
          hint="يُطلب التأكيد إذا زاد الفرق على هذه النسبة"
        >
          {({ ref, value, onChange }) => (
            <NumberInput
              ref={ref}
              value={Number.isFinite(value) ? (value ?? null) : null}
              onChange={(typed) => onChange(typed ?? Number.NaN)}
              decimals={1}
              min={0}
              unit="%"
            />
          )}
        </FormField>
        <FormField
          control={form.control}
          name="rateMaxAge"
          label="عمر سعر الصرف"
          hint="يظهر بعده للبائع أن السعر قديم"
        >
          {({ ref, value, onChange }) => (
            <NumberInput
              ref={ref}
              value={Number.isFinite(value) ? (value ?? null) : null}
              onChange={(typed) => onChange(typed ?? Number.NaN)}
              min={0}
              unit="ساعة"
            />
          )}
        </FormField>
      </div>
    </SettingsForm>
  );
}
