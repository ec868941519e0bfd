import { moneyAccountKinds } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useCurrencies } from '@/shared/money/use-currencies';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { accountFields, accountSchema, type AccountSubject } from './account-form';
import { useSaveAccount } from './use-save-account';

const { drawer: drawerLabel, ...otherKinds } = moneyAccountKinds;

/** Creates or edits a drawer, safe, bank account or exchanger. */
export function AccountDialog({ subject, open, onClose }: SubjectDialogProps<AccountSubject>) {
  const start = accountFields(subject);
  const form = useZodForm(accountSchema(start.kind), { defaultValues: start });
  const { errors } = form.formState;
  const save = useSaveAccount(subject.account);
  const isDrawer = start.kind === 'drawer';
  const thing = isDrawer ? drawerLabel : 'حساب نقود';

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title={subject.account ? `تعديل ${subject.account.name}` : `إضافة ${thing}`}
      size="sm"
    >
      {!isDrawer && !subject.account && (
        <Field label="النوع" required>
          <Select options={optionsOf(otherKinds)} {...form.register('kind')} />
        </Field>
      )}
      <Field label="الاسم" required error={errors.name?.message}>
        <Input maxLength={80} data-autofocus="" {...form.register('name')} />
      </Field>
      {isDrawer && (
        <FormField
          control={form.control}
          name="branch"
          label="الفرع"
          hint="تُحسب النقود بأسعار صرف منطقة هذا المستودع"
        >
          {({ value, onChange }) => (
            <WarehouseSelect
              value={value}
              onChange={onChange}
              chosen={subject.account?.branch}
              placeholder="بلا فرع"
            />
          )}
        </FormField>
      )}
      <FormField control={form.control} name="currencies" label="العملات" required group>
        {({ value, onChange }) => <CurrencyChoice value={value} onChange={onChange} />}
      </FormField>
    </FormDialog>
  );
}

type CurrencyChoiceProps = { value: readonly string[]; onChange: (codes: string[]) => void };

function CurrencyChoice({ value, onChange }: CurrencyChoiceProps) {
  const currencies = useCurrencies().filter(({ code, isActive }) => isActive || value.includes(code));
  return (
    <div className="flex flex-wrap gap-x-6">
      {currencies.map(({ code, name }) => (
        <Checkbox
          key={code}
          label={name}
          checked={value.includes(code)}
          onChange={({ target }) =>
            onChange(
              currencies
                .map((currency) => currency.code)
                .filter((one) => (one === code ? target.checked : value.includes(one))),
            )
          }
        />
      ))}
    </div>
  );
}
