import { unzlibSync } from 'fflate';

const headSize = { woff: 44, sfnt: 12 };
const entrySize = { woff: 20, sfnt: 16 };
const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * Unpacks a .woff font. The font library reads packed fonts too, but unpacks a table again for every glyph,
 * which takes most of the time of a page.
 */
export function sfnt(woff: Uint8Array): Uint8Array {
  const source = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = source.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = headSize.woff + index * entrySize.woff;
    const offset = source.getUint32(at + 4);
    const packed = woff.subarray(offset, offset + source.getUint32(at + 8));
    const length = source.getUint32(at + 12);
    const data = packed.length < length ? unzlibSync(packed) : packed;
    return { tag: source.getUint32(at), sum: source.getUint32(at + 16), data };
  });
  let offset = headSize.sfnt + count * entrySize.sfnt;
  const file = new Uint8Array(tables.reduce((size, { data }) => size + padded(data.length), offset));
  const target = new DataView(file.buffer);
  target.setUint32(0, source.getUint32(4));
  target.setUint16(4, count);
  tables.forEach(({ tag, sum, data }, index) => {
    const at = headSize.sfnt + index * entrySize.sfnt;
    [tag, sum, offset, data.length].forEach((value, place) => target.setUint32(at + place * 4, value));
    file.set(data, offset);
    offset += padded(data.length);
  });
  return file;
}
