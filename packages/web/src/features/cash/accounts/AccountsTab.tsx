import { cashApi } from '@turoos/contract';
import { ArrowLeftRight } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { usePermit } from '@/lib/session/can';
import { AddButton } from '@/ui/AddButton';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Table } from '@/ui/Table';
import { useAccountForm, useCountAccount, useTransfer } from '../cash-dialogs';
import { AccountMenu } from './AccountMenu';
import { accountColumns } from './account-columns';
import { Transfers } from './Transfers';

/** The places where money is kept, and what was moved between them. */
export function AccountsTab() {
  const accounts = useData('cash', cashApi.accounts, {});
  const form = useAccountForm();
  const transfer = useTransfer();
  const count = useCountAccount();
  const { reason } = usePermit('cash:admin');
  return (
    <div className="flex flex-col gap-4">
      <Section
        title="الحسابات"
        description="الصناديق والخزنة والبنوك والصرافون، وما في كل منها"
        actions={
          <>
            <Button icon={ArrowLeftRight} disabledReason={reason} onClick={() => transfer.show({})}>
              تحويل نقود
            </Button>
            <AddButton
              right="cash:admin"
              label="إضافة حساب"
              onAdd={() => form.show({ account: null, kind: 'bank' })}
            />
          </>
        }
      >
        <QueryBoundary query={accounts} title="فشل في جلب الحسابات">
          {(all) => (
            <div className="overflow-clip rounded-md border border-line">
              <Table
                label="الحسابات"
                columns={accountColumns}
                rows={all}
                rowKey={({ _id }) => _id}
                renderActions={(account) => (
                  <AccountMenu
                    account={account}
                    onEdit={() => form.show({ account })}
                    onCount={() => count.show(account)}
                    onTransfer={() => transfer.show({ from: account._id })}
                  />
                )}
              />
            </div>
          )}
        </QueryBoundary>
      </Section>
      <Transfers accounts={accounts.data ?? []} onReverse={(reverse) => transfer.show({ reverse })} />
      {form.dialog}
      {transfer.dialog}
      {count.dialog}
    </div>
  );
}
