import { Banknote, PackageX, Plus, ReceiptText, Users } from 'lucide-react';
import { Button } from '@/ui/Button';
import { Money } from '@/ui/Money';
import { PageHeader } from '@/ui/PageHeader';
import { RateProvider } from '@/ui/rate-context';
import { Figure } from '@/ui/Figure';
import { ButtonsSection } from './ButtonsSection';
import { DialogsSection } from './DialogsSection';
import { FiguresSection } from './FiguresSection';
import { FormsSection } from './FormsSection';
import { ListSection } from './ListSection';
import { StatesSection } from './StatesSection';

/** All components of the kit on one page with sample data, for developers. */
export function UiKitScreen() {
  return (
    <RateProvider rate={530} display="USD">
      <main className="mx-auto flex max-w-screen-xl flex-col gap-6 p-4">
        <PageHeader
          title="فواتير المبيعات"
          description="معرض عناصر الواجهة ببيانات محل قطع غيار"
          actions={
            <Button variant="primary" icon={Plus}>
              فاتورة جديدة
            </Button>
          }
          figures={
            <>
              <Figure
                label="مبيعات اليوم"
                icon={Banknote}
                tone="success"
                value={<Money usd={182_350} at={530} />}
                hint="أكثر من أمس بنسبة 12%"
              />
              <Figure label="عدد الفواتير" icon={ReceiptText} tone="info" value="46" hint="منها 9 آجلة" />
              <Figure label="قطع نفدت" icon={PackageX} tone="danger" failed onRetry={() => undefined} />
              <Figure label="عملاء جدد" icon={Users} />
            </>
          }
        />
        <ListSection />
        <ButtonsSection />
        <FormsSection />
        <DialogsSection />
        <FiguresSection />
        <StatesSection />
      </main>
    </RateProvider>
  );
}
