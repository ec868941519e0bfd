import { customersApi, type Customer } from '@turoos/contract';
import { Users } from 'lucide-react';
import { call } from '@/lib/http/api';
import { useList } from '@/lib/list/use-list';
import { usePicked } from '@/lib/list/use-picked';
import { navigate } from '@/lib/navigation/hooks';
import { useEditFromUrl } from '@/lib/navigation/use-edit-from-url';
import { BringLink } from '@/shared/moving-in/BringLink';
import { AddButton } from '@/ui/AddButton';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { ExportPicked } from '@/ui/ExportPicked';
import { useCustomerForm, useManageBalance, useManagePoints } from '../customer-dialogs';
import { texts } from '../customer-texts';
import { useBlockCustomer } from '../use-block-customer';
import { useRemoveCustomer } from '../use-remove-customer';
import { customerColumns } from './customer-columns';
import { CustomerFilters, customerFilters } from './CustomerFilters';
import { CustomerMenu } from './CustomerMenu';
import { CustomersHeader } from './CustomersHeader';

export function CustomersScreen() {
  const list = useList('customers', customersApi.list, { name: 'customers', filters: customerFilters });
  const form = useCustomerForm();
  const balance = useManageBalance();
  const points = useManagePoints();
  const block = useBlockCustomer();
  const remove = useRemoveCustomer();
  const picked = usePicked<Customer>(({ name }) => name);
  useEditFromUrl({
    right: 'customers:update',
    load: (id) => call(customersApi.get, { params: { id } }),
    open: form.show,
    failed: texts.detailFailed,
  });

  const add = () => form.show(null);
  const open = (id: string) => void navigate({ to: '/customers/$id', params: { id } });

  return (
    <>
      <CustomersHeader list={list} onAdd={add} />
      <CustomerFilters list={list} />
      <DataTable
        label="العملاء"
        columns={customerColumns}
        picked={picked}
        bulk={
          <ExportPicked
            endpoint={customersApi.exportPicked}
            picked={picked}
            fileName="customers"
            things="العملاء"
          />
        }
        failedTitle={texts.loadBanner}
        list={list}
        rowKey={(customer) => customer._id}
        onOpen={(customer) => open(customer._id)}
        renderActions={(customer) => (
          <CustomerMenu
            customer={customer}
            onView={() => open(customer._id)}
            onEdit={() => form.show(customer)}
            onBalance={() => balance.show(customer)}
            onPoints={() => points.show(customer)}
            onBlock={() => block.ask(customer)}
            onRemove={() => remove(customer)}
          />
        )}
        empty={
          <EmptyState
            icon={Users}
            title="لا يوجد عملاء بعد"
            message="أضف أول عميل لتبيع له بالآجل وتتابع حسابه."
            action={
              <div className="flex flex-wrap justify-center gap-2">
                <AddButton right="customers:create" label="إضافة عميل" onAdd={add} />
                <BringLink />
              </div>
            }
          />
        }
      />
      {form.dialog}
      {balance.dialog}
      {points.dialog}
    </>
  );
}
