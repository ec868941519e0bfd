import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { packageRoot } from '../../../system/package-root';

interface Maker {
  make: string;
  country: string;
  vehicleType: string;
}

interface Schema {
  id: string;
  from: number;
  to: number;
}

export interface Pattern {
  keys: string;
  element: string;
  value: string;
}

interface VinData {
  makers: ReadonlyMap<string, Maker[]>;
  schemas: ReadonlyMap<string, Schema[]>;
  patternsOf(schema: string): Pattern[];
}

let loaded: Promise<VinData> | undefined;

/** Loaded with the first VIN and then cached: seven megabytes of text, parsed only where needed. */
export const vinData = (): Promise<VinData> => (loaded ??= load());

async function load(): Promise<VinData> {
  const [makers, schemas, patterns] = await Promise.all(
    ['wmi', 'schemas', 'patterns'].map((name) => readTable(`${name}.csv.gz`)),
  );
  const blocks = blocksBySchema(patterns as string);
  return {
    makers: grouped(makers as string, ([wmi, make, country, vehicleType]) => [
      wmi,
      { make, country, vehicleType },
    ]),
    schemas: grouped(schemas as string, ([wmi, id, from, to]) => [
      wmi,
      { id, from: Number(from), to: to ? Number(to) : Infinity },
    ]),
    patternsOf: (schema) =>
      lines(blocks.get(schema) ?? '').map((line) => {
        const [, keys, element, value] = cells(line);
        return { keys, element, value };
      }),
  };
}

async function readTable(file: string): Promise<string> {
  const text = String(await promisify(gunzip)(await readFile(path.join(packageRoot, 'vin', file))));
  return text.slice(text.indexOf('\n') + 1);
}

const lines = (text: string): string[] => text.split('\n').filter(Boolean);

type Cells = [string, string, string, string];

/** Splits a line into four cells, the last of which may be quoted. */
function cells(line: string): Cells {
  const [, a = '', b = '', c = '', d = ''] = /^([^,]*),([^,]*),([^,]*),(.*)$/.exec(line.trimEnd()) ?? [];
  return [a, b, c, d.startsWith('"') ? d.slice(1, -1).replaceAll('""', '"') : d];
}

function grouped<T>(text: string, entry: (row: Cells) => [string, T]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const line of lines(text)) {
    const [key, value] = entry(cells(line));
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}

/** Splits the text into blocks per schema; the patterns of a schema are contiguous. */
function blocksBySchema(text: string): Map<string, string> {
  const blocks = new Map<string, string>();
  let start = 0;
  let schema = text.slice(0, text.indexOf(','));
  for (let at = 0; at >= 0 && at < text.length;) {
    const next = text.indexOf('\n', at) + 1;
    const follows = next > 0 && next < text.length ? text.slice(next, text.indexOf(',', next)) : '';
    if (follows !== schema) {
      blocks.set(schema, text.slice(start, next > 0 ? next : undefined));
      [start, schema] = [next, follows];
    }
    at = next > 0 ? next : -1;
  }
  return blocks;
}
