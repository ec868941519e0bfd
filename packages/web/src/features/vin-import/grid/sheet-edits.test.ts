import { describe, expect, it } from 'vitest';
import { newRow } from '../vin-rows';
import { fillDown, paste, pastedCells, setCell } from './sheet-edits';

const rows = [
  newRow({ partNumber: 'A', brand: 'Bosch' }),
  newRow({ partNumber: 'B' }),
  newRow({ partNumber: 'C' }),
];
const at = (row: number, column: 'brand' | 'partNumber' | 'location') => ({ row, column });

describe('the spreadsheet', () => {
  it('sets a cell', () => {
    expect(setCell(rows, at(1, 'brand'), 'Denso').map(({ brand }) => brand)).toEqual(['Bosch', 'Denso', '']);
  });

  it('fills a cell down', () => {
    expect(fillDown(rows, at(0, 'brand')).map(({ brand }) => brand)).toEqual(['Bosch', 'Bosch', 'Bosch']);
    expect(fillDown(rows, at(1, 'partNumber')).map(({ partNumber }) => partNumber)).toEqual(['A', 'B', 'B']);
  });

  it('reads cells from the clipboard, quoted ones too', () => {
    expect(pastedCells('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(pastedCells('"two\nlines"\t"say ""x"""\n\tz')).toEqual([
      ['two\nlines', 'say "x"'],
      ['', 'z'],
    ]);
    expect(pastedCells('alone')).toEqual([['alone']]);
  });

  it('pastes them over the table and adds missing rows', () => {
    const pasted = paste(rows, at(2, 'partNumber'), [
      ['X', 'اسم'],
      ['Y', 'آخر'],
    ]);
    expect(pasted).toHaveLength(4);
    expect(pasted[2]).toMatchObject({ id: rows[2]?.id, partNumber: 'X', name: 'اسم' });
    expect(pasted[3]).toMatchObject({ partNumber: 'Y', name: 'آخر' });
  });

  it('drops cells beyond the last column', () => {
    expect(paste(rows, at(0, 'location'), [['رف', 'x', 'y']])[0]).toMatchObject({ location: 'رف' });
  });
});
