import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { AxisMarks } from './AxisMarks';
import { colourOf, type ChartData } from './chart-data';
import { legible } from './Code';
import { niceTicks } from './nice-scale';

const HEIGHT = 220;
const TOP = 10;
const BOTTOM = 26;

type AxisChartProps = ChartData & { kind: 'line' | 'bar' };

/** Lines or bars over an axis that runs from right to left, as the page reads. */
export function AxisChart({ kind, labels, series, format, formatLong = format }: AxisChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const [pointed, setPointed] = useState<number | null>(null);

  const ticks = niceTicks(series.flatMap(({ values }) => values));
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const axis = 12 + 7 * Math.max(...ticks.map((tick) => format(tick).length));
  const plot = Math.max(0, width - axis - 8);
  const band = plot / Math.max(1, labels.length);
  const x = (index: number) => 8 + plot - band * (index + 0.5);
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - low) / (high - low));
  const every = Math.max(1, Math.ceil((labels.length * 64) / Math.max(1, plot)));

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const from = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const index = Math.floor((8 + plot - from) / band);
    setPointed(index >= 0 && index < labels.length ? index : null);
  };

  return (
    <div ref={ref} className="relative h-55">
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
                  key={text}
                  x={x(index)}
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
          className="pointer-events-none absolute top-0 z-1 -translate-x-1/2 rounded-md bg-ink px-2.5 py-1.5 text-xs whitespace-nowrap text-white"
          style={{ left: Math.min(Math.max(x(pointed), 64), width - 64) }}
        >
          <p className="font-semibold">{labels[pointed]}</p>
          {series.map(({ name, values }, index) => (
            <p key={name} className="flex items-center gap-1.5">
              <span
                className="size-2 rounded-full outline outline-white/50"
                style={{ background: colourOf(index) }}
              />
              {legible(name)}: <bdi>{formatLong(values[pointed] ?? 0, pointed)}</bdi>
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
