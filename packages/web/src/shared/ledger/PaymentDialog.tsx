import { adenDay, Day, supplierPaymentMethodNames, supplierPaymentMethods } from '@turoos/contract';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { optionsOf } from '@/lib/format/options';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { Button } from '@/ui/Button';
import { DateInput } from '@/ui/DateInput';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { MoneyInput } from '@/ui/MoneyInput';
import { Select } from '@/ui/Select';
import { Usd } from '@/ui/Usd';
import { AccountBalance } from './AccountBalance';
import { BalanceOutcome } from './BalanceOutcome';

const wrongAmount = 'يرجى إدخال مبلغ صحيح';

const PaymentForm = z.object({
  amount: z.int(wrongAmount).min(1, wrongAmount),
  paymentMethod: z.enum(supplierPaymentMethodNames),
  paidAt: Day,
  note: z.string().trim().max(500),
});
type PaymentForm = z.output<typeof PaymentForm>;
type Typed = Omit<PaymentForm, 'amount'> & { amount: number | null };

type PaymentDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  /** The whole debt in cents: one button fills it in. */
  due: number;
  /** The error for an amount above the debt; without it such an amount is accepted. */
  tooMuch?: string;
  onPay: (payment: PaymentForm) => Promise<unknown>;
  /** The account's balance, to preview the new one. */
  balance?: number;
};

/** A payment to a supplier: amount, method and date. */
export function PaymentDialog({
  open,
  onClose,
  title,
  description,
  due,
  tooMuch,
  onPay,
  balance,
}: PaymentDialogProps) {
  const checked = tooMuch
    ? PaymentForm.refine(({ amount }) => amount <= due, { message: tooMuch, path: ['amount'] })
    : PaymentForm;
  const form = useZodForm<Typed, PaymentForm>(checked, {
    defaultValues: { amount: null, paymentMethod: 'cash', paidAt: adenDay(), note: '' },
  });
  const amount = useWatch({ control: form.control, name: 'amount' });
  const { errors } = form.formState;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={onPay}
      title={title}
      description={description}
      submitLabel="تسجيل الدفعة"
    >
      <FormField control={form.control} name="amount" label="المبلغ" required>
        {(field) => <MoneyInput {...field} rate={null} data-autofocus="" />}
      </FormField>
      {due > 0 && (
        <Button
          size="sm"
          className="-mt-2 w-fit"
          onClick={() => form.setValue('amount', due, { shouldDirty: true, shouldValidate: true })}
        >
          كل المستحق <Usd cents={due} />
        </Button>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="طريقة الدفع">
          <Select options={optionsOf(supplierPaymentMethods)} {...form.register('paymentMethod')} />
        </Field>
        <Field label="تاريخ الدفع" required error={errors.paidAt?.message}>
          <DateInput {...form.register('paidAt')} />
        </Field>
      </div>
      <Field label="ملاحظة" error={errors.note?.message}>
        <Input {...form.register('note')} />
      </Field>
      {balance !== undefined && (
        <BalanceOutcome
          now={<AccountBalance cents={balance} />}
          after={amount === null ? undefined : <AccountBalance cents={balance + amount} />}
        />
      )}
    </FormDialog>
  );
}
