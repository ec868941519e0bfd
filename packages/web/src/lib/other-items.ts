import { formatNumber } from './format';

/** The first of several things and how many there are beside it: 'فلتر زيت وصنفان آخران'. */
export function firstAndOthers([first = '—', ...others]: readonly string[]): string {
  const count = others.length;
  if (count === 0) return first;
  if (count === 1) return `${first} وصنف آخر`;
  if (count === 2) return `${first} وصنفان آخران`;
  return `${first} و${formatNumber(count)} ${count <= 10 ? 'أصناف أخرى' : 'صنفاً آخر'}`;
}
