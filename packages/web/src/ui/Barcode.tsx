import { code128Widths } from '@turoos/pdf/code128';

/** The quiet zone that scanners need on both sides, in modules. */
const QUIET = 10;

/** Draws a text as Code 128 bars; draws nothing when Code 128 can't encode it. */
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
