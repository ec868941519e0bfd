import type { BalanceOperation } from '@turoos/contract';
import { Field } from '@/ui/Field';
import { RadioGroup } from '@/ui/RadioGroup';

export type OperationChoice = { value: BalanceOperation; label: string; hint: string };

type OperationFieldProps = {
  choices: readonly OperationChoice[];
  value: BalanceOperation;
  onChange: (operation: BalanceOperation) => void;
};

export const OperationField = ({ choices, value, onChange }: OperationFieldProps) => (
  <Field label="العملية" group>
    <RadioGroup options={choices} value={value} onChange={onChange} />
  </Field>
);
