import { warehousesApi } from '@turoos/contract';
import type { ComponentProps } from 'react';
import { call } from '@/lib/api';
import { Combobox } from '@/ui/Combobox';
import type { LoadOptions } from '@/ui/use-options';

/** The warehouses in use, by name or code. */
const findWarehouses: LoadOptions = async (q, signal) => {
  const query = { q, limit: 20, isActive: 'true' };
  const { rows } = await call(warehousesApi.list, { query }, { signal });
  return rows.map(({ _id, name, code }) => ({ value: _id, label: name, hint: code }));
};

type WarehousePickerProps = Omit<ComponentProps<typeof Combobox>, 'load' | 'value' | 'onChange'> & {
  value: { _id: string; name: string } | null;
  onChange: (warehouse: { _id: string; name: string } | null) => void;
};

export const WarehousePicker = ({ value, onChange, ...props }: WarehousePickerProps) => (
  <Combobox
    {...props}
    load={findWarehouses}
    value={value && { value: value._id, label: value.name }}
    onChange={(option) => onChange(option && { _id: option.value, name: option.label })}
  />
);
