import { Rect, Svg } from '@react-pdf/renderer';
import { code128Widths } from './code128';
import { style } from './invoice-style';

/** The invoice's number for a scanner; nothing when it can't be written in bars. */
export function InvoiceBars({ number }: { number: string }) {
  const widths = code128Widths(number);
  if (!widths) return null;
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  const total = (starts.at(-1) ?? 0) + (widths.at(-1) ?? 0);
  return (
    <Svg style={style.bars} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none">
      {widths.map((width, index) =>
        index % 2 === 0 ? (
          <Rect key={index} x={starts[index] ?? 0} y={0} width={width} height={1} fill="#000" />
        ) : null,
      )}
    </Svg>
  );
}
