import { pricesApi, priceTierTexts, type KnownPriceTier } from '@turoos/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { useConfirm } from '@/ui/ConfirmDialog';
import { Menu } from '@/ui/Menu';

export function PriceTierMenu({ tier, onEdit }: { tier: KnownPriceTier; onEdit: () => void }) {
  const confirm = useConfirm();
  const { reason } = usePermit('products:update');
  const remove = useAction(pricesApi.removeTier, {
    done: 'تم حذف فئة السعر',
    failed: 'فشل في حذف فئة السعر',
  });
  const askAndRemove = async () => {
    const sure = await confirm({
      title: `حذف فئة «${tier.name}»`,
      message: 'هل تريد حذف فئة السعر هذه؟ تُحذف معها أسعار المنتجات الخاصة بها.',
      confirmLabel: 'حذف الفئة',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: tier._id } });
  };
  const kept = tier.isWholesale
    ? priceTierTexts.wholesale
    : tier.customers > 0
      ? priceTierTexts.inUse
      : undefined;
  return (
    <Menu
      label={`إجراءات فئة ${tier.name}`}
      items={[
        { label: 'تعديل', icon: Pencil, onSelect: onEdit, disabledReason: reason },
        {
          label: 'حذف',
          icon: Trash2,
          tone: 'danger',
          onSelect: () => void askAndRemove(),
          disabledReason: reason ?? kept,
        },
      ]}
    />
  );
}
