import { purchaseName, purchasesApi, type Purchase } from '@turoos/contract';
import { ReceiptText } from 'lucide-react';
import { useList } from '@/lib/list/use-list';
import { usePicked } from '@/lib/list/use-picked';
import { navigate } from '@/lib/navigation/hooks';
import { useCreateFromUrl } from '@/lib/navigation/use-create-from-url';
import { AddButton } from '@/ui/AddButton';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { ExportPicked } from '@/ui/ExportPicked';
import { usePurchaseForm } from '../purchase-dialogs';
import { texts } from '../purchase-texts';
import { useRemovePurchase } from '../use-remove-purchase';
import { useReturnPurchase } from '../use-return-purchase';
import { purchaseColumns } from './purchase-columns';
import { PurchaseActions } from './PurchaseActions';
import { PurchaseFilters, purchaseFilters } from './PurchaseFilters';
import { PurchasesHeader } from './PurchasesHeader';

export function PurchasesScreen() {
  const list = useList('purchases', purchasesApi.list, { name: 'purchases', filters: purchaseFilters });
  const form = usePurchaseForm();
  const giveBack = useReturnPurchase();
  const remove = useRemovePurchase();
  const picked = usePicked<Purchase>(purchaseName);
  const { supplier } = list.filters;
  useCreateFromUrl('purchases:create', () => (supplier ? void form.addFrom(supplier) : form.add()));

  return (
    <>
      <PurchasesHeader list={list} onAdd={form.add} />
      <PurchaseFilters list={list} />
      <DataTable
        label="فواتير الشراء"
        columns={purchaseColumns}
        picked={picked}
        bulk={
          <ExportPicked
            endpoint={purchasesApi.exportPicked}
            picked={picked}
            fileName="purchases"
            things="فواتير الشراء"
          />
        }
        failedTitle={texts.loadFailed}
        list={list}
        rowKey={(purchase) => purchase._id}
        onOpen={({ _id: id }) => void navigate({ to: '/purchases/$id', params: { id } })}
        renderActions={(purchase) => (
          <PurchaseActions
            purchase={purchase}
            onEdit={() => form.edit(purchase)}
            onReturn={() => giveBack(purchase)}
            onRemove={() => remove(purchase)}
          />
        )}
        empty={
          <EmptyState
            icon={ReceiptText}
            title="لا توجد فواتير شراء بعد"
            message="سجّل أول فاتورة لتدخل بضاعتها المخزون وتتابع ما عليك لموردها."
            action={<AddButton right="purchases:create" label="فاتورة شراء جديدة" onAdd={form.add} />}
          />
        }
      />
      {form.dialog}
    </>
  );
}
