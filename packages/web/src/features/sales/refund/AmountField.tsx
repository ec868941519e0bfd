import { percentOf, refundable, type Sale } from '@turoos/contract';
import { Controller, type Control } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { MoneyInput } from '@/ui/MoneyInput';
import type { RefundDraft } from './refund-resolver';

type AmountFieldProps = {
  control: Control<RefundDraft>;
  sale: Sale;
  /** All of it is to be given back. */
  onAll: () => void;
};

/** How much is given back, with the two amounts most asked for. */
export function AmountField({ control, sale, onAll }: AmountFieldProps) {
  const most = refundable(sale);
  return (
    <Controller
      control={control}
      name="amount"
      render={({ field, fieldState }) => (
        <div className="flex flex-wrap items-start gap-2">
          <Field label="مبلغ المرتجع" required error={fieldState.error?.message} className="grow">
            <MoneyInput {...field} rate={sale.usd_to_yer} min={0} max={most / 100} step={0.01} />
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
