import { counted, nouns, supplierStatus, supplierStatusOf, type Supplier } from '@turoos/contract';
import { Banknote, Pencil, Power, PowerOff, Scale } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { AccountBalance } from '@/shared/ledger/AccountBalance';
import { StatusBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { Figure } from '@/ui/Figure';
import { Usd } from '@/ui/Usd';
import { balanceWords } from '../balance-words';
import { useAdjustAccount, usePaySupplier, useSupplierForm } from '../supplier-dialogs';
import { useToggleSupplier } from '../use-toggle-supplier';

export const SupplierHeader = ({ supplier }: { supplier: Supplier }) => (
  <PageHeader
    title={supplier.name}
    description={
      <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <StatusBadge status={supplierStatus[supplierStatusOf(supplier)]} />
        {supplier.city}
      </span>
    }
    actions={<Actions supplier={supplier} />}
    figures={
      <>
        <Figure
          label="رصيد الحساب"
          value={<AccountBalance cents={supplier.balance} />}
          hint={balanceWords(supplier.balance)}
        />
        <Figure
          label="إجمالي المشتريات"
          value={<Usd cents={supplier.totalPurchases} />}
          hint={counted(supplier.purchaseCount, nouns.invoice)}
        />
        <Figure label="المدفوع للمورد" value={<Usd cents={supplier.totalPaid} />} />
        <Figure label="المتبقي من الفواتير" value={<Usd cents={supplier.totalRemaining} />} />
      </>
    }
  />
);

function Actions({ supplier }: { supplier: Supplier }) {
  const mayEdit = usePermit('suppliers:update');
  const mayAdjust = usePermit('suppliers:adjust');
  const pay = usePaySupplier();
  const adjust = useAdjustAccount();
  const form = useSupplierForm();
  const { toggle, busy } = useToggleSupplier();
  return (
    <>
      <Button
        variant="primary"
        icon={Banknote}
        disabledReason={mayEdit.reason}
        onClick={() => pay.show(supplier)}
      >
        دفعة للمورد
      </Button>
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
      {pay.dialog}
      {adjust.dialog}
      {form.dialog}
    </>
  );
}
