import { SupplierPicker } from '@/shared/suppliers/SupplierPicker';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import type { ImportDraft } from '../import-draft';
import { CurrencyField } from './CurrencyField';
import { WarehousePicker } from './WarehousePicker';

type PurchaseFieldsProps = { draft: ImportDraft; onChange: (changes: Partial<ImportDraft>) => void };

/** The purchase's supplier, warehouse and invoice number. */
export const PurchaseFields = ({ draft, onChange }: PurchaseFieldsProps) => (
  <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
    <Field label="المورد" required>
      <SupplierPicker
        creates
        placeholder="ابحث عن المورد…"
        value={draft.supplier}
        onChange={(supplier) => onChange({ supplier })}
      />
    </Field>
    <Field label="المستودع" required>
      <WarehousePicker
        placeholder="ابحث عن المستودع…"
        value={draft.warehouse}
        onChange={(warehouse) => onChange({ warehouse })}
      />
    </Field>
    <Field label="رقم فاتورة الشراء" required>
      <Input
        ltr
        maxLength={100}
        value={draft.invoiceNo}
        onChange={(event) => onChange({ invoiceNo: event.target.value })}
      />
    </Field>
    <CurrencyField value={draft.currency} onChange={(currency) => onChange({ currency })} />
  </div>
);
