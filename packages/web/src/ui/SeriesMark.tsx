import { colourOf, dashOf, hatchId } from './chart-data';

/** How a series is drawn, for legends: its line, or its bar. */
export const SeriesMark = ({ kind, index }: { kind: 'line' | 'bar'; index: number }) => (
  <svg aria-hidden="true" width="24" height="12" className="shrink-0">
    {kind === 'line' ? (
      <line
        x1="1"
        x2="23"
        y1="6"
        y2="6"
        stroke={colourOf(index)}
        strokeWidth="2.5"
        strokeDasharray={dashOf(index)}
      />
    ) : (
      <>
        <Hatch index={index} />
        <BarFill index={index} x={5} y={0} width={14} height={12} />
      </>
    )}
  </svg>
);

/** The stripes of a series of bars after the first, so that colour is not all that tells them apart. */
export const Hatch = ({ index }: { index: number }) =>
  index > 0 && (
    <pattern
      id={hatchId(index)}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${index % 2 === 1 ? 45 : -45})`}
    >
      <line x1="0" x2="0" y1="0" y2="5" stroke={colourOf(index)} strokeWidth="5" />
      <line x1="2.5" x2="2.5" y1="0" y2="5" stroke="#fff" strokeWidth="1.5" />
    </pattern>
  );

type BarFillProps = { index: number; x: number; y: number; width: number; height: number };

export const BarFill = ({ index, ...box }: BarFillProps) => (
  <rect
    {...box}
    rx={2}
    fill={index === 0 ? colourOf(0) : `url(#${hatchId(index)})`}
    stroke={index === 0 ? undefined : colourOf(index)}
  />
);
