import { suppliersApi } from '@turoos/contract';
import type { ComponentProps } from 'react';
import { call } from '@/lib/http/api';
import { useCan } from '@/lib/session/can';
import { Combobox } from '@/ui/Combobox';
import { isNamed, namedFirst } from '@/ui/named-first';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { LoadOptions, Option } from '@/ui/use-options';
import type { NewSupplierSubject } from './NewSupplierDialog';

/** Finds suppliers by name, contact person or phone. */
const findSuppliers = async (q: string, signal: AbortSignal) => {
  const query = { q, limit: 10, sort: 'name', summary: false };
  const { rows } = await call(suppliersApi.list, { query }, { signal });
  return namedFirst(rows, q).map(({ _id, name, contactPerson, phone, city, isActive }): Option => {
    const reached = (!isNamed(name, q) && contactPerson) || phone || city;
    return { value: _id, label: name, hint: isActive ? reached : 'غير نشط', disabled: !isActive };
  });
};
export const findAnySupplier: LoadOptions = async (q, signal) =>
  (await findSuppliers(q, signal)).map((option) => ({ ...option, disabled: false }));

type SupplierPickerProps = Omit<ComponentProps<typeof Combobox>, 'load' | 'value' | 'onChange'> & {
  value: { _id: string; name: string } | null;
  onChange: (supplier: { _id: string; name: string } | null) => void;
  /** Lets users with the right create a supplier under the typed name, which is then chosen. */
  creates?: boolean;
  /** For filters: also offers inactive suppliers, which take no new purchases. */
  alsoInactive?: boolean;
};

export function SupplierPicker({ value, onChange, creates, alsoInactive, ...props }: SupplierPickerProps) {
  const mayCreate = useCan('suppliers:create');
  const form = useLazyDialog<NewSupplierSubject>(() => import('./NewSupplierDialog').then((m) => m.default));
  return (
    <>
      <Combobox
        {...(creates &&
          mayCreate && { onCreate: (name: string) => form.show({ name, onCreated: onChange }) })}
        {...props}
        load={alsoInactive ? findAnySupplier : findSuppliers}
        value={value && { value: value._id, label: value.name }}
        onChange={(option) => onChange(option && { _id: option.value, name: option.label })}
      />
      {form.dialog}
    </>
  );
}
