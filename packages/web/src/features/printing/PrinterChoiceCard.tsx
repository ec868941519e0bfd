import { setDevicePrinter, useDevicePrinter } from '@/lib/print/device-printer';
import { usePrinters } from '@/shared/printing/use-printers';
import { Section } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';

/** Chooses where this device prints its receipts. */
export function PrinterChoiceCard() {
  const device = useDevicePrinter();
  const { data: printers = [] } = usePrinters();
  const receipts = printers.filter(({ kind, isActive }) => kind !== 'label' && isActive);
  const options = [
    { value: 'auto', label: 'تلقائياً: طابعة صندوق المستخدم، ثم الطابعة الافتراضية' },
    ...receipts.map(({ _id, name }) => ({ value: _id, label: name })),
    { value: 'browser', label: 'طباعة المتصفح' },
  ];
  // a printer that was deleted since is chosen by the server again
  const value = options.some((option) => option.value === device) ? device : 'auto';
  return (
    <Section title="هذا الجهاز" description="يُحفظ الاختيار على هذا الجهاز وحده">
      <Field label="إيصالات هذا الجهاز تُطبع على" className="max-w-lg">
        <Select options={options} value={value} onValueChange={setDevicePrinter} />
      </Field>
    </Section>
  );
}
