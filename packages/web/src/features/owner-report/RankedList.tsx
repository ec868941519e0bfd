import type { ReactNode } from 'react';
import { TrendingUp } from 'lucide-react';
import { legible } from '@/ui/Code';
import { EmptyState } from '@/ui/EmptyState';

interface Ranked {
  key: string;
  name: ReactNode;
  note: ReactNode;
  /** In cents; the bars compare it. */
  amount: number;
  figure: ReactNode;
}

/** A ranking, each row with a bar relative to the first. */
export function RankedList({ rows, empty }: { rows: readonly Ranked[]; empty: string }) {
  const most = Math.max(...rows.map(({ amount }) => amount), 1);
  if (rows.length === 0) return <EmptyState icon={TrendingUp} title={empty} />;
  return (
    <ol className="flex flex-col gap-3">
      {rows.map(({ key, name, note, amount, figure }) => (
        <li key={key}>
          <div className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 truncate font-semibold">{legible(name)}</span>
            <span className="ms-auto flex items-baseline gap-3 text-sm">
              <span className="whitespace-nowrap text-muted">{legible(note)}</span>
              {figure}
            </span>
          </div>
          <div aria-hidden="true" className="mt-1 h-2 rounded-full bg-sunken">
            <div className="h-full rounded-full bg-accent" style={{ width: `${(100 * amount) / most}%` }} />
          </div>
        </li>
      ))}
    </ol>
  );
}
