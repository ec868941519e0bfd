import { counted, nouns, orderingApi, type MadeOrder, type Proposal } from '@turoos/contract';
import { useState } from 'react';
import { useAction } from '@/lib/http/use-action';
import { navigate } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { asOrders, draftOrders, ordersProblem, type DraftOrder } from './order-draft';
import { OrderSection } from './OrderSection';

export type OrderSubject = {
  parts: readonly Proposal[];
  /** Where the goods go unless another one is chosen; '' for the main warehouse of each part. */
  warehouse?: string;
  onOrdered: () => void;
};

/** The chosen parts by supplier, with quantities to change, as orders or as lists to send. */
export function OrderDialog({ subject, open, onClose }: SubjectDialogProps<OrderSubject>) {
  const [orders, setOrders] = useState(() => draftOrders(subject.parts));
  const [warehouse, setWarehouse] = useState(subject.warehouse ?? '');
  const mayOrder = usePermit('ordering:create');
  const order = useAction(orderingApi.order, {
    failed: 'فشل في إنشاء طلب الشراء',
    onDone: (made) => {
      sayDone(made);
      subject.onOrdered();
      onClose();
      const [only] = made;
      if (only && made.length === 1) void navigate({ to: '/purchases/$id', params: { id: only._id } });
    },
  });
  const change = (changed: DraftOrder) =>
    setOrders(orders.map((one) => (one.key === changed.key ? changed : one)));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title="طلب شراء"
      description="فاتورة شراء معلقة لكل مورد، بآخر سعر، ويمكن تعديلها حتى تصل بضاعتها"
      footer={
        <>
          <Button
            variant="primary"
            busy={order.isPending}
            disabledReason={mayOrder.reason ?? ordersProblem(orders)}
            onClick={() => order.mutate({ body: asOrders(orders, warehouse) })}
          >
            إنشاء طلب الشراء
          </Button>
          <Button onClick={onClose}>رجوع</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {orders.map((one) => (
          <OrderSection key={one.key} order={one} onChange={change} />
        ))}
        <Field label="تدخل البضاعة">
          <WarehouseSelect placeholder="المستودع الأساسي لكل قطعة" value={warehouse} onChange={setWarehouse} />
        </Field>
      </div>
    </Dialog>
  );
}

function sayDone(made: readonly MadeOrder[]): void {
  const items = made.reduce((sum, { itemCount }) => sum + itemCount, 0);
  toast({
    title:
      made.length === 1 ? 'تم إنشاء طلب الشراء' : `تم إنشاء ${counted(made.length, nouns.invoice)} معلقة`,
    message: `فيها ${counted(items, nouns.item)}`,
  });
}
