import { customersApi, type CustomerSummary } from '@turoos/contract';
import { BellRing, ReceiptText } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { BringLink } from '@/shared/moving-in/BringLink';
import { AddButton } from '@/ui/AddButton';
import { ExportButton } from '@/ui/ExportButton';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { Figures, type FigureSpec } from '@/ui/Figures';
import { Balance, sidesOfAll } from '@/shared/customers/Balance';
import type { CustomerListState } from './CustomerFilters';

const cards: readonly FigureSpec<CustomerSummary>[] = [
  { label: 'إجمالي العملاء', count: ({ total }) => total, filter: {} },
  {
    label: 'النشطون',
    count: ({ active }) => active,
    hint: () => 'بلا المحظورين وغير النشطين',
    filter: { status: 'active' },
  },
  { label: 'المحظورون', count: ({ blocked }) => blocked, filter: { status: 'blocked' } },
  {
    label: 'إجمالي الأرصدة',
    value: ({ totalBalance }) => <Balance cents={totalBalance} words={sidesOfAll} />,
  },
  { label: 'المدينون', count: ({ debtors }) => debtors, filter: { balance: 'debt' } },
  { label: 'رصيد موجب', count: ({ positive }) => positive, filter: { balance: 'credit' } },
];

type CustomersHeaderProps = { list: CustomerListState; onAdd: () => void };

export function CustomersHeader({ list, onAdd }: CustomersHeaderProps) {
  const stats = useData('customers', customersApi.statistics, {});
  return (
    <PageHeader
      title="العملاء"
      description="لا يمكن حذف عميل مرتبط بفواتير أو حركات مالية؛ يمكن حظره بدلاً من ذلك"
      actions={<AddButton right="customers:create" label="إضافة عميل" onAdd={onAdd} />}
      more={
        <>
          <LinkButton to="/customers/debts" icon={BellRing}>
            تذكير المدينين
          </LinkButton>
          <LinkButton to="/vouchers" search={{ kind: 'receipt' }} icon={ReceiptText}>
            سندات القبض
          </LinkButton>
          <BringLink />
          <ExportButton list={customersApi.list} query={list.query} fileName="customers" things="العملاء" />
        </>
      }
      figures={<Figures query={stats} cards={cards} list={list} />}
    />
  );
}
