import { foldCode } from '../../kernel/fold';
import { beginningOf } from '../../kernel/one-line';
import { partTypeCalled } from '../../imports/type-words';
import { keysOf } from '../../kernel/keys-of';
import type { PartPlace } from '../../products/part-place';
import { readPlace } from '../../products/read-place';
import type { BroughtFitment, BroughtPart } from '../brought-rows';
import { movingInTexts } from '../moving-in.texts';
import { readCategory } from '../reading/read-category';
import { readFitments, type FitmentOptions } from '../reading/read-fitments';
import type { RowReader } from './row-reader';
import type { ReadQuantities } from './read-quantities';

export type PartOptions = FitmentOptions & {
  readQuantities: ReadQuantities;
  /** What texts about vehicles mean: most are written in many rows. */
  fitmentTexts: Map<string, ReturnType<typeof readFitments>>;
  /** The titles above groups of parts by their rows, for sheets without a column of categories. */
  titles: ReadonlyMap<number, string>;
  /** The last title. */
  group?: string;
};

/** Returns the part of a row, or undefined when a problem keeps it out or it is the title of a group. */
export function checkPart(reader: RowReader, options: PartOptions): BroughtPart | undefined {
  const title = options.titles.get(reader.row);
  if (title !== undefined) {
    options.group = title;
    return undefined;
  }
  const barcode = reader.code('barcode', 60);
  const shopCode = reader.code('shopCode', 60);
  const { partNumber, code } = numberOf(reader, reader.code('partNumber', 100), shopCode ?? barcode);
  const name = reader.text('name', 200);
  if (name === undefined && reader.isGood) reader.refuse('name', movingInTexts.empty(reader.label('name')));
  const { type, condition } = typeOf(reader);
  const { fitments, note, beside } = fitmentsOf(reader, options);
  const { place, unread } = placeOf(reader, beside);
  const description = [reader.lines('description', 5000), note, unread]
    .filter((text) => text !== undefined)
    .join('\n');
  const part: BroughtPart = {
    row: reader.row,
    partNumber,
    code,
    name: name ?? '',
    barcode,
    shopCode,
    brand: reader.text('brand', 100),
    category: readCategory(reader.text('category', 200) ?? options.group, reader.text('subCategory', 200)),
    type,
    condition,
    partStatus: reader.text('partStatus', 100),
    unit: reader.text('unit', 60),
    purchasePrice: reader.price('purchasePrice'),
    costPrice: reader.price('costPrice'),
    sellingPrice: reader.price('sellingPrice'),
    wholesalePrice: reader.price('wholesalePrice'),
    discountPercentage: discountOf(reader),
    minStockLevel: levelOf(reader, 'minStockLevel'),
    maxStockLevel: levelOf(reader, 'maxStockLevel'),
    location: reader.text('location', 100),
    supplierPartNumber: reader.code('supplierPartNumber', 100),
    oemNumbers: reader.codes('oemNumbers'),
    alternativeNumbers: reader.codes('alternativeNumbers'),
    fitments,
    ...place,
    description: description === '' ? undefined : beginningOf(description, 5000),
    quantities: options.readQuantities(reader),
  };
  return reader.isGood ? part : undefined;
}

function numberOf(
  reader: RowReader,
  own: string | undefined,
  other: string | undefined,
): Pick<BroughtPart, 'partNumber' | 'code'> {
  const partNumber = own ?? other ?? '';
  const code = foldCode(partNumber);
  if (!reader.isGood) return { partNumber, code };
  if (partNumber === '') reader.refuse('partNumber', movingInTexts.noNumber);
  else if (code === '') reader.refuse('partNumber', movingInTexts.noLetters(reader.label('partNumber')));
  else if (own === undefined)
    reader.remark('partNumber', movingInTexts.numberFromCode(partNumber), partNumber);
  return { partNumber, code };
}

/** A type that is neither new nor used, such as «أصلي», is the part's quality. */
function typeOf(reader: RowReader): Pick<BroughtPart, 'type' | 'condition'> {
  const condition = reader.text('condition', 100);
  const written = reader.text('type', 100);
  const type = written === undefined ? undefined : partTypeCalled(written);
  if (written === undefined || type || condition !== undefined) return { type, condition };
  reader.remark('type', movingInTexts.typeKept);
  return { type, condition: written };
}

function levelOf(reader: RowReader, field: string): number | undefined {
  const level = reader.quantity(field);
  if (level !== undefined && level < 0) reader.refuse(field, movingInTexts.negative(reader.label(field)));
  return level;
}

function discountOf(reader: RowReader): number | undefined {
  const read = reader.number(
    'discountPercentage',
    reader.written('discountPercentage').replace(/\s*[%٪]$/, ''),
  );
  if (read && (read.amount < 0 || read.amount > 100))
    reader.refuse('discountPercentage', movingInTexts.discount);
  return read && Math.round(read.amount * 100) / 100;
}

/** Reads the vehicles of a row: a text as people write it, or columns for make, model, years and engine. */
function fitmentsOf(
  reader: RowReader,
  options: PartOptions,
): { fitments?: BroughtFitment[]; note?: string; beside?: Partial<PartPlace> } {
  const text = reader.lines('fitments', 5000);
  const columns = ['make', 'model', 'engine'].map((field) => reader.text(field, 200));
  const years = [reader.text('yearFrom', 100), reader.text('yearTo', 100)].filter(
    (year) => year !== undefined,
  );
  const composed = columns.some((part) => part !== undefined)
    ? [...columns, years.join('-')].join(' ').trim()
    : undefined;
  const all = [text, composed].filter((part) => part !== undefined && part !== '');
  if (all.length === 0) return {};
  const written = all.join('\n');
  let read = options.fitmentTexts.get(written);
  if (!read) {
    read = readFitments(written, options);
    options.fitmentTexts.set(written, read);
  }
  const field = text === undefined ? 'model' : 'fitments';
  const { place, rest } = readPlace(read.rest.join('، '));
  const unread = read.unread.join('، ');
  if (unread !== '') reader.remark(field, movingInTexts.fitments(unread), written);
  if (rest !== '') reader.remark(field, movingInTexts.fitmentWords(rest), written);
  return {
    ...(read.fitments.length > 0 && { fitments: read.fitments }),
    ...((unread !== '' || rest !== '') && { note: written }),
    beside: said(place),
  };
}

/** Returns what is said of a place, without what is left open. */
const said = (place: PartPlace): Partial<PartPlace> =>
  Object.fromEntries(keysOf(place).flatMap((kind) => (place[kind] ? [[kind, place[kind]]] : [])));

/** Reads where on the car the part goes: from a column of its own, else from the words beside its vehicles. */
function placeOf(
  reader: RowReader,
  beside: Partial<PartPlace> = {},
): { place: Partial<PartPlace>; unread?: string } {
  const written = reader.text('place', 100);
  if (written === undefined) return { place: beside };
  const { place, rest } = readPlace(written);
  if (rest === '') return { place: { ...beside, ...said(place) } };
  reader.remark('place', movingInTexts.placeWords(rest), written);
  return { place: { ...beside, ...said(place) }, unread: written };
}
