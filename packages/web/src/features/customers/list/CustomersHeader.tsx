import { customersApi } from '@turoos/contract';
import { BellRing } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { cardState } from '@/lib/http/query-state';
import { useData } from '@/lib/http/use-data';
import { AddButton } from '@/ui/AddButton';
import { ExportButton } from '@/ui/ExportButton';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { Figure } from '@/ui/Figure';
import { Balance } from '../Balance';

type CustomersHeaderProps = {
  /** The list's query, so that the export has the same rows. */
  query: object;
  onAdd: () => void;
};

export function CustomersHeader({ query, onAdd }: CustomersHeaderProps) {
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
          <ExportButton list={customersApi.list} query={query} fileName="customers" things="العملاء" />
        </>
      }
      figures={<Figures />}
    />
  );
}

function Figures() {
  const stats = useData('customers', customersApi.statistics, {});
  const { data } = stats;
  const state = cardState(stats);
  const count = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));
  return (
    <>
      <Figure label="إجمالي العملاء" value={count(data?.total)} {...state} />
      <Figure label="النشطون" value={count(data?.active)} hint="بلا المحظورين وغير النشطين" {...state} />
      <Figure label="المحظورون" value={count(data?.blocked)} {...state} />
      <Figure label="إجمالي الأرصدة" value={data && <Balance cents={data.totalBalance} />} {...state} />
      <Figure label="المدينون" value={count(data?.debtors)} {...state} />
      <Figure label="رصيد موجب" value={count(data?.positive)} {...state} />
    </>
  );
}
