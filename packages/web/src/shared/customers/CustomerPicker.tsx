import { customersApi } from '@turoos/contract';
import type { ComponentProps } from 'react';
import { call } from '@/lib/http/api';
import { Combobox } from '@/ui/Combobox';
import type { LoadOptions } from '@/ui/use-options';

/** Finds customers by name, phone or code, and shows the phone beside the name. */
export const findCustomers: LoadOptions = async (q, signal) => {
  const { rows } = await call(customersApi.list, { query: { q, limit: 20, sort: 'name' } }, { signal });
  return rows.map(({ _id, name, phone, customerCode }) => ({
    value: _id,
    label: name,
    hint: phone || customerCode,
  }));
};

type CustomerPickerProps = Omit<ComponentProps<typeof Combobox>, 'load' | 'value' | 'onChange'> & {
  value: { _id: string; name: string } | null;
  onChange: (customer: { _id: string; name: string } | null) => void;
};

export const CustomerPicker = ({ value, onChange, ...props }: CustomerPickerProps) => (
  <Combobox
    {...props}
    load={findCustomers}
    failedText="حدث خطأ أثناء جلب العملاء"
    value={value && { value: value._id, label: value.name }}
    onChange={(option) => onChange(option && { _id: option.value, name: option.label })}
  />
);
