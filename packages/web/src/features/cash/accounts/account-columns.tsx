import { moneyAccountKinds, type MoneyAccount } from '@turoos/contract';
import { formatAgo } from '@/lib/format/format';
import { Badge } from '@/ui/Badge';
import { legible } from '@/ui/Code';
import type { Column } from '@/ui/table-column';
import { Balances } from '../Balances';

const name: Column<MoneyAccount> = {
  id: 'name',
  header: 'الاسم',
  primary: true,
  cell: (account) => (
    <span className="inline-flex flex-wrap items-center gap-2">
      {legible(account.name)}
      {!account.isActive && <Badge>غير نشط</Badge>}
    </span>
  ),
};
const balances: Column<MoneyAccount> = {
  id: 'balances',
  header: 'الرصيد',
  cell: (account) => <Balances of={account} />,
};

export const drawerColumns: readonly Column<MoneyAccount>[] = [
  name,
  { id: 'branch', header: 'الفرع', cell: ({ branch }) => branch && legible(branch.name) },
  {
    id: 'openShift',
    header: 'الوردية',
    cell: ({ openShift }) =>
      openShift ? (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <Badge tone="success">مفتوحة</Badge>
          <span>
            {legible(openShift.openedBy)}{' '}
            <span className="text-muted">({formatAgo(openShift.openedAt)})</span>
          </span>
        </span>
      ) : (
        <span className="text-faint">لا توجد</span>
      ),
  },
  balances,
];

export const accountColumns: readonly Column<MoneyAccount>[] = [
  name,
  { id: 'kind', header: 'النوع', cell: ({ kind }) => moneyAccountKinds[kind] },
  balances,
  {
    id: 'countedAt',
    header: 'آخر عدّ',
    cell: ({ countedAt }) => countedAt && formatAgo(countedAt),
  },
];
