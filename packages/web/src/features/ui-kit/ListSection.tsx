import { ltr } from '@turoos/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Ban, Eye, Plus, Printer } from 'lucide-react';
import { formatDateTime } from '@/lib/format/format';
import { optionsOf } from '@/lib/format/options';
import { useListState } from '@/lib/list/use-list-state';
import { toast } from '@/lib/toasts/toast-store';
import { StatusBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Code, Phone } from '@/ui/Code';
import { DataTable, type Column } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { Menu } from '@/ui/Menu';
import { Money } from '@/ui/Money';
import { findSales, saleStatus, type Sale } from './sample-shop';

const columns: Column<Sale>[] = [
  {
    id: 'number',
    header: 'رقم الفاتورة',
    sortable: true,
    primary: true,
    cell: (sale) => <Code>{sale.number}</Code>,
  },
  { id: 'customer', header: 'العميل', sortable: true, cell: (sale) => sale.customer },
  { id: 'phone', header: 'الهاتف', cell: (sale) => <Phone className="relative z-1">{sale.phone}</Phone> },
  { id: 'total', header: 'الإجمالي', cell: (sale) => <Money usd={sale.total} at={sale.rate} /> },
  { id: 'status', header: 'الحالة', cell: (sale) => <StatusBadge status={saleStatus[sale.status]} /> },
  { id: 'at', header: 'التاريخ', sortable: true, hideOnPhone: true, cell: (sale) => formatDateTime(sale.at) },
];

const filters = ['status'] as const;
const statusOptions = optionsOf(saleStatus);

export function ListSection() {
  const list = useListState({ filters, sort: '-at' });
  const query = useQuery({
    queryKey: ['ui-kit', 'sales', list.query],
    queryFn: () => findSales(list.query),
    placeholderData: keepPreviousData,
  });

  return (
    <div>
      <FilterBar list={list} searchLabel="ابحث برقم الفاتورة أو العميل أو الهاتف">
        <FilterSelect list={list} name="status" label="الحالة" all="كل الحالات" options={statusOptions} />
      </FilterBar>
      <DataTable
        label="فواتير المبيعات"
        columns={columns}
        list={{ ...list, result: query }}
        rowKey={(sale) => sale.id}
        onOpen={(sale) => toast({ tone: 'info', title: 'فتح الفاتورة', message: sale.number })}
        renderActions={(sale) => <SaleMenu sale={sale} />}
        empty={
          <EmptyState
            title="لا توجد فواتير بعد"
            message="أنشئ أول فاتورة ليظهر سجل المبيعات هنا."
            action={
              <Button variant="primary" icon={Plus}>
                فاتورة جديدة
              </Button>
            }
          />
        }
      />
    </div>
  );
}

function SaleMenu({ sale }: { sale: Sale }) {
  const say = (title: string) => () => toast({ tone: 'info', title, message: sale.number });
  return (
    <Menu
      label={`إجراءات الفاتورة ${ltr(sale.number)}`}
      items={[
        { label: 'عرض', icon: Eye, onSelect: say('عرض الفاتورة') },
        { label: 'طباعة', icon: Printer, onSelect: say('طباعة الفاتورة') },
        {
          label: 'إلغاء الفاتورة',
          icon: Ban,
          tone: 'danger',
          onSelect: say('إلغاء الفاتورة'),
          disabledReason: sale.status === 'refunded' && 'الفاتورة مسترجعة بالكامل',
        },
      ]}
    />
  );
}
