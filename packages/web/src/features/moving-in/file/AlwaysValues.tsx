import { columnLabel, columnsOf, type BroughtKind, type SheetChoice } from '@turoos/contract';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { alwaysOf, withAlways } from './column-meaning';

type AlwaysValuesProps = { kind: BroughtKind; choice: SheetChoice; onChange: (choice: SheetChoice) => void };

/** Fields that the file does not have and that are the same in all its rows, such as one brand or category. */
export function AlwaysValues({ kind, choice, onChange }: AlwaysValuesProps) {
  const [field, setField] = useState('');
  const [value, setValue] = useState('');
  const given = alwaysOf(choice);
  const free = Object.entries(columnsOf(kind))
    .filter(([name]) => choice.mapping[name] === undefined)
    .map(([name, { label }]) => ({ value: name, label }));
  const add = () => {
    onChange(withAlways(choice, field, value.trim()));
    setField('');
    setValue('');
  };

  return (
    <details open={given.length > 0 || undefined}>
      <summary className="w-fit cursor-pointer py-1 font-semibold pointer-coarse:py-2.5">
        قيمة واحدة لكل الصفوف
      </summary>
      <div className="mt-1 flex flex-col gap-2">
        {given.map((one) => (
          <span key={one.field} className="flex items-center gap-2">
            {columnLabel(kind, one.field)}: <bdi className="font-semibold">{one.value}</bdi>
            <IconButton
              size="sm"
              icon={X}
              label={`إزالة ${columnLabel(kind, one.field)}`}
              onClick={() => onChange(withAlways(choice, one.field, ''))}
            />
          </span>
        ))}
        <div className="flex flex-wrap items-end gap-2">
          <Field label="الحقل" className="min-w-40">
            <Select placeholder="اختر الحقل" options={free} value={field} onValueChange={setField} />
          </Field>
          <Field label="قيمته في كل الصفوف" className="min-w-40">
            <Input value={value} maxLength={200} onChange={(event) => setValue(event.target.value)} />
          </Field>
          <Button
            icon={Plus}
            disabledReason={!field ? 'اختر الحقل' : !value.trim() && 'اكتب القيمة'}
            onClick={add}
          >
            إضافة
          </Button>
        </div>
      </div>
    </details>
  );
}
