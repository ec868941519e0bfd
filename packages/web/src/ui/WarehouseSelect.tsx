import { warehousesApi, type Warehouse } from '@turoos/contract';
import type { ComponentProps } from 'react';
import { useCan } from '@/lib/can';
import { useData } from '@/lib/use-data';
import { Select } from './Select';

type WarehouseSelectProps = Omit<
  ComponentProps<typeof Select>,
  'options' | 'value' | 'onChange' | 'onValueChange'
> & {
  /** The warehouse's id; '' for the blank choice. */
  value: string;
  onChange: (id: string) => void;
  /** The one chosen before: offered even when it is no longer in use. */
  chosen?: { _id: string; name: string } | null;
  /** Why a warehouse cannot be chosen here; it is shown with the reason. */
  unfit?: (warehouse: Warehouse) => string | undefined;
};

/** The warehouses in use; for those who may not see them, only the one chosen before. */
export function WarehouseSelect({ value, onChange, chosen, unfit, ...props }: WarehouseSelectProps) {
  const enabled = useCan('warehouses:read');
  const { data } = useData(
    'warehouses',
    warehousesApi.list,
    { query: { limit: 1000, isActive: 'true' } },
    { enabled },
  );
  const known = data?.rows ?? [];
  const missing = chosen && !known.some(({ _id }) => _id === chosen._id) ? [optionOf(chosen)] : [];
  return (
    <Select
      {...props}
      value={value}
      onValueChange={onChange}
      options={[...missing, ...known.map((one) => optionOf(one, unfit?.(one)))]}
    />
  );
}

const optionOf = ({ _id, name }: { _id: string; name: string }, reason?: string) =>
  reason ? { value: _id, label: `${name} (${reason})`, disabled: true } : { value: _id, label: name };
