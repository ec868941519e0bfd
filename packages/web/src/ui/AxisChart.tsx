import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { labelEvery, labelPlace } from './axis-labels';
import { AxisMarks } from './AxisMarks';
import type { ChartData } from './chart-data';
import { legible } from './Code';
import { niceTicks } from './nice-scale';
import { SeriesMark } from './SeriesMark';

const HEIGHT = 220;
const TOP = 10;
const BOTTOM = 26;

type AxisChartProps = ChartData & { kind: 'line' | 'bar'; label: string };

/** Lines or bars over an axis that runs from right to left, as the page reads. Arrow keys move along the points. */
export function AxisChart({ kind, label, labels, series, format, formatLong = format }: AxisChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const [chosen, setPointed] = useState<number | null>(null);
  // a chart may get fewer points than it had
  const pointed = chosen !== null && chosen < labels.length ? chosen : null;
  /** Keys begin with the newest point. */
  const shown = pointed ?? labels.length - 1;

  const ticks = niceTicks(series.flatMap(({ values }) => values));
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const axis = 12 + 7 * Math.max(...ticks.map((tick) => format(tick).length));
  const plot = Math.max(0, width - axis - 8);
  const band = plot / Math.max(1, labels.length);
  const x = (index: number) => 8 + plot - band * (index + 0.5);
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - low) / (high - low));
  const every = labelEvery(labels, plot);

  const valuesAt = (index: number) =>
    series.map(({ name, values }, nth) => ({ name, value: formatLong(values[index] ?? 0, index, nth) }));

  /** What screen readers say when a key has moved to a point. */
  const spoken = (index: number) =>
    [labels[index], ...valuesAt(index).map(({ name, value }) => `${name}: ${value}`)].join('، ');

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const from = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const index = Math.floor((8 + plot - from) / band);
    setPointed(index >= 0 && index < labels.length ? index : null);
  };

  return (
    <div
      ref={ref}
      className="relative h-55 rounded-md outline-offset-2 outline-accent has-focus-visible:outline-2"
    >
      <input
        type="range"
        className="sr-only"
        aria-label={`نقاط الرسم: ${label}`}
        aria-valuetext={spoken(shown)}
        min={0}
        max={labels.length - 1}
        value={shown}
        onChange={(event) => setPointed(Number(event.target.value))}
        onFocus={() => setPointed(shown)}
        onBlur={() => setPointed(null)}
        onKeyDown={(event) => event.key === 'Escape' && setPointed(null)}
      />
      {width > 0 && (
        <svg
          aria-hidden="true"
          width={width}
          height={HEIGHT}
          className="block touch-pan-y"
          onPointerMove={point}
          onPointerLeave={() => setPointed(null)}
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={8}
                x2={8 + plot}
                y1={y(tick)}
                y2={y(tick)}
                className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
              />
              <text x={14 + plot} y={y(tick) + 4} direction="ltr" className="fill-faint text-xs tabular-nums">
                {format(tick)}
              </text>
            </g>
          ))}
          {labels.map(
            (text, index) =>
              index % every === 0 && (
                <text
                  key={index}
                  x={labelPlace(x(index), text, width)}
                  y={HEIGHT - 6}
                  textAnchor="middle"
                  className="fill-faint text-xs"
                >
                  {text}
                </text>
              ),
          )}
          {pointed !== null && (
            <rect
              x={x(pointed) - band / 2}
              width={band}
              y={TOP}
              height={HEIGHT - TOP - BOTTOM}
              className="fill-sunken"
            />
          )}
          <AxisMarks kind={kind} series={series} x={x} y={y} band={band} pointed={pointed} />
        </svg>
      )}
      {pointed !== null && (
        <div
          aria-hidden="true"
          className="pointer-events-none absolute top-0 z-1 max-w-full rounded-md bg-ink px-2.5 py-1.5 text-xs text-white"
          // shifted by as much of its own width as the point is along the chart, so it never leaves the chart
          style={{ left: x(pointed), transform: `translateX(-${(100 * x(pointed)) / width}%)` }}
        >
          <p className="font-semibold">{labels[pointed]}</p>
          {valuesAt(pointed).map(({ name, value }, index) => (
            <p key={name} className="flex items-center gap-1.5">
              <span className="flex shrink-0 rounded-sm bg-white px-0.5">
                <SeriesMark kind={kind} index={index} />
              </span>
              <span>
                {legible(name)}: <bdi>{value}</bdi>
              </span>
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

/** The current width of an element in pixels; 0 until it is mounted. */
function useWidth<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
