import { broughtKinds, type BroughtSheet, type SheetChoice } from '@turoos/contract';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { Tabs } from '@/ui/Tabs';
import { ActionBar } from '../ActionBar';
import { readingGuard } from './reading-guard';
import { SheetReading } from './SheetReading';

type ReadingStepProps = {
  sheets: readonly BroughtSheet[];
  onChange: (place: number, choice: SheetChoice) => void;
  busy: boolean;
  onPreview: () => void;
};

/** How each sheet of the file is read. */
export function ReadingStep({ sheets, onChange, busy, onPreview }: ReadingStepProps) {
  const [place, setPlace] = useState(() => sheets.find(({ choice }) => choice.kind)?.place ?? 0);
  const sheet = sheets.find((one) => one.place === place) ?? sheets[0];
  const reason = readingGuard(sheets);
  if (!sheet) return null;
  const reading = (
    <SheetReading key={sheet.place} sheet={sheet} onChange={(choice) => onChange(sheet.place, choice)} />
  );
  return (
    <div className="flex flex-col gap-4">
      {sheets.length === 1 ? (
        reading
      ) : (
        <Tabs
          label="أوراق الملف"
          value={String(sheet.place)}
          onChange={(id) => setPlace(Number(id))}
          tabs={sheets.map(({ place: id, name, choice }) => ({
            id: String(id),
            label: `${name} · ${choice.kind ? broughtKinds[choice.kind].label : 'لا تُنقل'}`,
          }))}
        >
          {reading}
        </Tabs>
      )}
      <ActionBar>
        <Button variant="primary" icon={ArrowLeft} busy={busy} disabledReason={reason} onClick={onPreview}>
          معاينة ما سيدخل
        </Button>
        {reason && <p className="text-muted">{legible(reason)}</p>}
      </ActionBar>
    </div>
  );
}
