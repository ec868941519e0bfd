import {
  Bookmark,
  FilePlus2,
  FileText,
  HandHelping,
  KeyRound,
  Monitor,
  Printer,
  PrinterCheck,
  Receipt,
} from 'lucide-react';
import { setAutoPrint, useAutoPrint } from '@/lib/print/auto-print';
import { thisTill } from '@/lib/till/this-till';
import { toast } from '@/lib/toasts/toast-store';
import { usePaper } from '@/shared/shop/use-paper';
import { awayTexts } from '@/shared/till/away-rules';
import { Menu } from '@/ui/Menu';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { openDisplay } from '../display/till-name';

const loadPin = () => import('@/shared/till/PinDialog').then((m) => m.PinDialog);

type CounterMenuProps = {
  onAsk: () => void;
  onReserve: () => void;
  onQuote: () => void;
  /** Whether the invoice has something to keep for somebody. */
  hasLines: boolean;
  isAway: boolean;
};

/** What is done beside selling, and how this till works, remembered on the device. */
export function CounterMenu({ onAsk, onReserve, onQuote, hasLines, isAway }: CounterMenuProps) {
  const prints = useAutoPrint();
  const [paper, setPaper] = usePaper();
  const pin = useLazyDialog<null>(loadPin);
  return (
    <>
      <Menu
        label="خيارات شاشة البيع"
        items={[
          {
            label: 'تسجيل قطعة طلبها عميل',
            icon: HandHelping,
            disabledReason: isAway && awayTexts.later,
            onSelect: onAsk,
          },
          {
            label: 'حجز أصناف الفاتورة لعميل',
            icon: Bookmark,
            disabledReason: isAway ? awayTexts.later : !hasLines && 'أضف إلى الفاتورة ما تريد حجزه',
            onSelect: onReserve,
          },
          {
            label: 'حفظ كعرض سعر',
            icon: FilePlus2,
            disabledReason: isAway ? awayTexts.later : !hasLines && 'أضف إلى الفاتورة ما تعرضه',
            onSelect: onQuote,
          },
          {
            label: prints ? 'إيقاف الطباعة بعد الحفظ' : 'طباعة كل فاتورة بعد حفظها',
            icon: prints ? PrinterCheck : Printer,
            onSelect: () => {
              setAutoPrint(!prints);
              toast({ title: prints ? 'لن تُطبع الفواتير تلقائياً' : 'ستُطبع كل فاتورة بعد حفظها' });
            },
          },
          paper === 'roll'
            ? { label: 'الطباعة على ورق A4', icon: FileText, onSelect: () => setPaper('a4') }
            : { label: 'الطباعة على إيصال 80 مم', icon: Receipt, onSelect: () => setPaper('roll') },
          {
            label: 'فتح شاشة العميل',
            icon: Monitor,
            onSelect: () => {
              if (openDisplay()) return;
              toast({
                tone: 'warning',
                title: 'منع المتصفح فتح شاشة العميل',
                message: 'اسمح بالنوافذ المنبثقة لهذا الموقع ثم أعد المحاولة.',
              });
            },
          },
          ...(thisTill()
            ? [{ label: 'رمز فتح نقطة البيع', icon: KeyRound, onSelect: () => pin.show(null) }]
            : []),
        ]}
      />
      {pin.dialog}
    </>
  );
}
