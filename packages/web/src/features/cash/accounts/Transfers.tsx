import { cashApi, ltr, type MoneyAccount, type MoneyTransfer } from '@turoos/contract';
import { ArrowLeft, ArrowLeftRight, Undo2 } from 'lucide-react';
import { formatDateTime, formatUsd } from '@/lib/format/format';
import { useList } from '@/lib/list/use-list';
import { usePermit } from '@/lib/session/can';
import { Amount } from '@/shared/money/Amount';
import { Badge } from '@/ui/Badge';
import { Code, legible } from '@/ui/Code';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { Menu } from '@/ui/Menu';
import { PeriodFilter } from '@/ui/PeriodFilter';
import type { Column } from '@/ui/table-column';

type TransfersProps = { accounts: readonly MoneyAccount[]; onReverse: (transfer: MoneyTransfer) => void };

/** Transfers and exchanges between money accounts, the newest first. */
export function Transfers({ accounts, onReverse }: TransfersProps) {
  const { reason } = usePermit('cash:admin');
  const list = useList('cash', cashApi.transfers, { filters: ['startDate', 'endDate', 'account'] });
  return (
    <section aria-labelledby="money-transfers">
      <h2 id="money-transfers" className="mb-2 text-lg">
        التحويلات
      </h2>
      <FilterBar list={list} columns={transferColumns} searchLabel="ابحث برقم التحويل أو بيانه">
        <FilterSelect
          list={list}
          name="account"
          label="الحساب"
          all="كل الحسابات"
          options={accounts.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
        <PeriodFilter list={list} />
      </FilterBar>
      <DataTable
        label="التحويلات"
        columns={transferColumns}
        failedTitle="فشل في جلب التحويلات"
        list={list}
        rowKey={({ _id }) => _id}
        renderActions={(transfer) => (
          <Menu
            label={`إجراءات ${ltr(transfer.transferNumber)}`}
            items={[
              {
                label: 'تحويل معاكس',
                icon: Undo2,
                onSelect: () => onReverse(transfer),
                disabledReason: reason,
              },
            ]}
          />
        )}
        empty={
          <EmptyState
            icon={ArrowLeftRight}
            title="لا توجد تحويلات بعد"
            message="سجّل هنا ما تنقله إلى البنك أو الصراف، وما تصارفه من عملة إلى أخرى."
          />
        }
      />
    </section>
  );
}

const transferColumns: readonly Column<MoneyTransfer>[] = [
  {
    id: 'transferNumber',
    header: 'الرقم',
    primary: true,
    cell: ({ transferNumber }) => <Code>{transferNumber}</Code>,
  },
  {
    id: 'createdAt',
    header: 'الوقت',
    sortable: true,
    phone: 'code',
    cell: ({ createdAt }) => <bdi className="whitespace-nowrap">{formatDateTime(createdAt)}</bdi>,
  },
  {
    id: 'accounts',
    header: 'من ← إلى',
    phone: 'note',
    cell: ({ from, to }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        {legible(from.name)}
        <ArrowLeft className="size-3.5 text-muted" aria-label="إلى" />
        {legible(to.name)}
      </span>
    ),
  },
  {
    id: 'amount',
    header: 'المبلغ',
    phone: 'amount',
    cell: ({ currency, amount, toCurrency, toAmount }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <Amount currency={currency} amount={amount} className="font-semibold" />
        {currency !== toCurrency && (
          <>
            <ArrowLeft className="size-3.5 text-muted" aria-label="وصل" />
            <Amount currency={toCurrency} amount={toAmount} className="font-semibold" />
          </>
        )}
      </span>
    ),
  },
  {
    id: 'gain',
    header: 'فرق الصرف',
    phone: 'badge',
    cell: ({ gain }) => gain !== 0 && <Gain cents={gain} />,
  },
  { id: 'note', header: 'البيان', cell: ({ note }) => note },
  { id: 'createdBy', header: 'المستخدم', cell: ({ createdBy }) => createdBy?.name },
];

const Gain = ({ cents }: { cents: number }) => (
  <Badge tone={cents < 0 ? 'danger' : 'success'}>
    {cents < 0 ? 'خسارة' : 'ربح'}&nbsp;<Code>{formatUsd(Math.abs(cents))}</Code>
  </Badge>
);
