import { useState } from 'react';
import type { TypedMoney } from '@/lib/money/typed-money';
import { toast } from '@/lib/toasts/toast-store';
import { AmountBox } from '@/ui/AmountBox';
import { Section } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { Combobox, type Option } from '@/ui/Combobox';
import { DateInput } from '@/ui/DateInput';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { MoneyInput } from '@/ui/MoneyInput';
import { NumberInput } from '@/ui/NumberInput';
import { PasswordInput } from '@/ui/PasswordInput';
import { RadioGroup } from '@/ui/RadioGroup';
import { Select } from '@/ui/Select';
import { Switch } from '@/ui/Switch';
import { Textarea } from '@/ui/Textarea';
import { findParts } from './sample-shop';

const warehouses = [
  { value: 'main', label: 'المستودع الرئيسي - تعز' },
  { value: 'showroom', label: 'معرض شارع جمال' },
  { value: 'closed', label: 'مستودع الحوبان (مغلق)', disabled: true },
];

const currencies = [
  { code: 'YER', name: 'ريال يمني', symbol: 'ر.ي', decimals: 0, cashStep: 50, isActive: true, version: 1 },
  { code: 'USD', name: 'دولار أمريكي', symbol: '$', decimals: 2, cashStep: 1, isActive: true, version: 1 },
  { code: 'SAR', name: 'ريال سعودي', symbol: 'ر.س', decimals: 2, cashStep: 1, isActive: true, version: 1 },
];
const rates = { usdToYer: 530, toYer: { SAR: 140 } };

export function FormsSection() {
  const [paid, setPaid] = useState<TypedMoney | null>(null);
  const [due, setDue] = useState<TypedMoney | null>({ currency: 'USD', amount: 12.5, cents: 1250 });
  const [currency, setCurrency] = useState('YER');
  const [price, setPrice] = useState<number | null>(123450);
  const [quantity, setQuantity] = useState<number | null>(12);
  const [part, setPart] = useState<Option | null>({ value: '1', label: 'فلتر زيت تويوتا كورولا 2015' });
  const [payment, setPayment] = useState<'cash' | 'credit' | 'transfer'>('cash');
  const [day, setDay] = useState('2026-11-15');
  const [alerts, setAlerts] = useState(true);

  return (
    <Section title="الحقول" description="التسمية فوق الحقل، والخطأ بجانبه، والأرقام تُقبل بأي شكل">
      <div id="forms" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Field label="اسم القطعة" required error="يرجى إدخال اسم القطعة">
          <Input placeholder="فلتر زيت تويوتا كورولا 2015" />
        </Field>
        <Field label="رقم القطعة" hint="يُقبل مع الشرطات والمسافات أو بدونها">
          <Input ltr defaultValue="90915-YZZD2" />
        </Field>
        <Field label="كلمة المرور" required>
          <PasswordInput defaultValue="demo1234" />
        </Field>
        <Field label="سعر البيع" required>
          <MoneyInput value={price} onChange={setPrice} />
        </Field>
        {(
          [
            ['المستلم', paid, setPaid],
            ['المستحق', due, setDue],
          ] as const
        ).map(([label, value, onChange]) => (
          <Field key={label} label={label} hint="اكتب $ أو ي أو س لتبديل العملة">
            <AmountBox
              value={value}
              onChange={onChange}
              currencies={currencies}
              rates={rates}
              currency={currency}
              onCurrency={setCurrency}
            />
          </Field>
        ))}
        <Field label="الكمية">
          <NumberInput value={quantity} onChange={setQuantity} min={0} unit="قطعة" />
        </Field>
        <Field label="تاريخ الاستحقاق">
          <DateInput value={day} onChange={setDay} min="2026-01-10" max="2026-12-20" />
        </Field>
        <Field label="المستودع" required>
          <Select options={warehouses} placeholder="اختر المستودع" />
        </Field>
        <Field label="القطعة" hint="اكتب كلمة «خطأ» لترى فشل البحث">
          <Combobox
            value={part}
            onChange={setPart}
            load={findParts}
            onCreate={(text) => toast({ tone: 'info', title: `إضافة القطعة «${text}»` })}
            placeholder="ابحث بالاسم أو رقم القطعة"
          />
        </Field>
        <Field label="رقم الفاتورة" hint="يصدر عند الحفظ">
          <Input ltr disabled defaultValue="INV-20261115-001" />
        </Field>
        <Field label="طريقة الدفع" group>
          <RadioGroup
            inline
            value={payment}
            onChange={setPayment}
            options={[
              { value: 'cash', label: 'نقداً' },
              { value: 'credit', label: 'آجل' },
              { value: 'transfer', label: 'حوالة' },
            ]}
          />
        </Field>
        <div>
          <Checkbox label="القطعة مستعملة (تشليح)" hint="تُباع دون ضمان" defaultChecked />
          <Switch label="تنبيه عند نفاد الكمية" checked={alerts} onCheckedChange={setAlerts} />
        </div>
        <Field label="ملاحظات">
          <Textarea placeholder="حالة القطعة، مصدرها…" rows={2} />
        </Field>
      </div>
    </Section>
  );
}
