import {
  leftToReturn,
  percentOf,
  refundable,
  saleTexts,
  salesApi,
  splitRefund,
  type Sale,
} from '@turoos/contract';
import { TriangleAlert } from 'lucide-react';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Amount } from '@/shared/money/Amount';
import type { Counting } from '@/shared/money/typed-tender';
import { useCounting } from '@/shared/money/use-counting';
import { saveChecked, useTenderCheck } from '@/shared/money/use-tender-check';
import { ReturnLines } from '@/shared/parts/ReturnLines';
import { Button } from '@/ui/Button';
import { Code, legible } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Money } from '@/ui/Money';
import { MoneyInput } from '@/ui/MoneyInput';
import { Select } from '@/ui/Select';
import { Usd } from '@/ui/Usd';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { saleName } from '../sale-labels';
import { payout, payoutAmount } from './payout';
import { proposedRefund, returnedItems } from './proposed-refund';
import { refundForm, type RefundDraft } from './refund-form';

/**
 * Where the dialog opens: the list prefills a default reason, the invoice's page requires one. Each has its
 * own texts.
 */
type RefundPlace = 'list' | 'detail';

const texts = {
  list: { done: 'تم المرتجع بنجاح', failed: 'فشل في معالجة المرتجع' },
  detail: { done: 'تم إرجاع المبلغ بنجاح', failed: 'فشل في إرجاع المبلغ' },
} as const;

type RefundSubject = { sale: Sale; place: RefundPlace };

export default function RefundDialog({ subject, open, onClose }: SubjectDialogProps<RefundSubject>) {
  const { sale, place } = subject;
  const refund = useAction(salesApi.refund, texts[place]);
  const form = useZodForm(refundForm(sale, place), {
    defaultValues: {
      quantities: sale.items.map(() => null),
      amount: null,
      reason: place === 'list' ? saleTexts.refundReason : '',
      payIn: null,
    },
  });
  const counting = useCounting();
  const [quantities, amount, payIn] = useWatch({
    control: form.control,
    name: ['quantities', 'amount', 'payIn'],
  });
  const check = useTenderCheck({
    typed: [quantities, amount, payIn],
    codes: [payIn ?? counting.usual],
    counting,
  });
  const { errors } = form.formState;

  const isNothing = quantities.every((quantity) => !quantity);
  const set = <Name extends keyof RefundDraft>(name: Name, value: RefundDraft[Name]) =>
    form.setValue(name, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  /** Sets the returned pieces and the proposed amount, which stays editable. */
  const take = (pieces: (number | null)[]) => {
    set('quantities', pieces);
    set(
      'amount',
      proposedRefund(
        sale,
        pieces.map((piece) => piece ?? 0),
      ),
    );
  };
  /** Proposes the whole amount, with all pieces unless some were already chosen. */
  const takeAll = () => (isNothing ? take(sale.items.map(leftToReturn)) : set('amount', refundable(sale)));

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      form={form}
      title="إرجاع الفاتورة"
      description={
        <>
          <Code>{saleName(sale)}</Code> · {legible(sale.customerName)}
        </>
      }
      submitLabel="تأكيد المرتجع"
      onSubmit={({ quantities: pieces, amount: cents, reason }) =>
        saveChecked(check, { due: 0, counted: undefined }, () =>
          refund.mutateAsync({
            params: { id: sale._id },
            body: {
              ...payout(sale, cents ?? 0, payIn, counting),
              refundAmount: cents ?? 0,
              refundReason: reason.trim() || saleTexts.refundReason,
              items: returnedItems(sale.items, pieces),
            },
          }),
        )
      }
    >
      <Controller
        control={form.control}
        name="quantities"
        render={({ field }) => (
          <ReturnLines
            items={sale.items.map((item) => ({ ...item, left: leftToReturn(item) }))}
            quantities={field.value}
            error={errors.quantities?.message ?? errors.quantities?.root?.message}
            onChange={take}
          />
        )}
      />
      <AmountField control={form.control} sale={sale} onAll={takeAll} />
      <Field label="سبب المرتجع" required={place === 'detail'} error={errors.reason?.message}>
        <Input placeholder={saleTexts.refundReason} {...form.register('reason')} />
      </Field>
      <RefundPreview
        sale={sale}
        amount={amount ?? 0}
        goodsStay={isNothing}
        counting={counting}
        payIn={payIn}
        news={check.news}
        onPayIn={(code) => set('payIn', code)}
      />
    </FormDialog>
  );
}

