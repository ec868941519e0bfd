import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { VinSource } from '@turoos/contract';
import { packageRoot } from '../../../system/package-root';

/** Which vehicles a row of a table is about. */
interface Rule {
  make: string;
  source: VinSource;
  /** The maker's code; any code of the make when absent. */
  wmi: RegExp | undefined;
  /** The characters of a VIN from the fourth on. */
  vin: RegExp | undefined;
  /** The chassis code of a frame number. */
  frame: RegExp | undefined;
}

export interface Generation extends Rule {
  model: string;
  generation: string;
  from: number;
  /** Null while it is built. */
  to: number | null;
}

export interface Engine extends Rule {
  /** Empty where only the size is known. */
  engine: string;
  litres: number;
  cylinders: number;
  fuel: string;
}

interface VehicleRules {
  generations: readonly Generation[];
  engines: readonly Engine[];
}

let loaded: Promise<VehicleRules> | undefined;

/** Loaded with the first VIN and then cached. */
export const vehicleRules = (): Promise<VehicleRules> => (loaded ??= load());

async function load(): Promise<VehicleRules> {
  const [generations, engines] = await Promise.all([readRows('generations.csv'), readRows('engines.csv')]);
  return {
    generations: generations.map((row) => ({
      ...ruleOf(row),
      model: cell(row, 'model'),
      generation: cell(row, 'generation'),
      from: Number(cell(row, 'from')),
      to: cell(row, 'to') ? Number(cell(row, 'to')) : null,
    })),
    engines: engines.map((row) => ({
      ...ruleOf(row),
      engine: cell(row, 'engine'),
      litres: Number(cell(row, 'litres')),
      cylinders: Number(cell(row, 'cylinders')),
      fuel: cell(row, 'fuel'),
    })),
  };
}

type Row = Readonly<Record<string, string>>;

async function readRows(file: string): Promise<Row[]> {
  const [heading = '', ...lines] = (await readFile(path.join(packageRoot, 'vin', file), 'utf8'))
    .trimEnd()
    .split(/\r?\n/);
  const names = heading.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, at) => [names[at], value])));
}

const cell = (row: Row, name: string): string => row[name] ?? '';

const ruleOf = (row: Row): Rule => ({
  make: cell(row, 'make'),
  source: cell(row, 'source') as VinSource,
  wmi: expression(cell(row, 'wmi'), '$'),
  vin: expression(cell(row, 'vin'), ''),
  frame: expression(cell(row, 'frame'), '$'),
});

const expression = (text: string, end: string): RegExp | undefined =>
  text ? new RegExp(`^(?:${text})${end}`) : undefined;

/** Returns the rows for a VIN of this make. */
export const rulesForVin = <R extends Rule>(rules: readonly R[], make: string, vin: string): R[] =>
  rules.filter(
    (rule) => rule.make === make && rule.vin?.test(vin.slice(3)) && (rule.wmi?.test(vin.slice(0, 3)) ?? true),
  );

/** Returns the rows for a frame number; its chassis code is what stands before the serial number. */
export const rulesForFrame = <R extends Rule>(rules: readonly R[], frame: string): R[] =>
  rules.filter((rule) => serialLengths.some((length) => rule.frame?.test(frame.slice(0, -length))));

const serialLengths = [7, 6];
