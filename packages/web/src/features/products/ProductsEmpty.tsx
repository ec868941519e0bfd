import { Package, Upload } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { AddButton } from '@/ui/AddButton';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';

export function ProductsEmpty({ onAdd }: { onAdd: () => void }) {
  const mayImport = usePermit('products:import');
  return (
    <EmptyState
      icon={Package}
      title="لا توجد منتجات بعد"
      message="أضف أول قطعة يدوياً، أو استورد قائمتك من ملف CSV."
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <AddButton right="products:create" label="إضافة منتج" onAdd={onAdd} />
          <LinkButton to="/import-products" icon={Upload} disabledReason={mayImport.reason}>
            استيراد من CSV
          </LinkButton>
        </div>
      }
    />
  );
}
