import { counted, ltr, nouns } from '@turoos/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Ban, Eye, Plus, Printer } from 'lucide-react';
import { formatDateTime } from '@/lib/format/format';
import { optionsOf } from '@/lib/format/options';
import { useListState } from '@/lib/list/use-list-state';
import { usePicked } from '@/lib/list/use-picked';
import { toast } from '@/lib/toasts/toast-store';
import { StatusBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { CellEditor } from '@/ui/CellEditor';
import { Code, Phone } from '@/ui/Code';
import { DataTable, type Column } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { Menu } from '@/ui/Menu';
import { Money } from '@/ui/Money';
import { MoneyInput } from '@/ui/MoneyInput';
import { changeTotal, findSales, saleStatus, type Sale } from './sample-shop';

const columns: Column<Sale>[] = [
  {
    id: 'number',
    header: 'رقم الفاتورة',
    sortable: true,
    primary: true,
    cell: (sale) => <Code>{sale.number}</Code>,
  },
  { id: 'customer', header: 'العميل', sortable: true, phone: 'code', cell: (sale) => sale.customer },
  { id: 'phone', header: 'الهاتف', cell: (sale) => <Phone className="relative z-1">{sale.phone}</Phone> },
  {
    id: 'total',
    header: 'الإجمالي',
    phone: 'amount',
    cell: (sale) => <Money usd={sale.total} at={sale.rate} />,
    editor: (sale, done) => <TotalEditor sale={sale} onDone={done} />,
  },
  {
    id: 'status',
    header: 'الحالة',
    phone: 'badge',
    cell: (sale) => <StatusBadge status={saleStatus[sale.status]} />,
  },
  { id: 'at', header: 'التاريخ', sortable: true, cell: (sale) => formatDateTime(sale.at) },
];

const filters = ['status'] as const;
const statusOptions = optionsOf(saleStatus);

export function ListSection() {
  const list = useListState({ filters, sort: '-at' });
  const picked = usePicked<Sale>(({ number }) => ltr(number));
  const query = useQuery({
    queryKey: ['ui-kit', 'sales', list.query],
    queryFn: () => findSales(list.query),
    placeholderData: keepPreviousData,
  });

  return (
    <div>
      <FilterBar list={list} columns={columns} searchLabel="ابحث برقم الفاتورة أو العميل أو الهاتف">
        <FilterSelect list={list} name="status" label="الحالة" all="كل الحالات" options={statusOptions} />
      </FilterBar>
      <DataTable
        label="فواتير المبيعات"
        columns={columns}
        list={{ ...list, result: query }}
        rowKey={(sale) => sale._id}
        picked={picked}
        bulk={
          <Button
            size="sm"
            icon={Printer}
            onClick={() =>
              toast({
                title: `تمت طباعة ${counted(picked.rows().length, nouns.invoice)}`,
                undo: () => toast({ tone: 'info', title: 'أُلغيت الطباعة' }),
              })
            }
          >
            طباعة
          </Button>
        }
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

function TotalEditor({ sale, onDone }: { sale: Sale; onDone: () => void }) {
  const client = useQueryClient();
  return (
    <CellEditor<number | null>
      value={sale.total}
      refuse={(total) => (total ? undefined : 'أدخل الإجمالي')}
      save={async (total) => {
        changeTotal(sale, total ?? 0);
        await client.invalidateQueries({ queryKey: ['ui-kit'] });
      }}
      onDone={onDone}
    >
      {(total, onChange) => (
        <MoneyInput aria-label={`إجمالي ${ltr(sale.number)}`} value={total} onChange={onChange} />
      )}
    </CellEditor>
  );
}
