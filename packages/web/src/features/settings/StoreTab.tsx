import {
  belowReplacementModes,
  displayCurrencies,
  displayCurrencyOf,
  settingsSections,
  type VisibleSettings,
} from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { learnDisplayCurrency } from '@/lib/money/display-currency';
import { usePermit } from '@/lib/session/can';
import { SettingsForm } from '@/shared/shop/SettingsForm';
import { useSaveSettings, useSettings } from '@/shared/shop/use-settings';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Select } from '@/ui/Select';
import { SuggestInput } from '@/ui/SuggestInput';
import { LogoSection } from './LogoSection';

const belowReplacementOptions = Object.entries(belowReplacementModes).map(([value, label]) => ({
  value,
  label,
}));

/** The shop's details for printed documents, and its tax rate. */
export function StoreTab() {
  return (
    <QueryBoundary query={useSettings()}>
      {({ store }) => (
        <div className="grid items-start gap-4 lg:grid-cols-[1fr_20rem]">
          <StoreForm store={store} />
          <LogoSection hasLogo={store.logo !== ''} />
        </div>
      )}
    </QueryBoundary>
  );
}

function StoreForm({ store: { logo: _logo, ...store } }: { store: VisibleSettings['store'] }) {
  const permit = usePermit('settings:update');
  const form = useZodForm(settingsSections.store, { values: store });
  const { errors } = form.formState;
  const save = useSaveSettings('تم حفظ بيانات المتجر');
  return (
    <SettingsForm
      title="بيانات المتجر"
      description="تظهر في رأس الفواتير والتقارير"
      form={form}
      onSave={async (body) => {
        await save.mutateAsync({ body: { store: body } });
        learnDisplayCurrency(displayCurrencyOf(body.currency));
        form.reset(body);
      }}
      disabledReason={permit.reason}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="اسم المتجر" required error={errors.name?.message}>
          <Input {...form.register('name')} />
        </Field>
        <Field label="الهاتف" error={errors.phone?.message}>
          <Input ltr inputMode="tel" {...form.register('phone')} />
        </Field>
        <Field label="العنوان" error={errors.address?.message} className="sm:col-span-2">
          <Input {...form.register('address')} />
        </Field>
        <Field label="البريد الإلكتروني" error={errors.email?.message}>
          <Input ltr inputMode="email" {...form.register('email')} />
        </Field>
        <Field label="عملة العرض" error={errors.currency?.message}>
          <SuggestInput suggestions={Object.values(displayCurrencies)} {...form.register('currency')} />
        </Field>
        <FormField control={form.control} name="taxRate" label="نسبة الضريبة">
          {({ value, onChange, ref }) => (
            <NumberInput
              ref={ref}
              value={typeof value === 'number' ? value : null}
              onChange={(typed) => onChange(typed ?? Number.NaN)}
              decimals={2}
              min={0}
              max={100}
              unit="%"
            />
          )}
        </FormField>
        <FormField control={form.control} name="reservationDays" label="مدة حجز القطع للعملاء">
          {({ value, onChange, ref }) => (
            <NumberInput
              ref={ref}
              value={typeof value === 'number' ? value : null}
              onChange={(typed) => onChange(typed ?? Number.NaN)}
              decimals={0}
              min={1}
              max={90}
              unit="يوم"
            />
          )}
        </FormField>
        <FormField control={form.control} name="belowReplacement" label="البيع بأقل من آخر سعر شراء">
          {({ value, onChange }) => (
            <Select value={value} onValueChange={onChange} options={belowReplacementOptions} />
          )}
        </FormField>
        <FormField control={form.control} name="quotationDays" label="مدة سريان عرض السعر">
          {({ value, onChange, ref }) => (
            <NumberInput
              ref={ref}
              value={typeof value === 'number' ? value : null}
              onChange={(typed) => onChange(typed ?? Number.NaN)}
              decimals={0}
              min={1}
              max={90}
              unit="يوم"
            />
          )}
        </FormField>
        <Checkbox
          label="إضافة الضريبة إلى الفواتير"
          hint="دونها تُباع القطع بأسعارها كما هي"
          className="self-end"
          {...form.register('applyTax')}
        />
        <Checkbox
          label="يرى موظفو الفرع أن القطعة متوفرة في فروع أخرى (أسماء الفروع فقط)"
          hint="لمن حُددت له مستودعات، ليعرف ممّن يطلبها، ولا يرى الكميات"
          className="sm:col-span-2"
          {...form.register('showElsewhere')}
        />
      </div>
    </SettingsForm>
  );
}
