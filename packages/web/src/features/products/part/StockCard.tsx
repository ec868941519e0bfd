import { inventoryApi, type Part } from '@turoos/contract';
import { useList } from '@/lib/list/use-list';
import { useCan, usePermit } from '@/lib/session/can';
import { Section } from '@/ui/Card';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { movementColumns } from './movement-columns';
import { StockChart } from './StockChart';

/** The part's stock over time as a chart, with all movements. */
export function StockCard({ part }: { part: Part }) {
  const { allowed, reason } = usePermit('inventory:read');
  return (
    <Section title="بطاقة الحركة" className="mt-4">
      {allowed ? (
        <Movements part={part} />
      ) : (
        <EmptyState title="حركة المخزون غير متاحة لك" message={reason} />
      )}
    </Section>
  );
}

function Movements({ part }: { part: Part }) {
  const seesCosts = useCan('costs:read');
  const list = useList('inventory', inventoryApi.movements, { params: { id: part._id } });
  return (
    <div className="flex flex-col gap-4">
      <StockChart part={part} />
      <DataTable
        label="حركات الصنف"
        columns={movementColumns(part.unit, seesCosts)}
        list={list}
        rowKey={(move) => move._id}
        empty={<EmptyState title="لا توجد حركة بعد" message="تظهر هنا كل زيادة أو نقص في كمية هذا الصنف." />}
      />
    </div>
  );
}
