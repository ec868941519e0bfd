import { transfersApi } from '@turoos/contract';
import type { ComponentProps } from 'react';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';
import { useUser } from '@/lib/session/session-state';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { Select } from '@/ui/Select';

type PlaceSelectProps = ComponentProps<typeof WarehouseSelect>;

/**
 * Offers an end of a transfer that may be anywhere: for users who are bound to warehouses and make transfers all names,
 * which is all they may know.
 */
export function PlaceSelect({ creates, unfit, ...props }: PlaceSelectProps) {
  const isBound = useUser().warehouses !== undefined;
  const knowsNames = useCan('transfers:create');
  return isBound && knowsNames ? (
    <NameSelect {...props} />
  ) : (
    <WarehouseSelect {...props} creates={creates ?? false} {...(unfit && { unfit })} />
  );
}

type NameSelectProps = Omit<PlaceSelectProps, 'creates' | 'unfit'>;

function NameSelect({ value, onChange, chosen, otherEnd, ...props }: NameSelectProps) {
  const { data = [] } = useData('warehouses', transfersApi.places, {});
  const missing = chosen && !data.some(({ _id }) => _id === chosen._id) ? [chosen] : [];
  return (
    <Select
      {...props}
      value={value}
      onValueChange={onChange}
      options={[...missing, ...data]
        .filter(({ _id }) => _id !== otherEnd)
        .map(({ _id, name }) => ({ value: _id, label: name }))}
    />
  );
}
