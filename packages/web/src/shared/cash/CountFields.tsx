import { CircleAlert } from 'lucide-react';
import { amountText } from '@/lib/money/amount-text';
import { Amount } from '@/shared/money/Amount';
import { useCurrency } from '@/shared/money/use-currencies';
import { Button } from '@/ui/Button';
import { Code, legible } from '@/ui/Code';
import { formatNumber } from '@/lib/format/format';
import { Kbd } from '@/ui/Kbd';
import { CountBox } from './CountBox';
import { sumOf, type CountEntry } from './count-entries';
import { notesOf } from '@/shared/money/notes';
import { moveInCount } from './move-in-count';

type CountFieldsProps = {
  value: readonly CountEntry[];
  onChange: (value: CountEntry[]) => void;
  error?: string | undefined;
};

/** The counting form of a drawer: each currency by note, or as a total. */
export function CountFields({ value, onChange, error }: CountFieldsProps) {
  const change = (entry: CountEntry) =>
    onChange(value.map((one) => (one.currency === entry.currency ? entry : one)));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the boxes inside
    <div onKeyDown={moveInCount} className="flex flex-col gap-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] items-start gap-3">
        {value.map((entry, index) => (
          <CurrencyCount key={entry.currency} entry={entry} first={index === 0} onChange={change} />
        ))}
      </div>
      <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-faint pointer-coarse:hidden">
        <Kbd keys="Enter" /> للفئة التالية، <Kbd keys="←" /> للعملة التالية، <Kbd keys="Ctrl+Enter" /> للإرسال
      </p>
      {error && (
        <p role="alert" className="flex items-start gap-1 text-sm text-danger">
          <CircleAlert className="mt-0.75 size-3.5 shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}

type CurrencyCountProps = { entry: CountEntry; first: boolean; onChange: (entry: CountEntry) => void };

function CurrencyCount({ entry, first, onChange }: CurrencyCountProps) {
  const currency = useCurrency(entry.currency);
  const sum = sumOf(entry);
  const notes = notesOf(entry.currency);
  return (
    <fieldset className="min-w-0 rounded-md border border-line">
      <legend className="sr-only">{legible(currency.name)}</legend>
      <div className="flex items-center justify-between gap-2 border-b border-line bg-sunken px-3 py-1.5">
        <span aria-hidden="true" className="font-semibold">
          {legible(currency.name)}
        </span>
        {notes.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => onChange({ ...entry, byNote: !entry.byNote, total: sum })}
          >
            {entry.byNote ? 'المبلغ جملة' : 'العد بالفئات'}
          </Button>
        )}
      </div>
      <div className="p-2">
        {entry.byNote ? (
          <ul className="flex flex-col gap-1">
            {notes.map((note, index) => (
              <li key={note} className="grid grid-cols-[4rem_minmax(0,1fr)_5.5rem] items-center gap-2">
                <Code className="text-end font-semibold">{formatNumber(note)}</Code>
                <CountBox
                  label={`عدد فئة ${formatNumber(note)} ${currency.name}`}
                  startsHere={first && index === 0}
                  value={entry.pieces[note] ?? null}
                  onChange={(count) => onChange({ ...entry, pieces: { ...entry.pieces, [note]: count } })}
                />
                <span className="truncate text-end text-sm text-muted">
                  {entry.pieces[note] ? <Code>{formatNumber(note * entry.pieces[note])}</Code> : null}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <CountBox
            label={`مبلغ ${currency.name}`}
            startsHere={first}
            decimals={currency.decimals}
            value={entry.total}
            onChange={(total) => onChange({ ...entry, total })}
          />
        )}
      </div>
      <output
        aria-label={`مجموع ${currency.name}`}
        className="flex items-baseline justify-between gap-2 border-t border-line px-3 py-2"
      >
        <span className="text-sm text-muted">المجموع</span>
        {sum === null ? (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`لا يوجد ${currency.name} في الصندوق`}
            onClick={() => onChange({ ...entry, byNote: false, total: 0 })}
          >
            لا يوجد
          </Button>
        ) : (
          <span className="min-w-0 truncate text-lg font-semibold" title={amountText(sum, currency)}>
            <Amount currency={entry.currency} amount={sum} />
          </span>
        )}
      </output>
    </fieldset>
  );
}
