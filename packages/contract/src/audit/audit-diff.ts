import { levelLabels, permissionLabel } from '../access/access-words';
import { isKeyOf } from '../kernel/keys-of';
import { formatUsd } from '../kernel/format';
import { adenMoment } from '../kernel/time';
import { choiceLabel } from './audit-choices';
import { fieldLabel, fieldPlace, isHiddenField, isMoneyField } from './audit-fields';
import { viewStateWords } from './view-state-words';

type Snapshot = Readonly<Record<string, unknown>> | null;

interface Snapshots {
  entity: string;
  before: Snapshot;
  after: Snapshot;
  /** Display names of the records that the entry refers to by id. */
  names: Readonly<Record<string, string>>;
}

export interface FieldChange {
  field: string;
  label: string;
  /** Undefined when the field was empty. */
  before: string | undefined;
  after: string | undefined;
}

/** Returns the changed fields of an audit entry with their values in words. */
export function changesIn({ entity, before, after, names }: Snapshots): FieldChange[] {
  const words = wording(entity, names, { ...before, ...after });
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  // `after` of an update may hold changed fields only, so a field missing from it is unchanged
  const compared = before && after ? fields.filter((field) => Object.hasOwn(after, field)) : fields;
  return compared
    .filter((field) => !isHiddenField(field))
    .toSorted((one, two) => fieldPlace(one) - fieldPlace(two))
    .map((field) => ({
      field,
      label: fieldLabel(entity, field),
      before: words(field, before?.[field]),
      after: words(field, after?.[field]),
    }))
    .filter((change) => change.before !== change.after);
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const momentShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const dayShape = /^\d{4}-\d\d-\d\d$/;
const longestList = 5;

/** '2026-11-16 01:30' → '16/11/2026 01:30' */
const dayFirst = (text: string) => text.replace(/(\d{4})-(\d\d)-(\d\d)/, '$3/$2/$1');

type Words = (field: string, value: unknown) => string | undefined;

/**
 * Returns a function that words the values of this entry; it returns undefined for blank values and ids
 * without a name.
 */
function wording(
  entity: string,
  names: Snapshots['names'],
  record: Readonly<Record<string, unknown>>,
): Words {
  const words: Words = (field, value) => {
    if (isBlank(value)) return undefined;
    if (typeof value === 'boolean') return value ? 'نعم' : 'لا';
    if (typeof value === 'number') {
      if (field === 'discountValue')
        return record['discountType'] === 'fixed' ? formatUsd(value) : `${value}%`;
      return isMoneyField(entity, field) ? formatUsd(value) : String(value);
    }
    if (typeof value === 'string')
      return idShape.test(value)
        ? names[value]
        : momentShape.test(value)
          ? dayFirst(adenMoment(new Date(value)))
          : dayShape.test(value)
            ? dayFirst(value)
            : choiceLabel(entity, field, value);
    if (typeof value !== 'object' || value === null) return undefined;
    if (field === 'permissions') return permissionWords(value);
    if (entity === 'views' && field === 'state') return viewStateWords(String(record['list']), { ...value });
    return Array.isArray(value) ? ofList(field, value) : ofThing({ ...value });
  };

  const ofList = (field: string, values: readonly unknown[]): string | undefined => {
    if (values.every((value) => typeof value === 'string' && !idShape.test(value)))
      return values.map((value) => words(field, value)).join('، ');
    const shown = values.slice(0, longestList).flatMap((value) => words('', value) ?? []);
    const rest = values.length - longestList;
    return [...shown, ...(rest > 0 ? [`و${rest} غيرها`] : [])].join(' | ') || undefined;
  };

  /** Words an object by its name if it has one, else by its fields. */
  const ofThing = (value: Record<string, unknown>): string | undefined => {
    const called = ['name', 'partNumber', 'productId', 'product', 'item'].map((field) =>
      words(field, value[field]),
    );
    const name = called.find((one) => one !== undefined);
    const count = value['quantity'];
    if (name !== undefined) return typeof count === 'number' ? `${name} × ${count}` : name;
    const parts = Object.entries(value).flatMap(([field, inner]) => {
      const shown = isHiddenField(field) ? undefined : words(field, inner);
      return shown === undefined ? [] : [`${fieldLabel(entity, field)}: ${shown}`];
    });
    return parts.join('، ') || undefined;
  };

  return words;
}

const levelLabel = (level: string) => (isKeyOf(levelLabels, level) ? levelLabels[level] : level);

/** Words the permission strings of a user, or the level per resource of a role. */
const permissionWords = (given: object): string =>
  Array.isArray(given)
    ? given.map((string) => permissionLabel(String(string))).join('، ')
    : Object.entries<unknown>({ ...given })
        .filter(([, level]) => level !== 'none')
        .map(([key, level]) => `${permissionLabel(key)}: ${levelLabel(String(level))}`)
        .join('، ');
