import { cardState, type Query } from '@/lib/http/query-state';
import { Figure } from './Figure';
import { statText, type StatCardSpec } from './StatCards';

/** The filters of the list below the figures. */
type Filtered = {
  filters: Readonly<Record<string, string>>;
  // A method, so that a list that knows the names of its filters is one too.
  apply(q: null, filters: object): void;
};

/** A figure that counts what the list shows with these filters; without any, it counts all. */
export type FigureSpec<Stats> = StatCardSpec<Stats> & { filter?: Readonly<Record<string, string>> };

type FiguresProps<Stats> = {
  query: Query<Stats>;
  cards: readonly FigureSpec<Stats>[];
  /** The list that a chosen figure filters. */
  list?: Filtered;
};

/** The figures of a list screen; choosing one filters the list, choosing it again shows all. */
export const Figures = <Stats,>({ query, cards, list }: FiguresProps<Stats>) =>
  cards.map((card) => (
    <Figure
      key={card.label}
      label={card.label}
      icon={card.icon}
      tone={card.tone}
      value={query.data && statText(card, query.data)}
      hint={card.hint && query.data && card.hint(query.data)}
      {...cardState(query)}
      {...(list && card.filter && choice(card.filter, cards, list))}
    />
  ));

function choice(
  filter: Readonly<Record<string, string>>,
  cards: readonly { filter?: Readonly<Record<string, string>> }[],
  list: Filtered,
) {
  const wanted = Object.entries(filter);
  const chosen = wanted.length > 0 && wanted.every(([name, value]) => list.filters[name] === value);
  // Figures exclude one another, so choosing one takes back the filters of the others.
  const none = Object.fromEntries(
    cards.flatMap((card) => Object.keys(card.filter ?? {})).map((name) => [name, '']),
  );
  return {
    chosen: wanted.length > 0 ? chosen : undefined,
    onChoose: () => list.apply(null, chosen ? none : { ...none, ...filter }),
  };
}
