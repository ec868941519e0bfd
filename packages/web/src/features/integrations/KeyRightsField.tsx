import {
  can,
  isOfWholeShop,
  keyResources,
  keysOf,
  levelLabels,
  levels,
  permissionLabel,
  type Action,
  type KeyRights,
  type Level,
  type Resource,
} from '@turoos/contract';
import { useUser } from '@/lib/session/session-state';
import { Select } from '@/ui/Select';

type KeyRightsFieldProps = {
  value: KeyRights;
  onChange: (value: KeyRights) => void;
  /** Bound to warehouses, so that rights about the whole shop would give it nothing. */
  isBound: boolean;
};

/** A level per resource, of those the user has. */
export function KeyRightsField({ value, onChange, isBound }: KeyRightsFieldProps) {
  const me = useUser();
  const options = (resource: Resource) =>
    keysOf(levels).map((level) => ({
      value: level,
      label: levelLabels[level],
      disabled:
        level !== 'none' &&
        (!can(me, `${resource}:${level}`) || (isBound && isOfWholeShop(`${resource}:${level}`))),
    }));
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
      {keyResources.map((resource) => (
        <label key={resource} className="flex items-center gap-3">
          <span className="grow text-sm">{permissionLabel(resource)}</span>
          <Select
            aria-label={permissionLabel(resource)}
            className="w-32 shrink-0"
            value={value[resource] ?? 'none'}
            onValueChange={(level) => onChange(withLevel(value, resource, level))}
            options={options(resource)}
          />
        </label>
      ))}
    </div>
  );
}

/** Returns the rights with one level set; the level 'none' removes the resource. */
function withLevel(rights: KeyRights, resource: Resource, level: Level): KeyRights {
  const others: Partial<Record<Resource, Action>> = { ...rights };
  delete others[resource];
  return level === 'none' ? others : { ...others, [resource]: level };
}
