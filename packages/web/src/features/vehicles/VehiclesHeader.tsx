import { vehiclesApi, type VehicleStats } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { AddButton } from '@/ui/AddButton';
import { PageHeader } from '@/ui/PageHeader';
import { StatCards, type StatCardSpec } from '@/ui/StatCards';

const cards: readonly StatCardSpec<VehicleStats>[] = [
  { label: 'إجمالي المركبات', count: ({ total }) => total },
  { label: 'المركبات النشطة', count: ({ active }) => active },
  { label: 'الشركات', count: ({ makes }) => makes },
  { label: 'متوسط سنة الصنع', text: ({ averageYear }) => String(averageYear ?? '—') },
];

export function VehiclesHeader({ onAdd }: { onAdd: () => void }) {
  const stats = useData('vehicles', vehiclesApi.stats, {});
  return (
    <PageHeader
      title="المركبات"
      description="المركبات التي تبيع لها، والقطع التي تركب على كل منها"
      actions={<AddButton right="vehicles:create" label="إضافة مركبة" onAdd={onAdd} />}
      figures={<StatCards query={stats} cards={cards} />}
    />
  );
}
