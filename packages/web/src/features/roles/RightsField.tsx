import {
  keysOf,
  levelLabels,
  levels,
  mayGivePermission,
  permissionLabel,
  permissionsApi,
  resourceNames,
  ungrantableRights,
  type Level,
} from '@turoos/contract';
import { useMemo } from 'react';
import { useData } from '@/lib/http/use-data';
import { useUser } from '@/lib/session/session-state';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import { withLevel } from './role-form';

const levelNames = keysOf(levels);

type RightsFieldProps = { value: Record<string, Level>; onChange: (value: Record<string, Level>) => void };

/** A level per resource and the shop's own permissions; rights the user lacks can't be granted. */
export function RightsField({ value, onChange }: RightsFieldProps) {
  const me = useUser();
  const refused = useMemo(
    () =>
      new Map(
        levelNames.map((level) => [
          level,
          ungrantableRights(me, Object.fromEntries(resourceNames.map((name) => [name, level]))),
        ]),
      ),
    [me],
  );
  const options = (key: string) =>
    levelNames.map((level) => ({
      value: level,
      label: levelLabels[level],
      disabled: value[key] !== level && refused.get(level)?.includes(key),
    }));
  return (
    <>
      <Field label="الصلاحيات" group hint="كل مستوى يشمل ما قبله">
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
          {resourceNames.map((resource) => (
            <label key={resource} className="flex items-center gap-3">
              <span className="grow text-sm">{permissionLabel(resource)}</span>
              <Select
                id={`right-${resource}`}
                aria-label={permissionLabel(resource)}
                className="w-32 shrink-0"
                value={value[resource] ?? 'none'}
                onValueChange={(level) => onChange(withLevel(value, resource, level))}
                options={options(resource)}
              />
            </label>
          ))}
        </div>
      </Field>
      <OwnPermissions value={value} onChange={onChange} />
    </>
  );
}

/** The permissions of the shop's catalogue, granted or not. */
function OwnPermissions({ value, onChange }: RightsFieldProps) {
  const me = useUser();
  const own = useData('permissions', permissionsApi.list, { query: { isSystem: 'false', limit: 200 } });
  const known = (own.data?.rows ?? []).map(({ name, displayName }) => ({ name, label: displayName }));
  const held = Object.keys(value)
    .filter((key) => key.includes('.') && !known.some(({ name }) => name === key))
    .map((name) => ({ name, label: permissionLabel(name) }));
  const entries = [...known, ...held];
  if (entries.length === 0) return null;
  return (
    <Field label="صلاحيات مخصصة" group>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {entries.map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label}
            checked={name in value}
            disabled={!(name in value) && !mayGivePermission(me, name)}
            onChange={(event) => onChange(withLevel(value, name, event.target.checked ? 'read' : 'none'))}
          />
        ))}
      </div>
    </Field>
  );
}
