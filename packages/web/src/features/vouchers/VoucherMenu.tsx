import { ltr, type Voucher } from '@turoos/contract';
import { Download, Eye, MessageCircle, Printer, ReceiptText, User } from 'lucide-react';
import { navigate } from '@/lib/navigation/hooks';
import { useShop } from '@/shared/shop/use-shop';
import { fetchVoucher, type usePrintVoucher } from '@/shared/vouchers/use-print-voucher';
import { sendVoucher } from '@/shared/vouchers/voucher-text';
import { Menu } from '@/ui/Menu';
import { useSaveVoucher } from './use-save-voucher';

type VoucherMenuProps = { voucher: Voucher; printing: ReturnType<typeof usePrintVoucher> };

export function VoucherMenu({ voucher: { _id: id, number, kind, party }, printing }: VoucherMenuProps) {
  const save = useSaveVoucher();
  const shop = useShop();
  const send = async () => {
    const voucher = await fetchVoucher(id);
    if (voucher) sendVoucher(voucher, shop.name);
  };
  return (
    <Menu
      label={`إجراءات السند ${ltr(number)}`}
      items={[
        {
          label: 'عرض',
          icon: Eye,
          onSelect: () => void navigate({ to: '/vouchers/$id', params: { id } }),
        },
        ...(printing.hasPrinter
          ? [{ label: 'طباعة على الطابعة', icon: Printer, onSelect: () => printing.print(id) }]
          : []),
        { label: 'طباعة على A4', icon: Printer, onSelect: () => void printing.byBrowser(id, 'a4') },
        {
          label: 'طباعة إيصال 80 مم',
          icon: ReceiptText,
          onSelect: () => void printing.byBrowser(id, 'roll'),
        },
        { label: 'حفظ ملف PDF', icon: Download, onSelect: () => save.mutate(id) },
        { label: 'إرسال عبر واتساب', icon: MessageCircle, onSelect: () => void send() },
        {
          label: kind === 'receipt' ? 'صفحة العميل' : 'صفحة المورد',
          icon: User,
          onSelect: () =>
            void navigate({
              to: kind === 'receipt' ? '/customers/$id' : '/suppliers/$id',
              params: { id: party._id },
            }),
        },
      ]}
    />
  );
}
