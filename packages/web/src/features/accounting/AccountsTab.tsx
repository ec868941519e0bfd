import { accountFixed, accountingApi, accountKinds, noAccountBelow, type Account } from '@turoos/contract';
import { FileText, Pencil, Plus, Power } from 'lucide-react';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Code, legible } from '@/ui/Code';
import { Menu } from '@/ui/Menu';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { accountingPath, statementSearch } from './accounting-tabs';
import type { AccountSubject } from './AccountDialog';
import { Figure } from './FiguresTable';
import { AccountStatement } from './AccountStatement';

/** The chart of accounts, or the statement of the account that the address names. */
export function AccountsTab() {
  const { of } = useSearch();
  return of ? <AccountStatement key={of} id={of} /> : <Chart />;
}

const columns: readonly Column<Account>[] = [
  {
    id: 'name',
    header: 'الحساب',
    primary: true,
    cell: ({ name, level, isActive }) => (
      <span
        className="flex items-center gap-2"
        style={{ paddingInlineStart: `${level * 1.25}rem`, fontWeight: level === 0 ? 600 : undefined }}
      >
        {legible(name)}
        {!isActive && <Badge tone="neutral">غير نشط</Badge>}
      </span>
    ),
  },
  { id: 'code', header: 'الرمز', cell: ({ code }) => <Code>{code}</Code> },
  { id: 'kind', header: 'النوع', hideOnPhone: true, cell: ({ kind }) => accountKinds[kind] },
  {
    id: 'balance',
    header: 'الرصيد',
    align: 'end',
    cell: ({ balance }) => <Figure cents={Math.abs(balance)} />,
  },
  {
    id: 'side',
    header: 'الطرف',
    cell: ({ balance }) => (balance === 0 ? '' : balance > 0 ? 'مدين' : 'دائن'),
  },
];

const openStatement = (id: string) => void navigate({ to: accountingPath, search: statementSearch(id) });

function Chart() {
  const accounts = useData('accounting', accountingApi.accounts, {});
  const mayChange = usePermit('accounting:update');
  const dialog = useLazyDialog<AccountSubject>(() => import('./AccountDialog').then((m) => m.AccountDialog));
  const toggle = useAction(accountingApi.updateAccount, { done: 'تم تعديل الحساب' });
  return (
    <QueryBoundary query={accounts}>
      {(rows) => (
        <>
          <div className="mb-3 flex no-print justify-end gap-2">
            <Button
              icon={Plus}
              disabledReason={mayChange.reason}
              onClick={() => dialog.show({ account: null, parent: '', accounts: rows })}
            >
              إضافة حساب
            </Button>
          </div>
          <div className="rounded-lg border border-line bg-surface shadow-card max-xl:overflow-hidden">
            <Table
              label="دليل الحسابات"
              columns={columns}
              rows={rows}
              rowKey={({ _id }) => _id}
              onOpen={({ _id }) => openStatement(_id)}
              renderActions={(account) => (
                <Menu
                  label={`إجراءات ${account.name}`}
                  items={[
                    { label: 'كشف حساب', icon: FileText, onSelect: () => openStatement(account._id) },
                    {
                      label: 'إضافة حساب تحته',
                      icon: Plus,
                      disabledReason: mayChange.reason ?? noAccountBelow(account),
                      onSelect: () => dialog.show({ account: null, parent: account._id, accounts: rows }),
                    },
                    {
                      label: 'تعديل الاسم',
                      icon: Pencil,
                      disabledReason: mayChange.reason ?? accountFixed(account),
                      onSelect: () => dialog.show({ account, parent: '', accounts: rows }),
                    },
                    {
                      label: account.isActive ? 'إيقاف' : 'تفعيل',
                      icon: Power,
                      disabledReason: mayChange.reason ?? accountFixed(account),
                      onSelect: () =>
                        toggle.mutate({
                          params: { id: account._id },
                          body: { isActive: !account.isActive, version: account.version },
                        }),
                    },
                  ]}
                />
              )}
            />
          </div>
          {dialog.dialog}
        </>
      )}
    </QueryBoundary>
  );
}
