import { levelLabels, permissionLabel } from '../access/access-words';
import type { Level } from '../access/resources';
import { usdText } from '../kernel/money';
import { choiceLabel, fieldLabel, isHiddenField, isMoneyField } from './audit-fields';

type Snapshot = Readonly<Record<string, unknown>> | null;

export interface FieldChange {
  field: string;
  label: string;
  /** Undefined where there was nothing. */
  before: string | undefined;
  after: string | undefined;
}

/** What an entry changed, field by field and in words; what stayed the same is left out. */
export function changesIn({ before, after }: { before: Snapshot; after: Snapshot }): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  // an update that tells only what is new says nothing about the rest
  const told = before && after ? fields.filter((field) => Object.hasOwn(after, field)) : fields;
  return told
    .filter((field) => !isHiddenField(field) && !same(before?.[field], after?.[field]))
    .map((field) => ({
      field,
      label: fieldLabel(field),
      before: wordsOf(field, before?.[field]),
      after: wordsOf(field, after?.[field]),
    }))
    .filter((change) => change.before !== change.after);
}

const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A value as a person reads it; undefined when there is none. */
function wordsOf(field: string, value: unknown): string | undefined {
  if (isBlank(value)) return undefined;
  if (typeof value === 'boolean') return value ? 'نعم' : 'لا';
  if (typeof value === 'number') return isMoneyField(field) ? `$${usdText(value)}` : String(value);
  if (typeof value === 'string') return choiceLabel(field, value);
  if (field === 'permissions') return permissionWords(value as object);
  if (Array.isArray(value)) return listWords(value);
  return objectWords(value as Record<string, unknown>);
}

/** Strings given to a user, or a level per resource given to a role. */
const permissionWords = (given: object): string =>
  Array.isArray(given)
    ? given.map((string) => permissionLabel(String(string))).join('، ')
    : Object.entries(given as Record<string, Level>)
        .filter(([, level]) => level !== 'none')
        .map(([key, level]) => `${permissionLabel(key)}: ${levelLabels[level]}`)
        .join('، ');

const longestList = 5;

function listWords(values: readonly unknown[]): string {
  if (values.every((value) => typeof value === 'string')) return values.join('، ');
  const shown = values.slice(0, longestList).map((value) => wordsOf('', value) ?? '');
  const rest = values.length - shown.length;
  return [...shown, ...(rest > 0 ? [`و${rest} غيرها`] : [])].join(' | ');
}

/** Things that have a name are called by it; others are told by what stands in them. */
function objectWords(value: Record<string, unknown>): string {
  const name = value['name'] ?? value['partNumber'];
  const count = value['quantity'];
  if (typeof name === 'string') return typeof count === 'number' ? `${name} × ${count}` : name;
  return Object.entries(value)
    .filter(([field, inner]) => !isHiddenField(field) && !isBlank(inner))
    .map(([field, inner]) => `${fieldLabel(field)}: ${wordsOf(field, inner)}`)
    .join('، ');
}
