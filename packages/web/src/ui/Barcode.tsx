import { code128Widths } from '@turoos/pdf/code128';

/** What scanners need free on both sides, in modules. */
const QUIET = 10;

/** A text as Code 128 bars; nothing when it can't be written so. */
export function Barcode({ text, className }: { text: string; className?: string }) {
  const widths = code128Widths(text);
  if (!widths) return null;
  const ends = widths.map((_, index) =>
    widths.slice(0, index + 1).reduce((sum, width) => sum + width, QUIET),
  );
  const total = (ends.at(-1) ?? 0) + QUIET;

  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={className}
    >
      {widths.map(
        (width, index) =>
          index % 2 === 0 && (
            <rect key={index} x={(ends[index] ?? 0) - width} width={width} height="1" fill="#000" />
          ),
      )}
    </svg>
  );
}
