import { mayGivePermission, permissionLabel, userModules } from '@turoos/contract';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useUser } from '@/lib/session/session-state';
import { Checkbox } from '@/ui/Checkbox';
import { Combobox } from '@/ui/Combobox';
import { Field } from '@/ui/Field';
import { permissionOptions } from './permission-options';

const modules = [
  { name: 'all', label: 'كل الصلاحيات' },
  ...Object.entries(userModules).map(([name, label]) => ({ name, label })),
];
const isModule = (string: string) => modules.some(({ name }) => name === string);

type PermissionsFieldProps = { value: string[]; onChange: (value: string[]) => void };

/** Permissions of a user beyond the role: readable modules and single permissions. */
export function PermissionsField({ value, onChange }: PermissionsFieldProps) {
  const me = useUser();
  const load = useMemo(() => permissionOptions(me), [me]);
  const add = (string: string) => onChange([...new Set([...value, string])]);
  const drop = (string: string) => onChange(value.filter((one) => one !== string));
  const single = value.filter((string) => !isModule(string));

  return (
    <>
      <Field label="صلاحيات إضافية" group hint="تُضاف إلى صلاحيات الدور؛ القسم يعطي الاطلاع عليه">
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
          {modules.map(({ name, label }) => (
            <Checkbox
              key={name}
              label={label}
              checked={value.includes(name)}
              disabled={!value.includes(name) && !mayGivePermission(me, name)}
              onChange={(event) => (event.target.checked ? add(name) : drop(name))}
            />
          ))}
        </div>
      </Field>
      <Field label="صلاحيات مفردة">
        <Combobox
          value={null}
          onChange={(option) => option && add(option.value)}
          load={load}
          placeholder="ابحث عن صلاحية لإضافتها"
        />
      </Field>
      {single.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="الصلاحيات المفردة">
          {single.map((string) => (
            <li key={string}>
              <button
                type="button"
                onClick={() => drop(string)}
                aria-label={`إزالة ${permissionLabel(string)}`}
                className="inline-flex items-center gap-1.5 rounded-full bg-sunken px-3 py-1 text-sm hover:text-danger pointer-coarse:min-h-11"
              >
                {permissionLabel(string)}
                <X className="size-3.5" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
