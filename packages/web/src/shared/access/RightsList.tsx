import { levelLabels, permissionLabel, resourceNames, type Level } from '@turoos/contract';
import { Badge } from '@/ui/Badge';
import type { Tone } from '@/ui/tone';

const tones: Record<Level, Tone> = {
  none: 'neutral',
  read: 'info',
  create: 'success',
  update: 'warning',
  delete: 'danger',
  approve: 'neutral',
  admin: 'neutral',
};

/** Returns the sort position: resources in catalogue order, single permissions after them. */
const placeOf = (key: string): number => {
  const at = resourceNames.findIndex((name) => name === key);
  return at < 0 ? resourceNames.length : at;
};

type RightsListProps = {
  /** A level per resource, or per single permission. */
  rights: Readonly<Record<string, Level>>;
  /** Shows at most this many rights, and the number of further ones. */
  most?: number;
};

/** The rights of a role or a user, each with its level. */
export function RightsList({ rights, most = Infinity }: RightsListProps) {
  const held = Object.entries(rights)
    .filter(([, level]) => level !== 'none')
    .toSorted(([one], [two]) => placeOf(one) - placeOf(two));
  const rest = held.length - most;
  if (held.length === 0) return <span className="text-faint">بدون صلاحيات</span>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {held.slice(0, most).map(([key, level]) => (
        <li key={key}>
          <Badge tone={tones[level]}>
            {key.includes('.') ? permissionLabel(key) : `${permissionLabel(key)}: ${levelLabels[level]}`}
          </Badge>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Badge>
            <bdi dir="ltr">+{rest}</bdi>
          </Badge>
        </li>
      )}
    </ul>
  );
}
