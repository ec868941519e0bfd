import type { Sale } from '@turoos/contract';
import { Copy, FileClock, FileDown, MessageCircle, Share2 } from 'lucide-react';
import { navigate } from '@/lib/navigation/hooks';
import { canShareFiles } from '@/lib/platform/share-file';
import { usePermit } from '@/lib/session/can';
import { useShop } from '@/shared/shop/use-shop';
import { Menu } from '@/ui/Menu';
import { useRate } from '@/ui/rate-context';
import type { RateChoice } from '../invoice/make-pdf';
import { saleName } from '../sale-labels';
import { openWhatsApp, useShareFile } from '../share/use-share';

type MoreMenuProps = { sale: Sale; customerPhone: string; onPdf: (choice: RateChoice) => void };

/** The less frequent actions of an invoice. */
export function MoreMenu({ sale, customerPhone, onPdf }: MoreMenuProps) {
  const mayCreate = usePermit('sales:create');
  const store = useShop();
  const share = useShareFile();
  const today = useRate();
  return (
    <Menu
      label={`المزيد لـ ${saleName(sale)}`}
      items={[
        { label: 'PDF بسعر صرف الفاتورة', icon: FileClock, onSelect: () => onPdf('historical') },
        { label: 'PDF بسعر صرف اليوم', icon: FileDown, onSelect: () => onPdf('today') },
        {
          label: 'مشاركة عبر واتساب',
          icon: MessageCircle,
          onSelect: () => openWhatsApp({ sale, customerPhone }, store.name, today),
        },
        {
          label: 'مشاركة ملف PDF',
          icon: Share2,
          disabledReason: !canShareFiles() && 'هذا المتصفح لا يشارك الملفات، صدّر الملف ثم أرسله',
          onSelect: () => share.mutate({ sale, customerPhone }),
        },
        {
          label: 'نسخ إلى فاتورة جديدة',
          icon: Copy,
          disabledReason: mayCreate.reason,
          onSelect: () => void navigate({ to: '/sales', search: { new: '1', duplicate: sale._id } }),
        },
      ]}
    />
  );
}
