import { foldCode } from '../../kernel/fold';
import type { BroughtPrice, BroughtProblem, BroughtStock } from '../brought-rows';
import { movingInTexts } from '../moving-in.texts';
import type { ReadQuantities } from './read-quantities';
import type { RowReader } from './row-reader';

function numberOf(reader: RowReader): string {
  const number = reader.code('number', 100);
  if (reader.isGood && (number === undefined || foldCode(number) === ''))
    reader.refuse('number', movingInTexts.empty(reader.label('number')));
  return number ?? '';
}

/** Returns the opening stock of a row; one without pieces brings nothing and is no problem. */
export function checkStock(reader: RowReader, readQuantities: ReadQuantities): BroughtStock | undefined {
  const number = numberOf(reader);
  const quantities = readQuantities(reader);
  const costPrice = reader.price('costPrice');
  return reader.isGood && quantities ? { row: reader.row, number, quantities, costPrice } : undefined;
}

/** Returns the prices of a row, or undefined when a problem keeps it out. */
export function checkPrice(reader: RowReader): BroughtPrice | undefined {
  const price: BroughtPrice = {
    row: reader.row,
    number: numberOf(reader),
    purchasePrice: reader.price('purchasePrice'),
    sellingPrice: reader.price('sellingPrice'),
    wholesalePrice: reader.price('wholesalePrice'),
  };
  if (!reader.isGood) return undefined;
  if ((price.purchasePrice ?? price.sellingPrice ?? price.wholesalePrice) !== undefined) return price;
  reader.refuse(undefined, movingInTexts.noPrice, price.number);
  return undefined;
}

/** Keeps the first of the rows with the same number. */
export function mergePrices(prices: readonly BroughtPrice[], problems: BroughtProblem[]): BroughtPrice[] {
  const byCode = new Map<string, BroughtPrice>();
  for (const price of prices) {
    const code = foldCode(price.number);
    const first = byCode.get(code);
    if (first)
      problems.push({
        row: price.row,
        value: price.number,
        message: movingInTexts.sameNumber(first.row),
        remark: true,
      });
    else byCode.set(code, price);
  }
  return [...byCode.values()];
}
