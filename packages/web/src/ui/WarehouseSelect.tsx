import { warehousesApi } from '@turoos/contract';
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
};

/** The warehouses in use; for those who may not see them, only the one chosen before. */
export function WarehouseSelect({ value, onChange, chosen, ...props }: WarehouseSelectProps) {
  const enabled = useCan('warehouses:read');
  const { data } = useData(
    'warehouses',
    warehousesApi.list,
    { query: { limit: 1000, isActive: 'true' } },
    { enabled },
  );
  const known = data?.rows ?? [];
  const offered = chosen && !known.some(({ _id }) => _id === chosen._id) ? [chosen, ...known] : known;
  return (
    <Select
      {...props}
      value={value}
      onValueChange={onChange}
      options={offered.map(({ _id, name }) => ({ value: _id, label: name }))}
    />
  );
}
