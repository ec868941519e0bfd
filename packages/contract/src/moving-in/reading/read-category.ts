/** Separates the levels of a path; a slash only with a space beside it, because names contain slashes too. */
const between = /\s*(?:>|»|\\|←|→|::)\s*|\s+\/\s*|\/\s+/;
/** The roots of other programs' trees, which mean nothing to a shop. */
const roots = new Set([
  'all',
  'all products',
  'saleable',
  'all item groups',
  'products',
  'الكل',
  'جميع المنتجات',
  'كل المنتجات',
  'كل الأصناف',
  'كل الاصناف',
]);

/** Reads the category of a part from the main one down; of deeper paths the first and the last level remain. */
export function readCategory(path: string | undefined, sub: string | undefined): string[] | undefined {
  const levels = [...levelsOf(path), ...levelsOf(sub)];
  const [main] = levels;
  const last = levels.at(-1);
  if (main === undefined || last === undefined) return undefined;
  return levels.length === 1 || main === last ? [main] : [main, last];
}

const levelsOf = (path: string | undefined): string[] =>
  (path ?? '')
    .split(between)
    .map((level) => level.trim())
    .filter((level) => level !== '' && !roots.has(level.toLowerCase()));
