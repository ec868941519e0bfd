import type { BringingPreview, BroughtFile, BroughtSheet, SheetChoice } from '@turoos/contract';
import { CircleAlert } from 'lucide-react';
import { legible } from '@/ui/Code';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Progress } from '@/ui/Progress';
import { FigureCards } from '../FigureCards';
import { BadRows } from './BadRows';
import { BringBar } from './BringBar';
import { Changes } from './Changes';
import { Problems } from './Problems';
import { Questions } from './Questions';
import { Written } from './Written';
import { usePreview } from './use-preview';

type PreviewStepProps = {
  file: BroughtFile;
  sheets: readonly BroughtSheet[];
  onChange: (place: number, choice: SheetChoice) => void;
};

/** What bringing the file would do: its sums, questions, changes and problems. */
export function PreviewStep({ file, sheets, onChange }: PreviewStepProps) {
  const query = usePreview(file._id);
  return (
    <div className="flex flex-col gap-4">
      <QueryBoundary
        query={query}
        title="فشل في معاينة الملف"
        waiting={
          <div className="rounded-lg border border-line bg-surface p-4 shadow-card">
            <Progress label="جارٍ فحص كل الصفوف ومقارنتها بما في المتجر" />
          </div>
        }
      >
        {(preview) => <Preview preview={preview} file={file} sheets={sheets} onChange={onChange} />}
      </QueryBoundary>
      <BringBar file={file} preview={query.data} recounting={query.isFetching} />
    </div>
  );
}

type PreviewProps = PreviewStepProps & { preview: BringingPreview };

/** The rate of a sheet in rials, at which its sums are those of the old program. */
function rateOf(sheets: readonly BroughtSheet[], place: number): number | undefined {
  const { currency, rate } = sheets.find((sheet) => sheet.place === place)?.choice.settings ?? {};
  return currency === 'YER' ? (rate ?? undefined) : undefined;
}

const Preview = ({ preview, file, sheets, onChange }: PreviewProps) => (
  <>
    <FigureCards sheets={preview.sheets.map((shown) => ({ ...shown, rate: rateOf(sheets, shown.place) }))} />
    <BadRows file={file} preview={preview} />
    {preview.sheets.map((shown) => {
      const sheet = sheets.find(({ place }) => place === shown.place);
      if (!sheet) return null;
      const { name, choice } = sheet;
      return (
        <div key={shown.place} className="flex flex-col gap-4 empty:hidden">
          {shown.refused && (
            <p className="flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2 text-danger">
              <CircleAlert className="mt-0.75 size-4 shrink-0" aria-hidden="true" />
              <span>
                {legible(name)}: {legible(shown.refused)}
              </span>
            </p>
          )}
          {shown.written && <Written {...shown.written} />}
          <Questions
            sheet={shown}
            name={name}
            answers={choice.answers}
            onAnswer={(answers) => onChange(shown.place, { ...choice, answers })}
          />
          <Changes sheet={shown} name={name} />
          <Problems sheet={shown} name={name} />
        </div>
      );
    })}
  </>
);
