import { useState } from 'react';
import { Pencil, Plus, Printer, Save, Trash2 } from 'lucide-react';
import { toast } from '@/lib/toasts/toast-store';
import { Badge, StatusBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { buttonStyle } from '@/ui/button-style';
import { Section } from '@/ui/Card';
import { IconButton } from '@/ui/IconButton';
import { Kbd } from '@/ui/Kbd';
import { Menu } from '@/ui/Menu';
import { Spinner } from '@/ui/Spinner';
import { Tooltip } from '@/ui/Tooltip';
import { saleStatus } from './sample-shop';

export function ButtonsSection() {
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 1500);
  };
  return (
    <Section title="الأزرار والشارات">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary" icon={Plus}>
            فاتورة جديدة
          </Button>
          <Button icon={Printer}>طباعة</Button>
          <Button variant="ghost">تفاصيل</Button>
          <Button variant="danger" icon={Trash2}>
            حذف القطعة
          </Button>
          <Button variant="primary" icon={Save} busy={busy} onClick={save}>
            حفظ
          </Button>
          <Button variant="primary" disabledReason="لا تملك صلاحية إلغاء الفواتير">
            إلغاء الفاتورة
          </Button>
          <a href="#forms" className={buttonStyle('secondary')}>
            رابط بشكل زر
          </a>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" variant="primary">
            صغير
          </Button>
          <Button size="sm">صغير</Button>
          <IconButton label="تعديل القطعة" icon={Pencil} />
          <IconButton label="حذف القطعة" icon={Trash2} disabledReason="القطعة مستخدمة في فواتير" />
          <Menu
            label="إجراءات القطعة 90915-YZZD2"
            items={[
              { label: 'تعديل', icon: Pencil, onSelect: () => toast({ title: 'تم التعديل' }) },
              {
                label: 'طباعة ملصق',
                icon: Printer,
                onSelect: () => toast({ title: 'أُرسل الملصق للطباعة' }),
              },
              {
                label: 'حذف',
                icon: Trash2,
                tone: 'danger',
                onSelect: () => {},
                disabledReason: 'يوجد رصيد في المستودع',
              },
            ]}
          />
          <Tooltip text="يفتح لوحة الأوامر من أي مكان">
            <Button variant="ghost">
              لوحة الأوامر <Kbd keys="Ctrl+K" />
            </Button>
          </Tooltip>
          <Spinner label="جارٍ التحميل" className="size-5 text-accent" />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {Object.values(saleStatus).map((status) => (
            <StatusBadge key={status.label} status={status} />
          ))}
          <Badge tone="info">قيد النقل</Badge>
          <Badge>مسودة</Badge>
        </div>
      </div>
    </Section>
  );
}
