import { supplierStatus, supplierStatusOf, type Supplier } from '@turoos/contract';
import { Pencil, Power, PowerOff, Scale } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { StatusMark } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { useAdjustAccount, useSupplierForm } from '../supplier-dialogs';
import { useToggleSupplier } from '../use-toggle-supplier';

export function SupplierHeader({ supplier }: { supplier: Supplier }) {
  const mayEdit = usePermit('suppliers:update');
  const mayAdjust = usePermit('suppliers:adjust');
  const adjust = useAdjustAccount();
  const form = useSupplierForm();
  const { toggle, busy } = useToggleSupplier();
  const status = supplierStatusOf(supplier);
  return (
    <>
      <PageHeader
        title={supplier.name}
        description={
          <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <StatusMark status={supplierStatus[status]} normal={status === 'active'} />
            {supplier.city}
          </span>
        }
        more={
          <>
            <Button icon={Scale} disabledReason={mayAdjust.reason} onClick={() => adjust.show(supplier)}>
              تسوية الحساب
            </Button>
            <Button icon={Pencil} disabledReason={mayEdit.reason} onClick={() => form.show(supplier)}>
              تعديل
            </Button>
            <Button
              icon={supplier.isActive ? PowerOff : Power}
              busy={busy}
              disabledReason={mayEdit.reason}
              onClick={() => toggle(supplier)}
            >
              {supplier.isActive ? 'إيقاف' : 'تفعيل'}
            </Button>
          </>
        }
      />
      {adjust.dialog}
      {form.dialog}
    </>
  );
}
