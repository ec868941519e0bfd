import type { CompatiblePart } from '@turoos/contract';
import { legible, Num, PartNumber } from '@/ui/Code';

type PartLinesProps = {
  title: string;
  parts: readonly (Pick<CompatiblePart, 'partNumber'> & { name?: string; reason?: string })[];
};

/** Parts under a heading with their count; renders nothing without any. */
export function PartLines({ title, parts }: PartLinesProps) {
  if (parts.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">
        {title} (<Num value={parts.length} />)
      </h3>
      <ul className="mt-1 flex max-h-60 flex-col gap-1 overflow-y-auto">
        {parts.map(({ partNumber, name, reason }) => (
          <li key={partNumber} className="flex flex-wrap items-baseline gap-x-2">
            <PartNumber>{partNumber}</PartNumber> {legible(name)}
            {reason && <span className="text-danger">{legible(reason)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
