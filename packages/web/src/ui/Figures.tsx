import { can, type Right } from '@turoos/contract';
import { cardState, type Query } from '@/lib/http/query-state';
import { filtersAfter, isChosen, type FigureFilter } from '@/lib/list/figure-filter';
import { useUser } from '@/lib/session/session-state';
import { Figure } from './Figure';
import { statText, type StatCardSpec } from './StatCards';

/** The filters of the list below the figures. */
type Filtered = {
  filters: FigureFilter;
  // A method, so that a list that knows the names of its filters is one too.
  apply(q: null, filters: object): void;
};

/** A figure that counts what the list shows with these filters; without any, it counts all. */
export type FigureSpec<Stats> = StatCardSpec<Stats> & {
  filter?: FigureFilter;
  /** Shown only to those who have the right. */
  right?: Right;
};

type FiguresProps<Stats> = {
  query: Query<Stats>;
  cards: readonly FigureSpec<Stats>[];
  /** The list that a chosen figure filters. */
  list?: Filtered;
};

/** The figures of a list screen; choosing one filters the list, choosing it again shows all. */
export function Figures<Stats>({ query, cards, list }: FiguresProps<Stats>) {
  const user = useUser();
  const shown = cards.filter(({ right }) => !right || can(user, right));
  return shown.map((card) => (
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
}

const choice = (filter: FigureFilter, cards: readonly { filter?: FigureFilter }[], list: Filtered) => ({
  chosen: isChosen(filter, list.filters),
  onChoose: () =>
    list.apply(
      null,
      filtersAfter(
        filter,
        cards.map((card) => card.filter),
        list.filters,
      ),
    ),
});
