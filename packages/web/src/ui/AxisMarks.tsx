import { colourOf, dashOf, type ChartSeries } from './chart-data';
import { BarFill, Hatch } from './SeriesMark';

type AxisMarksProps = {
  kind: 'line' | 'bar';
  series: readonly ChartSeries[];
  x: (index: number) => number;
  y: (value: number) => number;
  /** Width of one label's share of the axis. */
  band: number;
  pointed: number | null;
};

/** Draws the values: bars side by side, or lines with a dot at the pointer. */
export function AxisMarks({ kind, series, x, y, band, pointed }: AxisMarksProps) {
  if (kind === 'bar') {
    const width = Math.min(36, (band * 0.7) / series.length);
    return series.map(({ name, values }, nth) => (
      <g key={name}>
        <Hatch index={nth} />
        {values.map((value, index) => (
          <BarFill
            key={index}
            index={nth}
            x={x(index) + (series.length / 2 - nth - 1) * width + 1}
            width={Math.max(1, width - 2)}
            y={Math.min(y(value), y(0))}
            height={Math.abs(y(value) - y(0))}
          />
        ))}
      </g>
    ));
  }
  return series.map(({ name, values }, nth) => {
    const points = values.map((value, index) => `${x(index)},${y(value)}`);
    const area = `M${x(0)},${y(0)} L${points.join(' L')} L${x(values.length - 1)},${y(0)} Z`;
    return (
      <g key={name}>
        {nth === 0 && values.length > 1 && <path d={area} fill={colourOf(nth)} fillOpacity="0.08" />}
        <polyline
          points={points.join(' ')}
          fill="none"
          stroke={colourOf(nth)}
          strokeWidth="2"
          strokeDasharray={dashOf(nth)}
          strokeLinejoin="round"
        />
        {values.map(
          (value, index) =>
            (index === pointed || values.length === 1) && (
              <circle
                key={index}
                cx={x(index)}
                cy={y(value)}
                r="4"
                fill={colourOf(nth)}
                stroke="#fff"
                strokeWidth="2"
              />
            ),
        )}
      </g>
    );
  });
}
