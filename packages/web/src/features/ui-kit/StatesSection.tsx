import { PackageSearch, Plus } from 'lucide-react';
import { AccessDenied } from '@/ui/AccessDenied';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DataTable, type Column } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { ErrorState } from '@/ui/ErrorState';
import { serverError } from './sample-shop';

const columns: Column<string>[] = [
  { id: 'part', header: 'القطعة', primary: true, sortable: true, cell: (name) => name },
  { id: 'number', header: 'رقم القطعة', cell: (name) => name },
  { id: 'stock', header: 'الكمية', cell: (name) => name },
];

const nothing = () => undefined;
const loading = {
  page: 1,
  limit: 3,
  sort: 'part',
  q: '',
  activeFilters: 0,
  setPage: nothing,
  setLimit: nothing,
  setSort: nothing,
  toggleSort: nothing,
  clear: nothing,
  result: {
    data: undefined,
    error: null,
    isError: false,
    isFetching: true,
    isPlaceholderData: false,
    refetch: nothing,
  },
};

export function StatesSection() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <DataTable label="قطع قيد التحميل" columns={columns} list={loading} rowKey={String} empty={null} />
      <ErrorBanner error={serverError} />
      <Card>
        <EmptyState
          icon={PackageSearch}
          title="لا توجد قطع في هذا المستودع"
          message="أضف القطع يدوياً، أو استوردها من ملف CSV."
          action={
            <Button variant="primary" icon={Plus}>
              إضافة قطعة
            </Button>
          }
        />
      </Card>
      <Card>
        <ErrorState error={serverError} onRetry={nothing} />
      </Card>
      <AccessDenied action={<Button>العودة إلى الرئيسية</Button>} />
    </div>
  );
}
