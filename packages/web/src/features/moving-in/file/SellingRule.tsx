import type { SheetSettings } from '@turoos/contract';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { MoneyInput } from '@/ui/MoneyInput';
import { NumberInput } from '@/ui/NumberInput';

type Rule = NonNullable<SheetSettings['sellingRule']>;
type SellingRuleProps = { rule: Rule | null; onChange: (rule: Rule | null) => void };

/** A usual margin of a shop, to begin with. */
const usual: Rule = { factor: 1.3, roundTo: null };

/** Selling prices that follow from the purchase prices of the list. */
export const SellingRule = ({ rule, onChange }: SellingRuleProps) => (
  <div className="flex flex-col gap-2">
    <Checkbox
      label="احسب سعر البيع من سعر الشراء"
      hint="حين لا يذكر الملف سعر البيع"
      checked={rule !== null}
      onChange={(event) => onChange(event.target.checked ? usual : null)}
    />
    {rule && (
      <>
        <Field label="سعر الشراء مضروباً في" hint="1.3 تعني ربح 30%">
          <NumberInput
            value={rule.factor}
            min={0}
            decimals={2}
            step={0.05}
            onChange={(factor) => onChange({ ...rule, factor: factor || usual.factor })}
          />
        </Field>
        <Field label="مقرّباً إلى أعلى مضاعف" hint="فارغ: بلا تقريب">
          <MoneyInput
            value={rule.roundTo ?? null}
            onChange={(roundTo) => onChange({ ...rule, roundTo: roundTo || null })}
          />
        </Field>
      </>
    )}
  </div>
);
