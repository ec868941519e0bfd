import type { PurchaseDetail } from '@turoos/contract';
import { Info } from 'lucide-react';
import { legible } from '@/ui/Code';

/** Explains why the form of a received purchase has fewer fields. */
export const ReceivedNote = ({ purchase: { supplierName, itemCount } }: { purchase: PurchaseDetail }) => (
  <p className="flex items-start gap-2 rounded-md bg-info-soft px-3 py-2">
    <Info className="mt-0.75 size-4 shrink-0 text-info" aria-hidden="true" />
    {legible(
      itemCount > 0
        ? `استُلمت بضاعة الفاتورة من ${supplierName}، فلا يتغير المورد ولا الأصناف ولا التكاليف. أرجعها أو ألغها ثم سجّل غيرها إن كان فيها خطأ.`
        : `الفاتورة مسجلة على حساب ${supplierName}. إن كان المورد خطأ فألغها ثم سجّل غيرها.`,
    )}
  </p>
);
