/** The filters that a figure stands for; none for the figure of all records. */
export type FigureFilter = Readonly<Record<string, string>>;

/** Whether the list shows what the figure counts; undefined for the figure of all records. */
export const isChosen = (filter: FigureFilter, filters: FigureFilter): boolean | undefined => {
  const wanted = Object.entries(filter);
  return wanted.length === 0 ? undefined : wanted.every(([name, value]) => filters[name] === value);
};

/**
 * Returns the filters after a press on a figure: its own, or none if it was chosen. Figures exclude one another, so those
 * of the others are taken back.
 */
export function filtersAfter(
  pressed: FigureFilter,
  all: readonly (FigureFilter | undefined)[],
  now: FigureFilter,
): Record<string, string> {
  const none = without(all);
  return isChosen(pressed, now) ? none : { ...none, ...pressed };
}

/** Returns the filters that the figures follow: not those of a chosen one, so that the others keep their numbers. */
export const filtersOfFigures = <Filters extends FigureFilter>(
  all: readonly (FigureFilter | undefined)[],
  now: Filters,
): Filters => (all.some((filter) => filter && isChosen(filter, now)) ? { ...now, ...without(all) } : now);

const without = (all: readonly (FigureFilter | undefined)[]): Record<string, string> =>
  Object.fromEntries(all.flatMap((filter) => Object.keys(filter ?? {})).map((name) => [name, '']));
