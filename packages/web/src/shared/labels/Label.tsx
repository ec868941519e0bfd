import { piece, type Part } from '@turoos/contract';
import { formatUsd } from '@/lib/format/format';
import { Barcode } from '@/ui/Barcode';
import { Code, legible, Words } from '@/ui/Code';

/** One label: the part's name, number and price, with a barcode that the search box reads. */
export function Label({ part }: { part: Part }) {
  return (
    <div className="label">
      <p className="label-name">
        <Words>{part.name}</Words>
      </p>
      <Barcode text={part.barcode || part.partNumber} className="label-bars" />
      <p className="label-foot">
        <Code>{part.partNumber}</Code>
        <span className="font-semibold">
          <Code>{formatUsd(part.sellingPrice)}</Code>
          {part.unit.code !== piece.code && legible(` / ${part.unit.name}`)}
        </span>
      </p>
    </div>
  );
}
