import { X } from 'lucide-react';
import { quantityBox } from '@/shared/parts/Quantity';
import { MoneyBox } from '@/shared/money/MoneyBox';
import { legible, PartNumber } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { NumberInput } from '@/ui/NumberInput';
import type { AddedLine } from './receipt-form';

type AddedLinesProps = {
  lines: readonly AddedLine[];
  onChange: (lines: AddedLine[]) => void;
  error: string | undefined;
};

/** Parts that arrived and are not on the bill, with the prices at which they are added to it. */
export const AddedLines = ({ lines, onChange, error }: AddedLinesProps) => (
  <fieldset className="flex min-w-0 flex-col gap-1">
    <legend className="mb-1 text-sm font-semibold">قطع ليست في الفاتورة</legend>
    <ul className="divide-y divide-line rounded-md border border-line">
      {lines.map((line, index) => (
        <li key={line.product} className="flex flex-wrap items-end gap-3 px-3 py-2">
          <div className="min-w-40 grow basis-0">
            <p className="break-words">{legible(line.name)}</p>
            <PartNumber className="text-sm text-muted">{line.partNumber}</PartNumber>
          </div>
          <Field label="ما وصل" className="w-24">
            <NumberInput
              min={0}
              {...quantityBox(line.unit)}
              value={line.quantity}
              onChange={(quantity) => onChange(lines.with(index, { ...line, quantity }))}
            />
          </Field>
          <Field label="سعر الوحدة" className="w-60">
            <MoneyBox
              kind="cost"
              value={line.unitCost}
              onChange={(unitCost) => onChange(lines.with(index, { ...line, unitCost }))}
            />
          </Field>
          <IconButton
            label={`إزالة ${line.name}`}
            icon={X}
            onClick={() => onChange(lines.filter((_, at) => at !== index))}
          />
        </li>
      ))}
    </ul>
    {error && (
      <p role="alert" className="text-sm text-danger">
        {error}
      </p>
    )}
  </fieldset>
);
