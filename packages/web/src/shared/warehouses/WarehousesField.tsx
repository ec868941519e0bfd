import { warehousesApi, type User } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';
import { useUser } from '@/lib/session/session-state';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';

type WarehousesFieldProps = {
  label?: string;
  value: string[];
  onChange: (value: string[]) => void;
  /** Those chosen before, offered even when they are inactive. */
  chosen?: User['warehouses'];
  error?: string | undefined;
};

/** The warehouses that a user or a key is bound to: none chosen means all. Who is bound offers their own only. */
export function WarehousesField({
  label = 'المستودعات',
  value,
  onChange,
  chosen = [],
  error,
}: WarehousesFieldProps) {
  const { warehouses: own } = useUser();
  const { data } = useData(
    'warehouses',
    warehousesApi.list,
    { query: { limit: 1000, isActive: 'true' } },
    { enabled: useCan('warehouses:read') },
  );
  const known = data?.rows ?? [];
  const offered = [...known, ...chosen.filter((one) => !known.some(({ _id }) => _id === one._id))];
  if (offered.length < 2 && value.length === 0 && !own) return null;
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, id] : value.filter((one) => one !== id));
  return (
    <Field label={label} group hint={hintOf(value.length, own !== undefined)} error={error}>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {offered.map(({ _id, name }) => (
          <Checkbox
            key={_id}
            label={name}
            checked={value.includes(_id)}
            onChange={(event) => toggle(_id, event.target.checked)}
          />
        ))}
      </div>
    </Field>
  );
}

function hintOf(chosen: number, isBound: boolean): string {
  if (chosen > 0) return 'يبيع منها ويرى مخزونها ومستنداتها وتقاريرها وحدها';
  return isBound ? 'اختر من المستودعات المسندة إليك' : 'بلا اختيار: كل المستودعات';
}
