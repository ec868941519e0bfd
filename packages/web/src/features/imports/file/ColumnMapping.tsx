import {
  alwaysChoices,
  importColumns,
  importFields,
  missingColumns,
  requiredFields,
  type ImportField,
  type ImportMapping,
} from '@turoos/contract';
import { useState } from 'react';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import type { OpenedSheet } from './sheet-messages';

type ColumnMappingProps = {
  sheet: OpenedSheet;
  mapping: ImportMapping;
  onChange: (mapping: ImportMapping) => void;
};

/**
 * Maps the file's columns to fields; unfolds by itself when a required column was not recognised by its
 * header.
 */
export function ColumnMapping({ sheet, mapping, onChange }: ColumnMappingProps) {
  const missing = missingColumns(mapping);
  const [open, setOpen] = useState(missing.length > 0);
  const columns = sheet.header.map((heading, column) => ({
    value: String(column),
    label: [heading || `العمود ${column + 1}`, sampleOf(sheet, column)].filter(Boolean).join(' — '),
  }));
  const choose = (field: ImportField, chosen: string) => onChange({ ...mapping, [field]: sourceOf(chosen) });

  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-1 font-semibold pointer-coarse:py-2.5">أعمدة الملف</summary>
      {missing.length > 0 && (
        <output className="my-2 block rounded-md bg-warning-soft px-3 py-2 text-warning">
          لم نتعرف على كل الأعمدة المطلوبة. اختر لكل حقل عموده في الملف:{' '}
          {missing.map((field) => importColumns[field].label).join('، ')}
        </output>
      )}
      <div className="mt-2 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {importFields.map((field) => (
          <Field
            key={field}
            label={importColumns[field].label}
            required={requiredFields.includes(field)}
            error={missing.includes(field) ? 'اختر العمود' : undefined}
          >
            <Select
              placeholder="ليس في الملف"
              options={[...columns, ...always(field)]}
              value={valueOf(mapping[field])}
              onValueChange={(chosen) => choose(field, chosen)}
            />
          </Field>
        ))}
      </div>
    </details>
  );
}

type Source = ImportMapping[ImportField];

const mark = 'always ';
const always = (field: ImportField) =>
  (alwaysChoices[field] ?? []).map(({ value, label }) => ({ value: mark + value, label }));
const valueOf = (source: Source) =>
  typeof source === 'object' ? mark + source.always : String(source ?? '');

function sourceOf(chosen: string): Source {
  if (chosen.startsWith(mark)) return { always: chosen.slice(mark.length) };
  return chosen === '' ? undefined : Number(chosen);
}

const sampleOf = ({ samples }: OpenedSheet, column: number) =>
  samples.find((row) => row[column]?.trim())?.[column]?.slice(0, 30);
