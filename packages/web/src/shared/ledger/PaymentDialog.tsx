import { adenDay, Day, supplierSides, type TenderInput, type TenderMethod } from '@turoos/contract';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { TypedTenders } from '@/shared/money/money-schema';
import { TenderBoxes } from '@/shared/money/TenderBoxes';
import { countTenders, emptyTender, tenderRequest, type TypedTender } from '@/shared/money/typed-tender';
import { useCountingOn } from '@/shared/money/use-counting';
import { saveChecked, useTenderCheck } from '@/shared/money/use-tender-check';
import { DateField } from '@/ui/DateField';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { AccountBalance } from './AccountBalance';
import { BalanceOutcome } from './BalanceOutcome';

const wrongAmount = 'يرجى إدخال مبلغ صحيح';

const PaymentForm = z.object({
  tenders: TypedTenders(wrongAmount),
  paidAt: Day,
  note: z.string().trim().max(500),
});

/** The payment as the API takes it. */
interface Payment {
  tenders: TenderInput[];
  paymentMethod: TenderMethod;
  paidAt: string;
  note: string;
}

type PaymentDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  /** The whole debt in cents: one button fills it in. */
  due: number;
  /** The error for an amount above the debt; without it such an amount is accepted. */
  tooMuch?: string;
  onPay: (payment: Payment) => Promise<unknown>;
  /** The account's balance, to preview the new one. */
  balance?: number;
};

/** A payment to a supplier: money in one currency or several, with its date. */
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
  const [day, setDay] = useState(() => adenDay());
  const counting = useCountingOn('supplier', day);
  const count = (typed: readonly TypedTender[]) => countTenders(due, typed, null, counting);
  const checked = tooMuch
    ? PaymentForm.refine(({ tenders }) => (count(tenders)?.over ?? 0) === 0, {
        message: tooMuch,
        path: ['tenders'],
      })
    : PaymentForm;
  const form = useZodForm(checked, {
    defaultValues: { tenders: [emptyTender], paidAt: day, note: '' },
  });
  const [tenders, paidAt] = useWatch({ control: form.control, name: ['tenders', 'paidAt'] });
  // the form's check counts by the rates of the day that is typed in the form
  if (paidAt !== day) setDay(paidAt);
  const payment = count(tenders);
  const check = useTenderCheck({
    typed: [tenders, paidAt],
    codes: tenders.map(({ currency }) => currency),
    counting,
  });
  const { errors, isSubmitted } = form.formState;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={({ tenders: typed, ...fields }) =>
        saveChecked(check, { due, counted: payment }, () =>
          onPay({
            ...fields,
            paymentMethod: typed[0]?.method ?? 'cash',
            tenders: tenderRequest(typed, null, counting).tenders,
          }),
        )
      }
      title={title}
      description={description}
      submitLabel="تسجيل الدفعة"
    >
      <TenderBoxes
        kind="supplier"
        label="المبلغ"
        required
        focused
        tenders={tenders}
        onChange={(next) =>
          form.setValue('tenders', next, { shouldDirty: true, shouldValidate: isSubmitted })
        }
        due={due}
        counting={counting}
        changeIn={null}
        error={errors.tenders?.message}
        news={check.news}
        exactLabel="كل المستحق"
      />
      <DateField control={form.control} name="paidAt" label="تاريخ الدفع" required />
      <Field label="ملاحظة" error={errors.note?.message}>
        <Input {...form.register('note')} />
      </Field>
      {balance !== undefined && (
        <BalanceOutcome
          now={<AccountBalance cents={balance} words={supplierSides} />}
          after={
            payment && <AccountBalance cents={balance + payment.paid + payment.over} words={supplierSides} />
          }
        />
      )}
    </FormDialog>
  );
}
