import { entriesOf, priceBases, priceSteps, valueProblem } from '@turoos/contract';
import type { ReactNode } from 'react';
import { optionsOf } from '@/lib/format/options';
import { useTierOptions } from '@/shared/prices/use-tiers';
import { Field } from '@/ui/Field';
import { NumberInput } from '@/ui/NumberInput';
import { useRate } from '@/ui/rate-context';
import { Select } from '@/ui/Select';
import { roundings, type RuleDraft } from './rule-draft';

type RuleFieldsProps = {
  rule: RuleDraft;
  onChange: (rule: RuleDraft) => void;
  /** The field before them: which parts. */
  children: ReactNode;
};

const steps = optionsOf(priceSteps);

/** Which prices change, from what, by how much and rounded to what. */
export function RuleFields({ rule, onChange, children }: RuleFieldsProps) {
  const tiers = useTierOptions();
  const rate = useRate();
  const set = (fields: Partial<RuleDraft>) => onChange({ ...rule, ...fields });
  // the selling price is its own base
  const bases = entriesOf(priceBases)
    .filter(([value]) => rule.tier !== '' || value !== 'sellingPrice')
    .map(([value, label]) => ({ value, label }));
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {children}
      <Field label="السعر الذي يتغير">
        <Select
          value={rule.tier}
          options={tiers}
          onValueChange={(tier) =>
            set({ tier, ...(tier === '' && rule.base === 'sellingPrice' && { base: 'price' }) })
          }
        />
      </Field>
      <Field label="يُحسب من">
        <Select value={rule.base} options={bases} onValueChange={(base) => set({ base })} />
      </Field>
      <Field label="القاعدة">
        <Select value={rule.step} options={steps} onValueChange={(step) => set({ step })} />
      </Field>
      <Field
        label="مقدار التغيير"
        error={rule.value === null ? undefined : valueProblem(rule.step, rule.value)}
      >
        <NumberInput
          value={rule.value}
          onChange={(value) => set({ value })}
          decimals={2}
          unit={priceSteps[rule.step].unit}
          data-autofocus=""
        />
      </Field>
      <Field label="تقريب السعر الجديد">
        <Select
          value={rule.rounding}
          options={roundings(rate !== null)}
          onValueChange={(rounding) => set({ rounding })}
        />
      </Field>
    </div>
  );
}
