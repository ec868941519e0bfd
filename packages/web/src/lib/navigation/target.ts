/**
 * The app adds its screens here, so that a link to an unknown path does not compile.
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- the app adds its paths
export interface Paths {}
export type Path = keyof Paths & string;

export type Search = Record<string, string>;
/** Absent and empty values are left out of the address. */
export type SearchChange = Readonly<Record<string, unknown>>;

export interface Target {
  /** A screen's pattern, or '.' for the current one. */
  to: Path | '.';
  params?: Readonly<Record<string, string>>;
  /** A function receives the current search. */
  search?: SearchChange | ((now: Search) => SearchChange);
}

/*
 * Search parameters stay plain text in the URL and in the code: typed parsing would turn a part number like
 * 1e5 into a hundred thousand. Lists and screens parse what they need.
 */
export const parseSearch = (text: string): Search => Object.fromEntries(new URLSearchParams(text));

export function stringifySearch(search: SearchChange): string {
  const kept = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const text = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : '';
}

/** Fills the parameters into '/sales/$id' and appends the search. */
export function hrefOf({ to, params = {}, search }: Target, here: { path: string; search: Search }): string {
  const path =
    to === '.'
      ? here.path
      : to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return path + stringifySearch(typeof search === 'function' ? search(here.search) : (search ?? {}));
}

export interface Match {
  /** The pattern: '/sales/$id'. */
  pattern: string;
  params: Readonly<Record<string, string>>;
}

/** Finds the pattern that a path matches; a literal pattern wins over one with parameters. */
export function matchPath(patterns: readonly string[], path: string): Match | undefined {
  const parts = (path === '/' ? path : path.replace(/\/$/, '')).split('/').slice(1);
  const matches = patterns.flatMap((pattern) => {
    const params = paramsOf(pattern.split('/').slice(1), parts);
    return params ? [{ pattern, params }] : [];
  });
  return matches.toSorted((one, two) => Object.keys(one.params).length - Object.keys(two.params).length)[0];
}

function paramsOf(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (expected.startsWith('$') && part !== '') params[expected.slice(1)] = decode(part);
    else if (expected !== part) return undefined;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
