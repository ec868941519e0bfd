import { broughtKinds, countedAfter, nouns, type BroughtSheet, type SheetChoice } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import { Section } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import { AlwaysValues } from './AlwaysValues';
import { ColumnMeanings } from './ColumnMeanings';
import { HeaderRow } from './HeaderRow';
import { SheetSettings } from './SheetSettings';

type SheetReadingProps = { sheet: BroughtSheet; onChange: (choice: SheetChoice) => void };

const kinds = optionsOf(broughtKinds);

/** How one sheet is read: what it is, where its headings are, and what its columns mean. */
export function SheetReading({ sheet, onChange }: SheetReadingProps) {
  const { choice } = sheet;
  const { kind } = choice;
  return (
    <div className="flex flex-col gap-4">
      <Section title={sheet.name} description={`فيها ${countedAfter(sheet.rowCount, nouns.row)}`}>
        <div className="flex flex-col gap-3">
          <Field label="ماذا في هذه الورقة؟" className="max-w-sm">
            <Select
              placeholder="لا تُنقل"
              options={kinds}
              value={kind ?? ''}
              onValueChange={(chosen) => onChange({ ...choice, kind: chosen || null })}
            />
          </Field>
          {kind && <HeaderRow sheet={sheet} onChange={(headerRow) => onChange({ ...choice, headerRow })} />}
        </div>
      </Section>
      {kind && (
        <>
          <Section title="الأعمدة" description="اختر لكل عمود ما هو. ما لا تختار له شيئاً لا يُنقل.">
            <div className="flex flex-col gap-4">
              <ColumnMeanings sheet={sheet} kind={kind} onChange={onChange} />
              <AlwaysValues kind={kind} choice={choice} onChange={onChange} />
            </div>
          </Section>
          <SheetSettings
            kind={kind}
            choice={choice}
            onChange={(settings) => onChange({ ...choice, settings })}
          />
        </>
      )}
    </div>
  );
}
