import { counted, nouns } from '@turoos/contract';

/** Names the first item and counts the others: 'فلتر زيت وصنفان آخران'. */
export function firstAndOthers([first = '—', ...others]: readonly string[]): string {
  const count = others.length;
  if (count === 0) return first;
  return `${first} و${count === 1 ? nouns.otherItem.one : counted(count, nouns.otherItem)}`;
}
