import { choiceLabel } from './audit-choices';
import { knownLabel } from './audit-fields';

/** Words what a saved view shows: filters, order and columns, which its list keeps by internal names. */
export const viewStateWords = (list: string, state: Readonly<Record<string, unknown>>): string | undefined =>
  Object.entries(state)
    .flatMap(([setting, value]) => {
      const shown = settingWords(list, setting, String(value));
      return shown === undefined ? [] : [shown];
    })
    .join('، ') || undefined;

const internalName = /^[a-z][a-z0-9_]*$/i;

function settingWords(list: string, setting: string, value: string): string | undefined {
  const label = knownLabel(list, setting);
  if (label === undefined || value === '') return undefined;
  if (setting === 'q') return `${label}: ${value}`;
  if (setting === 'columns') {
    const columns = value.split(',').flatMap((column) => knownLabel(list, column) ?? []);
    return columns.length > 0 ? `${label}: ${columns.join(' و')}` : undefined;
  }
  if (setting === 'sort') {
    const column = knownLabel(list, value.replace(/^-/, ''));
    return column && `${label}: ${column}${value.startsWith('-') ? ' تنازلياً' : ''}`;
  }
  const choice = choiceLabel(list, setting, value);
  // a filter's own value, such as `open`, has no words; that the view filters by it is still said
  return choice === value && internalName.test(value) ? label : `${label}: ${choice}`;
}
