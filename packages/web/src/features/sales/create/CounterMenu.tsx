import { Monitor, Printer, PrinterCheck } from 'lucide-react';
import { setAutoPrint, useAutoPrint } from '@/lib/print/auto-print';
import { toast } from '@/lib/toasts/toast-store';
import { Menu } from '@/ui/Menu';
import { openDisplay } from '../display/till-name';

/** How this till works, remembered on the device. */
export function CounterMenu() {
  const prints = useAutoPrint();
  return (
    <Menu
      label="خيارات شاشة البيع"
      items={[
        {
          label: prints ? 'إيقاف الطباعة بعد الحفظ' : 'طباعة كل فاتورة بعد حفظها',
          icon: prints ? PrinterCheck : Printer,
          onSelect: () => {
            setAutoPrint(!prints);
            toast({ title: prints ? 'لن تُطبع الفواتير تلقائياً' : 'ستُطبع كل فاتورة بعد حفظها' });
          },
        },
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
      ]}
    />
  );
}
