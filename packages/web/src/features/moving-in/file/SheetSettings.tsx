import type { BroughtKind, SheetChoice, SheetSettings as Settings } from '@turoos/contract';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { Section } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { DateInput } from '@/ui/DateInput';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { RadioGroup } from '@/ui/RadioGroup';
import { CurrencyFields } from './CurrencyFields';
import { SellingRule } from './SellingRule';

type SettingsOf =
  | 'currency'
  | 'day'
  | 'warehouse'
  | 'make'
  | 'onStock'
  | 'onExisting'
  | 'sellingRule'
  | 'invertBalance';

/** The settings that concern each kind. */
const settingsOf: Readonly<Record<BroughtKind, readonly SettingsOf[]>> = {
  parts: ['currency', 'warehouse', 'make', 'onExisting', 'onStock'],
  stock: ['currency', 'warehouse', 'onStock'],
  customers: ['currency', 'day', 'onExisting', 'invertBalance'],
  suppliers: ['currency', 'day', 'onExisting', 'invertBalance'],
  prices: ['currency', 'sellingRule'],
  vehicles: ['onExisting'],
};

const onExisting = [
  { value: 'replace', label: 'يأخذ ما في الملف', hint: 'الخلايا الفارغة لا تمحو شيئاً.' },
  { value: 'fill', label: 'يُكمل الناقص فقط', hint: 'ما هو مكتوب في المتجر يبقى.' },
  { value: 'skip', label: 'يبقى كما هو', hint: 'لا يُنقل إلا الجديد.' },
] as const;

const onStock = [
  { value: 'skip', label: 'تبقى كميته', hint: 'لا تدخل الكمية مرتين.' },
  { value: 'add', label: 'تُضاف كمية الملف إلى كميته' },
] as const;

type SheetSettingsProps = {
  kind: BroughtKind;
  choice: SheetChoice;
  onChange: (settings: Settings) => void;
};

/** What cannot be read from the sheet itself. */
export function SheetSettings({ kind, choice: { settings }, onChange }: SheetSettingsProps) {
  const has = (name: SettingsOf) => settingsOf[kind].includes(name);
  const change = (some: Partial<Settings>) => onChange({ ...settings, ...some });
  return (
    <Section title="خيارات الورقة">
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {has('currency') && (
          <CurrencyFields
            ofAccounts={kind === 'customers' || kind === 'suppliers'}
            settings={settings}
            onChange={change}
          />
        )}
        {has('day') && (
          <Field label="يوم الأرصدة الافتتاحية" hint="اليوم إن تركته فارغاً">
            <DateInput value={settings.day ?? ''} onChange={(day) => change({ day: day || null })} />
          </Field>
        )}
        {has('warehouse') && (
          <Field label="المستودع" hint="للكميات التي لا يُذكر مستودعها؛ يلزم حين يكون للمتجر أكثر من مستودع">
            <WarehouseSelect
              creates
              placeholder="اختر المستودع"
              value={settings.warehouseId ?? ''}
              onChange={(id) => change({ warehouseId: id || null })}
            />
          </Field>
        )}
        {has('make') && (
          <Field label="شركة صنع المركبات" hint="حين يذكر الملف الطراز وحده ولا يُعرف لمن هو">
            <Input
              value={settings.make ?? ''}
              maxLength={60}
              onChange={(event) => change({ make: event.target.value || null })}
            />
          </Field>
        )}
        {has('sellingRule') && (
          <SellingRule
            rule={settings.sellingRule ?? null}
            onChange={(sellingRule) => change({ sellingRule })}
          />
        )}
        {has('invertBalance') && (
          <Checkbox
            label="إشارة الأرصدة معكوسة"
            hint="برنامجك يكتب ما على العميل، أو ما للمورد، بإشارة ناقص"
            checked={settings.invertBalance}
            onChange={(event) => change({ invertBalance: event.target.checked })}
          />
        )}
        {has('onExisting') && (
          <Field label="ما هو موجود في المتجر من قبل" group>
            <RadioGroup
              options={onExisting}
              value={settings.onExisting}
              onChange={(chosen) => change({ onExisting: chosen })}
            />
          </Field>
        )}
        {has('onStock') && (
          <Field label="ما له مخزون في المستودع من قبل" group>
            <RadioGroup
              options={onStock}
              value={settings.onStock}
              onChange={(chosen) => change({ onStock: chosen })}
            />
          </Field>
        )}
      </div>
    </Section>
  );
}
