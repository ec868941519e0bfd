import { discountTypes, exact } from '@turoos/contract';
import { useWatch } from 'react-hook-form';
import { optionsOf } from '@/lib/format/options';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import { MoneyInput } from '@/ui/MoneyInput';
import { NumberInput } from '@/ui/NumberInput';
import { Select } from '@/ui/Select';
import type { FieldsProps } from './campaign-form';

const kinds = optionsOf(discountTypes);

export function OfferFields({ form, locks }: FieldsProps) {
  const {
    control,
    register,
    formState: { errors },
  } = form;
  const type = useWatch({ control, name: 'type' });
  return (
    <FormSection title={type === 'discount' ? 'الخصم والرمز' : 'الرمز والرابط'}>
      {type === 'discount' && <DiscountFields form={form} locks={locks} />}
      <Field
        label="الرمز"
        hint={locks.code ?? 'يذكره العميل عند الشراء؛ اتركه فارغاً ليُنشأ تلقائياً'}
        error={errors.code?.message}
      >
        <Input ltr readOnly={Boolean(locks.code)} {...register('code')} />
      </Field>
      <Field
        label="الرابط"
        hint={locks.sentContent ?? 'يحل في الرسالة محل {الرابط}'}
        error={errors.link?.message}
      >
        <Input
          ltr
          inputMode="url"
          placeholder="https://"
          readOnly={Boolean(locks.sentContent)}
          {...register('link')}
        />
      </Field>
    </FormSection>
  );
}

function DiscountFields({ form: { control, register }, locks }: FieldsProps) {
  const discountType = useWatch({ control, name: 'discountType' });
  const locked = Boolean(locks.discount);
  return (
    <>
      <Field label="نوع الخصم" required hint={locks.discount}>
        <Select options={kinds} disabled={locked} {...register('discountType')} />
      </Field>
      <FormField control={control} name="discountValue" label="قيمة الخصم" required>
        {({ value, onChange, ...field }) =>
          discountType === 'fixed' ? (
            <MoneyInput
              {...field}
              value={value}
              onChange={(cents) => onChange(cents ?? 0)}
              readOnly={locked}
            />
          ) : (
            <NumberInput
              {...field}
              value={value / 100}
              onChange={(percent) =>
                onChange(
                  exact(percent ?? 0)
                    .times(100)
                    .round(),
                )
              }
              decimals={2}
              min={0}
              max={100}
              unit="%"
              readOnly={locked}
            />
          )
        }
      </FormField>
      <FormField
        control={control}
        name="minPurchaseAmount"
        label="أقل مبلغ للشراء"
        hint="0 لكل الفواتير"
        className="sm:col-span-2"
      >
        {({ onChange, ...field }) => <MoneyInput {...field} onChange={(cents) => onChange(cents ?? 0)} />}
      </FormField>
    </>
  );
}
