import { Wallet } from 'lucide-react';
import { useCan } from '@/lib/session/can';
import { navigate } from '@/lib/navigation/hooks';
import { useDrawers } from '@/shared/cash/use-drawers';
import { AddButton } from '@/ui/AddButton';
import { Section } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Table } from '@/ui/Table';
import { AccountMenu } from '../accounts/AccountMenu';
import { drawerColumns } from '../accounts/account-columns';
import { useAccountForm, useTransfer } from '../cash-dialogs';

/** The drawers with the shifts open on them. */
export function DrawersTab() {
  const drawers = useDrawers();
  const form = useAccountForm();
  const transfer = useTransfer();
  const mayRead = useCan('cash:admin');
  const add = (
    <AddButton
      right="cash:admin"
      label="إضافة صندوق"
      onAdd={() => form.show({ account: null, kind: 'drawer' })}
    />
  );
  return (
    <Section title="الصناديق" actions={add}>
      <QueryBoundary query={drawers} title="فشل في جلب الصناديق">
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={Wallet} title="لا توجد صناديق بعد" message="أضف صندوقاً لتفتح عليه وردية." />
          ) : (
            <div className="overflow-clip rounded-md border border-line">
              <Table
                label="الصناديق"
                columns={drawerColumns}
                rows={all}
                rowKey={({ _id }) => _id}
                onOpen={
                  mayRead
                    ? ({ _id: id }) => void navigate({ to: '/cash/drawers/$id', params: { id } })
                    : undefined
                }
                renderActions={(drawer) => (
                  <AccountMenu
                    account={drawer}
                    onEdit={() => form.show({ account: drawer })}
                    onTransfer={() => transfer.show({ from: drawer._id })}
                  />
                )}
              />
            </div>
          )
        }
      </QueryBoundary>
      {form.dialog}
      {transfer.dialog}
    </Section>
  );
}
