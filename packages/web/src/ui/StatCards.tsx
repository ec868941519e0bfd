import type { ComponentProps, ReactNode } from 'react';
import { formatNumber } from '@/lib/format/format';
import { cardState, type Query } from '@/lib/http/query-state';
import type { RialsAt } from '@/lib/format/rials';
import { Money } from './Money';
import { StatCard } from './StatCard';
import { Usd } from './Usd';

/** A card of a list's header, by what is known of the whole list. */
export type StatCardSpec<Known> = Pick<ComponentProps<typeof StatCard>, 'label' | 'icon' | 'tone'> & {
  hint?: (known: Known) => ReactNode;
} & (
    | { count: (known: Known) => number; unit?: string }
    /** Cents, and the rate of their rials. */
    | { money: (known: Known) => number; at: (known: Known) => RialsAt }
    /** Cents, of what is reckoned in dollars alone. */
    | { usd: (known: Known) => number }
    /** What is no quantity, such as a year. */
    | { text: (known: Known) => string }
  );

type StatCardsProps<Known> = {
  query: Query<Known>;
  cards: readonly StatCardSpec<Known>[];
};

export const StatCards = <Known,>({ query, cards }: StatCardsProps<Known>) =>
  cards.map((card) => (
    <StatCard
      key={card.label}
      label={card.label}
      icon={card.icon}
      tone={card.tone}
      value={query.data && shown(card, query.data)}
      twoLines={'money' in card}
      hint={card.hint && (query.data ? card.hint(query.data) : null)}
      {...cardState(query)}
    />
  ));

const shown = <Known,>(card: StatCardSpec<Known>, known: Known): ReactNode =>
  'money' in card ? (
    <Money usd={card.money(known)} at={card.at(known)} say stacked className="leading-tight" />
  ) : 'usd' in card ? (
    <Usd cents={card.usd(known)} />
  ) : 'text' in card ? (
    card.text(known)
  ) : (
    `${formatNumber(card.count(known))}${card.unit ?? ''}`
  );