type AmountFieldProps = {
  control: Control<RefundDraft, unknown, RefundDraft>;
  sale: Sale;
  /** Refunds the whole amount. */
  onAll: () => void;
};

/** The refunded amount, with buttons for all and half of it. */
function AmountField({ control, sale, onAll }: AmountFieldProps) {
  const most = refundable(sale);
  return (
    <Controller
      control={control}
      name="amount"
      render={({ field, fieldState }) => (
        <div className="flex flex-wrap items-start gap-2">
          <Field label="مبلغ المرتجع" required error={fieldState.error?.message} className="grow">
            <MoneyInput
              {...field}
              kind="refund"
              rate={sale.usd_to_yer}
              min={0}
              max={most / 100}
              step={0.01}
            />
          </Field>
          <div className="flex gap-2 sm:pt-6">
            <Button onClick={onAll}>كامل</Button>
            <Button onClick={() => field.onChange(Math.min(most, percentOf(sale.grandTotal, 50)))}>
              نصف
            </Button>
          </div>
        </div>
      )}
    />
  );
}

type RefundPreviewProps = {
  sale: Sale;
  amount: number;
  /** Whether only money is refunded and the parts stay with the customer. */
  goodsStay: boolean;
  counting: Counting;
  /** The currency of the money; null for the till's. */
  payIn: string | null;
  /** Says that the rates have changed since the amount was typed. */
  news: string | undefined;
  onPayIn: (code: string) => void;
};

/** Previews the refund's effect on the customer's debt, cash and stock; cash is paid at today's rate. */
function RefundPreview({ sale, amount, goodsStay, counting, payIn, news, onPayIn }: RefundPreviewProps) {
  const { debt, cash } = splitRefund(amount, sale);
  const code = payIn ?? counting.usual;
  return (
    <div className="rounded-md bg-warning-soft px-3 py-2">
      <p className="flex items-start gap-2 text-warning">
        <TriangleAlert className="mt-0.75 size-4 shrink-0" aria-hidden="true" />
        {goodsStay && amount > 0
          ? 'لم تُحدَّد كمية لأي صنف: يُعاد المبلغ وحده، ولا يعود شيء إلى المخزون.'
          : 'ستعود المنتجات إلى المخزون وسيتم تحديث رصيد العميل.'}
      </p>
      {news && (
        <p role="alert" className="mt-2 font-semibold text-warning">
          {legible(news)}
        </p>
      )}
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1" aria-live="polite">
        {sale.remaining > 0 && (
          <>
            <dt>يُخصم من الدين</dt>
            <dd>
              <Money usd={debt} at={sale.usd_to_yer} />
            </dd>
          </>
        )}
        <dt>يُعاد نقداً</dt>
        <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Amount
            currency={code}
            amount={payoutAmount(cash, code, counting)}
            className="text-lg font-semibold"
          />
          {code !== 'USD' && <Usd cents={cash} className="text-sm text-muted" />}
          {cash > 0 && counting.currencies.length > 1 && (
            <Select
              aria-label="عملة المرتجع"
              value={code}
              options={counting.currencies.map((currency) => ({
                value: currency.code,
                label: currency.symbol,
              }))}
              onValueChange={onPayIn}
              className="w-24"
            />
          )}
        </dd>
      </dl>
    </div>
  );
}
