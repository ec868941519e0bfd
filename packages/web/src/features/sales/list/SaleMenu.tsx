import { cancelSaleBlocked, refundSaleBlocked, settleSaleBlocked, type Sale } from '@turoos/contract';
import { Ban, Eye, FileText, HandCoins, Play, Printer, Undo2 } from 'lucide-react';
import { navigate } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { Menu } from '@/ui/Menu';
import { saleName } from '../sale-labels';

export interface SaleMenuActions {
  onView: (sale: Sale) => void;
  onPrint: (sale: Sale) => void;
  onRefund: (sale: Sale) => void;
  onSettle: (sale: Sale) => void;
  onCancel: (sale: Sale) => void;
}

export function SaleMenu({ sale, actions }: { sale: Sale; actions: SaleMenuActions }) {
  const mayCreate = usePermit('sales:create');
  const maySettle = usePermit('sales:update');
  const mayRefund = usePermit('sales:refund');
  const mayCancel = usePermit('sales:cancel');
  const held = {
    label: 'إكمال',
    icon: Play,
    disabledReason: mayCreate.reason,
    onSelect: () => void navigate({ to: '/sales', search: { new: '1', held: sale._id } }),
  };

  return (
    <Menu
      label={`إجراءات ${saleName(sale)}`}
      items={[
        ...(sale.status === 'pending' ? [held] : []),
        { label: 'عرض', icon: Eye, onSelect: () => actions.onView(sale) },
        {
          label: 'التفاصيل',
          icon: FileText,
          onSelect: () => void navigate({ to: '/sales/$id', params: { id: sale._id } }),
        },
        { label: 'طباعة', icon: Printer, onSelect: () => actions.onPrint(sale) },
        {
          label: 'تسديد المتبقي',
          icon: HandCoins,
          onSelect: () => actions.onSettle(sale),
          disabledReason: maySettle.reason ?? settleSaleBlocked(sale),
        },
        {
          label: 'مرتجع',
          icon: Undo2,
          onSelect: () => actions.onRefund(sale),
          disabledReason: mayRefund.reason ?? refundSaleBlocked(sale),
        },
        {
          label: 'إلغاء الفاتورة',
          icon: Ban,
          tone: 'danger',
          onSelect: () => actions.onCancel(sale),
          disabledReason: mayCancel.reason ?? cancelSaleBlocked(sale),
        },
      ]}
    />
  );
}
