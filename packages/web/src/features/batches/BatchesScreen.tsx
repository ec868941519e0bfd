import { batchesApi, batchStatus, expiredBatch, ltr, warehousesApi, type Batch } from '@turoos/contract';
import { CalendarClock, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { optionsOf } from '@/lib/format/options';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { useList } from '@/lib/list/use-list';
import type { ListState } from '@/lib/list/use-list-state';
import { usePermit } from '@/lib/session/can';
import { ListOptions } from '@/shared/views/ListOptions';
import { AddButton } from '@/ui/AddButton';
import { useConfirm } from '@/ui/ConfirmDialog';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { Menu } from '@/ui/Menu';
import { PageHeader } from '@/ui/PageHeader';
import { batchColumns } from './batch-columns';
import { BatchDialog } from './BatchDialog';

export function BatchesScreen() {
  // sales and transfers take parts out of batches, so every change of stock reloads this list
  const list = useList('inventory', batchesApi.list, {
    name: 'batches',
    filters: batchFilters,
    sort: 'expiryDate',
  });
  const [{ opening, open, batch: edited }, setDialog] = useState({
    opening: 0,
    open: false,
    batch: null as Batch | null,
  });
  const edit = (batch: Batch | null) => setDialog({ opening: opening + 1, open: true, batch });
  const addButton = <AddButton right="inventory:update" label="إضافة دفعة مخزون" onAdd={() => edit(null)} />;

  return (
    <>
      <PageHeader
        title="دفعات المخزون"
        description="ما يخرج من المستودع يُسحب من دفعة المخزون الأقرب انتهاءً"
        actions={addButton}
      />
      <BatchFilters list={list} />
      <DataTable
        label="دفعات المخزون"
        columns={batchColumns}
        list={list}
        rowKey={(batch) => batch.id}
        renderActions={(batch) => <BatchMenu batch={batch} onEdit={() => edit(batch)} />}
        empty={
          <EmptyState
            icon={CalendarClock}
            title="لا توجد دفعات مخزون بعد"
            message="أضف دفعة مخزون لقطعة لها تاريخ انتهاء، كالزيوت والإطارات والبطاريات، لتُباع الأقرب انتهاءً أولاً."
            action={addButton}
          />
        }
      />
      <BatchDialog
        key={opening}
        open={open}
        batch={edited}
        onClose={() => setDialog({ opening, open: false, batch: edited })}
      />
    </>
  );
}

function BatchMenu({ batch, onEdit }: { batch: Batch; onEdit: () => void }) {
  const confirm = useConfirm();
  const { reason } = usePermit('inventory:update');
  const remove = useAction(batchesApi.remove, {
    done: 'تم حذف دفعة المخزون',
    failed: 'فشل في حذف دفعة المخزون',
  });

  const askAndDelete = async () => {
    const sure = await confirm({
      title: `حذف دفعة المخزون ${ltr(batch.batchNumber)}`,
      message: `هل تريد حذف دفعة المخزون هذه من «${batch.productName}»؟ تبقى كميتها في المخزون دون دفعة مخزون.`,
      confirmLabel: 'حذف دفعة المخزون',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: batch.id } });
  };

  return (
    <Menu
      label={`إجراءات دفعة المخزون ${ltr(batch.batchNumber)}`}
      items={[
        { label: 'تعديل', icon: Pencil, onSelect: onEdit, disabledReason: reason },
        {
          label: 'حذف',
          icon: Trash2,
          tone: 'danger',
          onSelect: () => void askAndDelete(),
          disabledReason: reason,
        },
      ]}
    />
  );
}

const batchFilters = ['status', 'warehouse', 'product', 'empty'] as const;
type BatchList = ListState<(typeof batchFilters)[number]>;

const statuses = optionsOf({ ...batchStatus, expired: expiredBatch });
const withEmpty = [{ value: 'true', label: 'كل دفعات المخزون مع النافدة' }];

function BatchFilters({ list }: { list: BatchList }) {
  const warehouses = useWarehouseOptions();
  return (
    <FilterBar
      list={list}
      searchLabel="ابحث برقم دفعة المخزون أو اسم المنتج أو رقم القطعة"
      columns={batchColumns}
      end={<ListOptions list={list} columns={batchColumns} />}
    >
      <FilterSelect list={list} name="status" label="الحالة" all="كل الحالات" options={statuses} />
      <FilterSelect list={list} name="warehouse" label="المستودع" all="كل المستودعات" options={warehouses} />
      <FilterSelect
        list={list}
        name="empty"
        label="دفعات المخزون النافدة"
        all="دفعات المخزون غير النافدة"
        options={withEmpty}
      />
    </FilterBar>
  );
}

function useWarehouseOptions() {
  const { data } = useData('warehouses', warehousesApi.list, { query: { limit: 1000 } });
  return data?.rows.map(({ _id: value, name }) => ({ value, label: name })) ?? [];
}
