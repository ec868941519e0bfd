import { customersApi, ltr, owedBy } from '@turoos/contract';
import type { ComponentProps } from 'react';
import { formatUsd, formatYer, YER } from '@/lib/format/format';
import { call } from '@/lib/http/api';
import { Combobox } from '@/ui/Combobox';
import { namedFirst } from '@/ui/named-first';
import { useDisplayCurrency, useRate } from '@/ui/rate-context';
import type { LoadOptions } from '@/ui/use-options';

const customersLike = async (q: string, signal: AbortSignal) =>
  namedFirst((await call(customersApi.list, { query: { q, limit: 20, sort: 'name' } }, { signal })).rows, q);

/** Finds customers by name, phone or code, and shows the phone beside the name. */
export const findCustomers: LoadOptions = async (q, signal) =>
  (await customersLike(q, signal)).map(({ _id, name, phone, customerCode }) => ({
    value: _id,
    label: name,
    hint: phone || customerCode,
  }));

/** Finds customers like `findCustomers`, and shows the debt of those who owe something instead of the phone. */
function useFindDebtors(): LoadOptions {
  const rate = useRate();
  const isInRials = useDisplayCurrency() === 'YER' && rate !== null;
  const worded = (cents: number) =>
    isInRials ? `${ltr(formatYer(cents, rate))} ${YER}` : ltr(formatUsd(cents));
  return async (q, signal) =>
    (await customersLike(q, signal)).map(({ _id, name, phone, customerCode, balance }) => {
      const owed = owedBy({ balance });
      return {
        value: _id,
        label: name,
        hint: owed > 0 ? `عليه ${worded(owed)}` : phone || customerCode,
      };
    });
}

type CustomerPickerProps = Omit<ComponentProps<typeof Combobox>, 'load' | 'value' | 'onChange'> & {
  value: { _id: string; name: string } | null;
  onChange: (customer: { _id: string; name: string } | null) => void;
  /** Shows what customers owe, where it matters before one is chosen. */
  showsDebt?: boolean;
};

export function CustomerPicker({ value, onChange, showsDebt = false, ...props }: CustomerPickerProps) {
  const findDebtors = useFindDebtors();
  return (
    <Combobox
      {...props}
      load={showsDebt ? findDebtors : findCustomers}
      failedText="حدث خطأ أثناء جلب العملاء"
      value={value && { value: value._id, label: value.name }}
      onChange={(option) => onChange(option && { _id: option.value, name: option.label })}
    />
  );
}
