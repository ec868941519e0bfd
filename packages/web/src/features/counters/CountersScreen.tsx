import { countersApi, resetPolicies, type Counter } from '@turoos/contract';
import { Hash, Pencil, Plus } from 'lucide-react';
import { useList } from '@/lib/list/use-list';
import { Button } from '@/ui/Button';
import { Code, Num } from '@/ui/Code';
import { DataTable, type Column } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { IconButton } from '@/ui/IconButton';
import { PageHeader } from '@/ui/PageHeader';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

const columns: Column<Counter>[] = [
  {
    id: 'key',
    header: 'المفتاح',
    primary: true,
    sortable: true,
    cell: ({ key, isSystem }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <Code>{key}</Code>
        {isSystem && <span className="text-sm font-normal text-muted">أساسي</span>}
      </span>
    ),
  },
  { id: 'prefix', header: 'البادئة', cell: ({ prefix }) => <Code>{prefix}</Code> },
  { id: 'seq', header: 'التسلسل الحالي', cell: ({ seq }) => <Num value={seq} /> },
  {
    id: 'next',
    header: 'الرقم التالي',
    phone: 'code',
    cell: ({ nextNumber }) => <Code className="font-semibold">{nextNumber}</Code>,
  },
  {
    id: 'policy',
    header: 'يبدأ من جديد',
    phone: 'amount',
    phoneLabel: true,
    cell: ({ resetPolicy }) => resetPolicies[resetPolicy],
  },
  { id: 'description', header: 'الوصف', phone: 'note', cell: ({ description }) => description || '—' },
];

/** The document counters. The route admits administrators only, so no action checks a right again. */
export function CountersScreen() {
  const list = useList('counters', countersApi.list, { sort: 'key', refetchOnMount: 'always' });
  const form = useLazyDialog<Counter | null>(() => import('./CounterDialog').then((m) => m.CounterDialog));
  const addButton = (
    <Button variant="primary" icon={Plus} onClick={() => form.show(null)}>
      إضافة عداد
    </Button>
  );

  return (
    <>
      <PageHeader
        title="عدادات الأرقام"
        description="منها تأخذ الفواتير والتحويلات أرقامها. يمكن رفع التسلسل ولا يمكن خفضه، حتى لا يتكرر رقم صدر من قبل."
        actions={addButton}
      />
      <FilterBar list={list} columns={columns} searchLabel="ابحث بالمفتاح أو البادئة أو الوصف" />
      <DataTable
        label="عدادات الأرقام"
        columns={columns}
        list={list}
        rowKey={(counter) => counter.id}
        onOpen={form.show}
        renderActions={(counter) => (
          <IconButton
            size="sm"
            icon={Pencil}
            label={`تعديل العداد ${counter.key}`}
            onClick={() => form.show(counter)}
          />
        )}
        empty={<EmptyState icon={Hash} title="لا توجد عدادات بعد" action={addButton} />}
      />
      {form.dialog}
    </>
  );
}
