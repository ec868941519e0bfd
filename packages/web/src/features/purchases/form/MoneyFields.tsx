import {
  hasArrived,
  purchasePaymentMethods,
  purchasePaymentStatus,
  purchasePaymentStatusOf,
  purchaseTexts,
  type PurchaseDetail,
} from '@turoos/contract';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { optionsOf } from '@/lib/format/options';
import { useTyped } from '@/lib/forms/use-zod-form';
import { moneyWorth } from '@/lib/money/typed-money';
import { MoneyBox } from '@/shared/money/MoneyBox';
import { useCounting } from '@/shared/money/use-counting';
import { currencyIn } from '@/shared/money/use-currencies';
import { useRatesOn } from '@/shared/money/use-rates';
import { cn } from '@/ui/cn';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { Money } from '@/ui/Money';
import { MoneyInput } from '@/ui/MoneyInput';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { figuresOf, paidOf, type Typed, type Valid } from './purchase-form';

type MoneyFieldsProps = {
  form: UseFormReturn<Typed, unknown, Valid>;
  /** The purchase that is edited; a new one can be paid in any currency. */
  changed: PurchaseDetail | null;
};

/** The purchase's total, paid amount and open balance. */
export function MoneyFields({ form, changed }: MoneyFieldsProps) {
  const { control } = form;
  const typed = useTyped(control);
  const { total } = figuresOf(typed);
  const { usdToYer: rate } = useRatesOn(typed.purchaseDate);
  const received = changed && hasArrived(changed.status) ? changed : null;
  const lowered = received ? received.totalAmount - received.paidAmount - received.remainingAmount : 0;
  const remaining = total - paidOf(typed) - lowered;
  const byLines = typed.items.length > 0;

  return (
    <>
      <div
        className={cn('grid items-start gap-4 sm:grid-cols-2', changed ? 'lg:grid-cols-5' : 'lg:grid-cols-6')}
      >
        {byLines ? (
          <Sum label="المبلغ الإجمالي" cents={total} rate={rate} />
        ) : (
          <Amount form={form} name="totalAmount" label="المبلغ الإجمالي" rate={rate} required />
        )}
        {typed.status === 'completed' && (
          <>
            {changed ? (
              <Amount form={form} name="paidAmount" label="المبلغ المدفوع" rate={rate} />
            ) : (
              <PaidBox form={form} />
            )}
            <PaymentStatusField form={form} total={total} lowered={lowered} isNew={!changed} />
            <Field label="طريقة الدفع">
              <Select options={optionsOf(purchasePaymentMethods)} {...form.register('paymentMethod')} />
            </Field>
            <Sum label="المبلغ المتبقي" cents={Math.max(0, remaining)} rate={rate} strong={remaining > 0} />
          </>
        )}
      </div>
      <Field label="ملاحظات" error={form.formState.errors.notes?.message}>
        <Textarea rows={2} {...form.register('notes')} />
      </Field>
    </>
  );
}

type AmountProps = Pick<MoneyFieldsProps, 'form'> & {
  name: 'totalAmount' | 'paidAmount';
  label: string;
  rate: number | null;
  required?: boolean;
};

const Amount = ({ form, name, label, rate, required }: AmountProps) => (
  <FormField control={form.control} name={name} label={label} required={required}>
    {(field) => <MoneyInput {...field} kind="cost" rate={rate} step={0.01} />}
  </FormField>
);

/** The money handed to the supplier, in any currency of the shop, at the rates of the purchase's day. */
function PaidBox({ form }: Pick<MoneyFieldsProps, 'form'>) {
  const rates = useRatesOn(useWatch({ control: form.control, name: 'purchaseDate' }));
  return (
    <FormField control={form.control} name="paid" label="المبلغ المدفوع" className="lg:col-span-2">
      {(field) => <MoneyBox {...field} kind="supplier" rates={rates} />}
    </FormField>
  );
}

type PaymentStatusProps = Pick<MoneyFieldsProps, 'form'> & {
  total: number;
  lowered: number;
  isNew: boolean;
};

/** The payment status, computed from the amounts; choosing one fills in the matching paid amount. */
function PaymentStatusField({ form, total, lowered, isNew }: PaymentStatusProps) {
  const [date, paid, paidAmount] = useWatch({
    control: form.control,
    name: ['purchaseDate', 'paid', 'paidAmount'],
  });
  const { currencies, usual } = useCounting('supplier');
  const rates = useRatesOn(date);
  const cents = paidOf({ status: 'completed', paid, paidAmount });
  const status =
    total === 0 ? 'pending' : purchasePaymentStatusOf({ paid: cents, remaining: total - lowered - cents });
  const box = isNew ? 'paid' : 'paidAmount';
  const fill = (wanted: number) => {
    const options = { shouldDirty: true, shouldValidate: true };
    if (!isNew) form.setValue('paidAmount', wanted, options);
    else
      form.setValue(
        'paid',
        wanted === 0 ? null : (moneyWorth(currencyIn(currencies, usual), wanted, rates) ?? null),
        options,
      );
  };
  const choose = (wanted: string) => {
    if (wanted === 'partial' && status !== 'partial') {
      form.setFocus(box);
      form.setError(box, { message: purchaseTexts.partialNeedsAmount });
    } else if (wanted !== status) fill(wanted === 'paid' ? total - lowered : 0);
  };
  return (
    <Field label="حالة الدفع">
      <Select options={optionsOf(purchasePaymentStatus)} value={status} onValueChange={choose} />
    </Field>
  );
}

type SumProps = { label: string; cents: number; rate: number | null; strong?: boolean };

const Sum = ({ label, cents, rate, strong }: SumProps) => (
  <div className="flex flex-col gap-1">
    <span className="text-sm font-semibold">{label}</span>
    <output aria-label={label} className="flex min-h-9 items-center">
      <Money usd={cents} at={rate} stacked className={strong ? 'text-danger' : undefined} />
    </output>
  </div>
);
