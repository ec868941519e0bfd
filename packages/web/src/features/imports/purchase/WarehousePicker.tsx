import { warehousesApi } from '@turoos/contract';
import type { ComponentProps } from 'react';
import { call } from '@/lib/http/api';
import { useCan } from '@/lib/session/can';
import type { NewWarehouseSubject } from '@/shared/warehouses/NewWarehouseDialog';
import { Combobox } from '@/ui/Combobox';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { LoadOptions } from '@/ui/use-options';

/** Finds active warehouses by name or code. */
const findWarehouses: LoadOptions = async (q, signal) => {
  const query = { q, limit: 20, isActive: 'true' };
  const { rows } = await call(warehousesApi.list, { query }, { signal });
  return rows.map(({ _id, name, code }) => ({ value: _id, label: name, hint: code }));
};

type WarehousePickerProps = Omit<ComponentProps<typeof Combobox>, 'load' | 'value' | 'onChange'> & {
  value: { _id: string; name: string } | null;
  onChange: (warehouse: { _id: string; name: string } | null) => void;
};

/** Chooses a warehouse; users with the right can create one under the typed name, which is then chosen. */
export function WarehousePicker({ value, onChange, ...props }: WarehousePickerProps) {
  const mayCreate = useCan('warehouses:create');
  const form = useLazyDialog<NewWarehouseSubject>(() =>
    import('@/shared/warehouses/NewWarehouseDialog').then((m) => m.default),
  );
  return (
    <>
      <Combobox
        {...props}
        {...(mayCreate && { onCreate: (name: string) => form.show({ name, onCreated: onChange }) })}
        load={findWarehouses}
        value={value && { value: value._id, label: value.name }}
        onChange={(option) => onChange(option && { _id: option.value, name: option.label })}
      />
      {form.dialog}
    </>
  );
}
