import { customersApi, paymentMethods, type BalanceOperation, type Customer } from '@turoos/contract';
import { Controller, useWatch } from 'react-hook-form';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { BalanceOutcome } from '@/shared/ledger/BalanceOutcome';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { MoneyInput } from '@/ui/MoneyInput';
import { Select } from '@/ui/Select';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { Balance } from '../Balance';
import { texts } from '../customer-texts';
import { asChange, BalanceForm, outcome } from './balance-form';
import { OperationField } from './OperationField';

const choices = {
  add: { label: 'دفعة من العميل', hint: 'تُسدد بها أقدم ديونه' },
  subtract: { label: 'دين على العميل', hint: 'يزيد ما عليه' },
  set: { label: 'تعيين الرصيد', hint: 'يصبح كما تكتبه؛ السالب دين على العميل' },
} as const satisfies Record<BalanceOperation, { label: string; hint: string }>;

const methods = (['cash', 'card', 'bank_transfer'] as const).map((value) => ({
  value,
  label: paymentMethods[value],
}));

export type BalanceSubject = { customer: Customer; operations: readonly BalanceOperation[] };

/** Adds a payment or a debt, or sets the balance, with a preview of the new balance. */
export function BalanceDialog({ subject, open, onClose }: SubjectDialogProps<BalanceSubject>) {
  const { customer, operations } = subject;
  const form = useZodForm(BalanceForm, {
    defaultValues: { operation: 'add', amount: null, paymentMethod: 'cash', note: '' },
  });
  const [operation, amount] = useWatch({ control: form.control, name: ['operation', 'amount'] });
  const change = useAction(customersApi.changeBalance, {
    done: 'تم تحديث الرصيد بنجاح',
    failed: texts.balanceFailed,
  });
  const after = outcome(customer.balance, operation, amount);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(fields) => change.mutateAsync({ params: { id: customer._id }, body: asChange(fields) })}
      title={operations.includes('set') ? 'إدارة الرصيد' : 'تعديل الرصيد'}
      description={customer.name}
      submitLabel="حفظ"
    >
      <Controller
        control={form.control}
        name="operation"
        render={({ field }) => (
          <OperationField
            choices={operations.map((value) => ({ value, ...choices[value] }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <FormField
        control={form.control}
        name="amount"
        label={operation === 'set' ? 'الرصيد الجديد' : 'المبلغ'}
        required
      >
        {(field) => <MoneyInput {...field} signed={operation === 'set'} />}
      </FormField>
      {operation === 'add' && (
        <Field label="طريقة الدفع">
          <Select options={methods} {...form.register('paymentMethod')} />
        </Field>
      )}
      <Field label="ملاحظة" error={form.formState.errors.note?.message}>
        <Input {...form.register('note')} />
      </Field>
      <BalanceOutcome
        now={<Balance cents={customer.balance} stacked />}
        after={after === undefined ? undefined : <Balance cents={after} stacked />}
      />
    </FormDialog>
  );
}
