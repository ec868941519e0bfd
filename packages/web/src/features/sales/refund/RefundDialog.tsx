import {
  leftToReturn,
  percentOf,
  refundable,
  saleTexts,
  salesApi,
  type Sale,
  type SaleCar,
} from '@turoos/contract';
import { lazy, Suspense, useState } from 'react';
import { Controller, FormProvider, useWatch, type Control } from 'react-hook-form';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { useTillCounting } from '@/shared/money/use-counting';
import { saveChecked, useTenderCheck } from '@/shared/money/use-tender-check';
import { ReturnLines } from '@/shared/parts/ReturnLines';
import { Button } from '@/ui/Button';
import { Code, legible } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { MoneyInput } from '@/ui/MoneyInput';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { saleName } from '../sale-labels';
import { payout } from './payout';
import { proposedRefund, returnedItems } from './proposed-refund';
import { refundForm, unfitReason, type RefundDraft } from './refund-form';
import { RefundPreview } from './RefundPreview';
import { RefundReason } from './RefundReason';

const CarInput = lazy(() => import('@/shared/vehicles/CarInput').then((m) => ({ default: m.CarInput })));

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
  const counting = useTillCounting();
  const [quantities, amount, payIn, written] = useWatch({
    control: form.control,
    name: ['quantities', 'amount', 'payIn', 'reason'],
  });
  const check = useTenderCheck({
    typed: [quantities, amount, payIn],
    codes: [payIn ?? counting.usual],
    counting,
  });
  const { errors } = form.formState;
  const [car, setCar] = useState<SaleCar | null>(sale.car ?? null);
  const unfit = written.trim() === unfitReason;

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
              ...(unfit && { unfit, car }),
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
            onScanned={() => form.setFocus('reason')}
          />
        )}
      />
      <AmountField control={form.control} sale={sale} onAll={takeAll} />
      <FormProvider {...form}>
        <RefundReason required={place === 'detail'} />
      </FormProvider>
      {unfit && (
        <Suspense>
          <CarInput label="أي سيارة لم تناسبها؟" value={car} customer={sale.customer} onChange={setCar} />
        </Suspense>
      )}
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
