import { encode } from 'uqr';

/** A QR code drawn as one path; hidden from screen readers, because its text stands beside it. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-md border border-line bg-white"
    >
      <path d={cells.join('')} fill="#000" />
    </svg>
  );
}
