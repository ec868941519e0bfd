import type { Right } from '@turoos/contract';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cardState, type Query } from '@/lib/http/query-state';
import { Link, type LinkProps } from '@/lib/navigation/Link';
import { useCan } from '@/lib/session/can';
import { StatCard } from '@/ui/StatCard';
import type { Tone } from '@/ui/tone';

type FigureCardProps = {
  /** The right needed to see the figure. */
  right: Right;
  /** The list the figure links to, if there is one of the same records. */
  to: LinkProps['to'] | undefined;
  search?: Record<string, string> | undefined;
  /** The query the figure comes from. */
  query: Query;
  label: string;
  icon: LucideIcon;
  tone: Tone;
  /** null while it is loading. */
  hint?: string | null | undefined;
  /** The figure, once it is loaded. */
  children: ReactNode;
};

/** A figure that links to its list; nothing without the right to read it. */
export function FigureCard({ right, to, search, query, children, hint, ...card }: FigureCardProps) {
  if (!useCan(right)) return null;
  const known = children !== undefined && children !== false;
  if (!known) return <StatCard {...card} hint={hint} {...cardState(query)} />;
  if (!to) return <StatCard {...card} value={children} hint={hint} />;
  return (
    <Link to={to} search={search} className="grid rounded-lg *:transition-colors hover:*:border-accent">
      <StatCard {...card} value={children} hint={hint} />
    </Link>
  );
}
