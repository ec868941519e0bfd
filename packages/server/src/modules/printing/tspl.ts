import { packed, type Bitmap } from './bitmap';

interface Labels {
  /** Millimetres. */
  width: number;
  height: number;
  pictures: readonly { picture: Bitmap; copies: number }[];
}

/** Millimetres between two labels on the roll. */
const gap = 2;

const line = (text: string) => Buffer.from(`${text}\r\n`, 'latin1');

/** Encodes labels for printers that understand TSPL, in which a set bit is white. */
export function tspl({ width, height, pictures }: Labels): Uint8Array {
  return Buffer.concat([
    line(`SIZE ${width} mm,${height} mm`),
    line(`GAP ${gap} mm,0 mm`),
    line('DIRECTION 1'),
    ...pictures.flatMap(({ picture, copies }) => [
      line('CLS'),
      Buffer.from(`BITMAP 0,0,${Math.ceil(picture.width / 8)},${picture.height},0,`, 'latin1'),
      packed(picture).map((byte) => ~byte & 0xff),
      line(''),
      line(`PRINT 1,${copies}`),
    ]),
  ]);
}
