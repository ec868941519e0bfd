import {
  adenDay,
  customersApi,
  debtAge,
  owedBy,
  type BalanceOperation,
  type Customer,
} from '@turoos/contract';
import { Controller, useWatch } from 'react-hook-form';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { lastVoucher } from '@/lib/money/last-voucher';
import { toast } from '@/lib/toasts/toast-store';
import { BalanceOutcome } from '@/shared/ledger/BalanceOutcome';
import { ChangeDue } from '@/shared/money/ChangeDue';
import { TenderBoxes } from '@/shared/money/TenderBoxes';
import { asCredit, countTenders, emptyTender, tenderRequest } from '@/shared/money/typed-tender';
import { useCounting } from '@/shared/money/use-counting';
import { saveChecked, useTenderCheck } from '@/shared/money/use-tender-check';
import { DateField } from '@/ui/DateField';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { Money } from '@/ui/Money';
import { MoneyInput } from '@/ui/MoneyInput';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { Balance } from '@/shared/customers/Balance';
import { texts } from '../customer-texts';
import { asChange, BalanceForm, outcome } from './balance-form';
import { OperationField } from './OperationField';

const choices = {
  add: { label: 'دفعة من العميل', hint: 'تُسدد بها أقدم ديونه' },
  subtract: { label: 'دين على العميل', hint: 'يزيد ما عليه' },
  set: { label: 'تعيين الرصيد', hint: 'يصبح كما تكتبه؛ السالب دين على العميل' },
} as const satisfies Record<BalanceOperation, { label: string; hint: string }>;

export type BalanceSubject = {
  customer: Customer;
  /** The first is chosen at the start; a choice is offered only between several. */
  operations: readonly [BalanceOperation, ...BalanceOperation[]];
};

const titleOf = (operations: BalanceSubject['operations']) =>
  operations.length === 1 ? 'قبض دفعة' : operations.includes('set') ? 'إدارة الرصيد' : 'تعديل الرصيد';

/** Takes a payment, adds a debt, or sets the balance, and says what remains. */
export function BalanceDialog({ subject, open, onClose }: SubjectDialogProps<BalanceSubject>) {
  const { customer, operations } = subject;
  const form = useZodForm(BalanceForm, {
    defaultValues: {
      operation: operations[0],
      amount: null,
      tenders: [emptyTender],
      changeIn: asCredit,
      date: adenDay(),
      note: '',
    },
  });
  const [operation, amount, tenders, chosen] = useWatch({
    control: form.control,
    name: ['operation', 'amount', 'tenders', 'changeIn'],
  });
  const change = useAction(customersApi.changeBalance, {
    done: 'تم تحديث الرصيد بنجاح',
    failed: texts.balanceFailed,
    onDone: ({ warnings = [], voucher = null }) => {
      lastVoucher.set(voucher);
      for (const warning of warnings) toast({ tone: 'warning', title: warning });
    },
  });
  const counting = useCounting('payment');
  const due = owedBy(customer);
  const changeIn = chosen === asCredit ? null : chosen;
  const payment = operation === 'add' ? countTenders(due, tenders, changeIn, counting) : undefined;
  const check = useTenderCheck({
    typed: [tenders, chosen],
    codes: [...tenders.map(({ currency }) => currency), changeIn],
    counting,
    isShown: operation === 'add',
  });
  const after = outcome(
    customer.balance,
    operation,
    operation === 'add' ? (payment ? payment.paid + payment.over : null) : amount,
  );

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(fields) =>
        saveChecked(check, { due, counted: payment }, () =>
          change.mutateAsync({
            params: { id: customer._id },
            body: asChange(fields, tenderRequest(fields.tenders, changeIn, counting)),
          }),
        )
      }
      title={titleOf(operations)}
      description={customer.name}
      submitLabel={operations.length === 1 ? 'تسجيل الدفعة' : 'حفظ'}
    >
      {operations.length > 1 && (
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
      )}
      {operation === 'add' && due > 0 && <DebtLine customer={customer} />}
      {operation === 'add' ? (
        <TenderBoxes
          kind="payment"
          label="المبلغ"
          required
          focused={operations.length === 1}
          tenders={tenders}
          onChange={(next) =>
            form.setValue('tenders', next, {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
          due={due}
          counting={counting}
          changeIn={changeIn}
          error={form.formState.errors.tenders?.message}
          news={check.news}
          withNotes
          exactLabel="كل الدين"
        />
      ) : (
        <FormField
          control={form.control}
          name="amount"
          label={operation === 'set' ? 'الرصيد الجديد' : 'المبلغ'}
          required
        >
          {(field) => <MoneyInput {...field} kind="balance" signed={operation === 'set'} />}
        </FormField>
      )}
      {operation === 'subtract' && (
        <DateField
          control={form.control}
          name="date"
          label="تاريخ الدين"
          hint="منه يُحسب عمر الدين. لدين قديم من الدفتر اكتب يومه."
          max={adenDay()}
          required
        />
      )}
      <Field label="ملاحظة" error={form.formState.errors.note?.message}>
        <Input {...form.register('note')} />
      </Field>
      {operation === 'add' && due > 0 ? (
        payment && (
          <ChangeDue
            due={due}
            counted={payment}
            counting={counting}
            changeIn={chosen}
            onChangeIn={(choice) => form.setValue('changeIn', choice, { shouldDirty: true })}
            hasAccount
            staysOwed
          />
        )
      ) : (
        <BalanceOutcome
          now={<Balance cents={customer.balance} stacked />}
          after={after === undefined ? undefined : <Balance cents={after} stacked />}
        />
      )}
    </FormDialog>
  );
}

/** What the customer owes before the payment, and since when. */
function DebtLine({ customer }: { customer: Customer }) {
  const { data } = useData('customers', customersApi.ageing, { params: { id: customer._id } });
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-muted">عليه</span>
      <Money usd={owedBy(customer)} at="today" className="text-lg text-danger" />
      {data?.oldestDays != null && (
        <span className="text-sm text-muted">أقدم دين: {debtAge(data.oldestDays)}</span>
      )}
    </p>
  );
}
