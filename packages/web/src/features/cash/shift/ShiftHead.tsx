import type { Shift } from '@turoos/contract';
import { formatAgo, formatDateTime } from '@/lib/format/format';
import { legible } from '@/ui/Code';

/** Which drawer the shift is on, since when, and whose cash goes into it. */
export const ShiftHead = ({ shift }: { shift: Shift }) => (
  <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-lg border border-line bg-surface px-4 py-3 shadow-card">
    <h2 className="text-lg">{legible(shift.drawer.name)}</h2>
    <p className="text-muted">
      وردية مفتوحة منذ <bdi>{formatDateTime(shift.openedAt)}</bdi> ({formatAgo(shift.openedAt)})
    </p>
    <p className="text-muted">على الوردية: {legible(shift.people.map(({ name }) => name).join('، '))}</p>
  </header>
);
