import { warehousesApi, type Warehouse } from '@turoos/contract';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useData } from '@/lib/http/use-data';
import { useCan, usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { Select } from '@/ui/Select';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { NewWarehouseSubject } from './NewWarehouseDialog';

type WarehouseSelectProps = Omit<
  ComponentProps<typeof Select>,
  'options' | 'value' | 'onChange' | 'onValueChange'
> & {
  /** The warehouse's id; '' for the blank option. */
  value: string;
  onChange: (id: string) => void;
  /** The previously chosen warehouse, offered even when it is inactive. */
  chosen?: { _id: string; name: string } | null;
  /** For forms: when there is no warehouse, users with the right can create one, which is then chosen. */
  creates?: boolean;
  /** The warehouse at the other end of a transfer: a list of it alone counts as empty. */
  otherEnd?: string;
  /** Why a warehouse can't be chosen; it is shown disabled with the reason. */
  unfit?: (warehouse: Warehouse) => string | undefined;
};

/** Offers the active warehouses; users without the right to see them get only the previously chosen one. */
export function WarehouseSelect({
  value,
  onChange,
  chosen,
  unfit,
  creates,
  otherEnd,
  placeholder,
  ...props
}: WarehouseSelectProps) {
  const enabled = useCan('warehouses:read');
  const { data } = useData(
    'warehouses',
    warehousesApi.list,
    { query: { limit: 1000, isActive: 'true' } },
    { enabled },
  );
  const known = data?.rows ?? [];
  const missing = chosen && !known.some(({ _id }) => _id === chosen._id) ? [optionOf(chosen)] : [];
  const none =
    data !== undefined && missing.length === 0 && known.every((one) => one._id === otherEnd || unfit?.(one));
  return (
    <>
      <Select
        {...props}
        placeholder={creates && none ? nothing(known.length) : placeholder}
        value={value}
        onValueChange={onChange}
        options={[...missing, ...known.map((one) => optionOf(one, unfit?.(one)))]}
      />
      {creates && <FirstWarehouse offered={none} onCreated={onChange} />}
    </>
  );
}

const nothing = (known: number) => (known > 0 ? 'لا يوجد مستودع آخر' : 'لا يوجد مستودع بعد');

type FirstWarehouseProps = { offered: boolean; onCreated: (id: string) => void };

function FirstWarehouse({ offered, onCreated }: FirstWarehouseProps) {
  const mayCreate = usePermit('warehouses:create');
  const form = useLazyDialog<NewWarehouseSubject>(() =>
    import('./NewWarehouseDialog').then((m) => m.default),
  );
  return (
    <>
      {offered && (
        <Button
          icon={Plus}
          disabledReason={mayCreate.reason}
          onClick={() => form.show({ onCreated: ({ _id }) => onCreated(_id) })}
        >
          إضافة مستودع
        </Button>
      )}
      {form.dialog}
    </>
  );
}

const optionOf = ({ _id, name }: { _id: string; name: string }, reason?: string) =>
  reason ? { value: _id, label: `${name} (${reason})`, disabled: true } : { value: _id, label: name };
