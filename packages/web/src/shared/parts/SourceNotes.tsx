import { TriangleAlert } from 'lucide-react';
import { legible } from '@/ui/Code';

type SourceNotesProps = { lines: readonly string[]; warning: string | null };

/** The sources of the shown data, and those that could not be reached. */
export function SourceNotes({ lines, warning }: SourceNotesProps) {
  return (
    <div className="flex flex-col gap-2 text-sm">
      {warning && (
        <p role="alert" className="flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2">
          <TriangleAlert className="mt-0.75 size-4 shrink-0 text-warning" aria-hidden="true" />
          {legible(warning)}
        </p>
      )}
      {lines.length > 0 && (
        <ul className="list-disc ps-5 text-muted" aria-label="الأدلة">
          {lines.map((line) => (
            <li key={line}>{legible(line)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
