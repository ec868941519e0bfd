import type { ComponentProps, ReactNode } from 'react';
import { formatNumber } from '@/lib/format/format';
import { cardState, type Query } from '@/lib/http/query-state';
import type { RialsAt } from '@/lib/format/rials';
import { Money } from './Money';
import { StatCard } from './StatCard';
import { Usd } from './Usd';

/** Declares a card above a list, computed from the list's statistics. */
export type StatCardSpec<Stats> = Pick<ComponentProps<typeof StatCard>, 'label' | 'icon' | 'tone'> & {
  hint?: (stats: Stats) => ReactNode;
} & (
    | { count: (stats: Stats) => number; unit?: string }
    /** Cents, and the rate for their rials. */
    | { money: (stats: Stats) => number; at: (stats: Stats) => RialsAt }
    /** Cents of an amount shown in dollars only. */
    | { usd: (stats: Stats) => number }
    /** A value that is not a quantity, such as a year, or that the feature draws. */
    | { value: (stats: Stats) => ReactNode }
  );

type StatCardsProps<Stats> = {
  query: Query<Stats>;
  cards: readonly StatCardSpec<Stats>[];
};

export const StatCards = <Stats,>({ query, cards }: StatCardsProps<Stats>) =>
  cards.map((card) => (
    <StatCard
      key={card.label}
      label={card.label}
      icon={card.icon}
      tone={card.tone}
      value={query.data && statValue(card, query.data)}
      twoLines={'money' in card}
      hint={card.hint && (query.data ? card.hint(query.data) : null)}
      {...cardState(query)}
    />
  ));

const statValue = <Stats,>(card: StatCardSpec<Stats>, stats: Stats): ReactNode =>
  'money' in card ? (
    <Money usd={card.money(stats)} at={card.at(stats)} say stacked className="leading-tight" />
  ) : (
    statText(card, stats)
  );

/** The figure on one line. */
export const statText = <Stats,>(card: StatCardSpec<Stats>, stats: Stats): ReactNode =>
  'money' in card ? (
    <Money usd={card.money(stats)} at={card.at(stats)} />
  ) : 'usd' in card ? (
    <Usd cents={card.usd(stats)} />
  ) : 'value' in card ? (
    card.value(stats)
  ) : (
    `${formatNumber(card.count(stats))}${card.unit ?? ''}`
  );
