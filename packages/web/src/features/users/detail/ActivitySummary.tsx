import { activityTypes, countedAfter, nouns, type ActivityFigures } from '@turoos/contract';
import { formatDateTime } from '@/lib/format/format';
import { StatCards, type StatCardSpec } from '@/ui/StatCards';
import { useActivityFigures } from './use-user-page';

const cards: readonly StatCardSpec<ActivityFigures>[] = [
  {
    label: 'كل الأنشطة',
    count: ({ total }) => total,
    hint: ({ days }) => `في آخر ${countedAfter(days, nouns.day)}`,
  },
  { label: activityTypes.login.label, count: ({ login }) => login },
  { label: activityTypes.sale.label, count: ({ sale }) => sale },
  { label: activityTypes.inventory.label, count: ({ inventory }) => inventory },
];

export function ActivitySummary({ id }: { id: string }) {
  const figures = useActivityFigures(id);
  const last = figures.data?.lastActivity;
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCards query={figures} cards={cards} />
      </div>
      {last && <p className="mt-3 text-sm text-muted">آخر نشاط: {formatDateTime(last)}</p>}
    </>
  );
}
