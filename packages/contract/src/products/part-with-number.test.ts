import { describe, expect, it } from 'vitest';
import { partWithNumber } from './part-with-number';
import type { Part } from './products.schema';

const part = (fields: Partial<Part>): Part =>
  ({
    barcode: '',
    code: '',
    supplierPartNumber: '',
    oemNumbers: [],
    alternativeNumbers: [],
    ...fields,
  }) as unknown as Part;

const filter = part({
  partNumber: '90915-YZZD2',
  barcode: '6281007035361',
  code: 'F-1',
  oemNumbers: ['90915-10003'],
  alternativeNumbers: ['15601-87204'],
});
const pads = part({ partNumber: 'ZM13-04465-SL', oemNumbers: ['90915-10003'] });

describe('a scanned or typed number', () => {
  it.each(['90915-YZZD2', '90915yzzd2', '٩٠٩١٥ YZZD2', '6281007035361', 'F-1', '15601 87204'])(
    '%s matches the filter',
    (text) => expect(partWithNumber([pads, filter], text)).toBe(filter),
  );

  it.each(['ئة13-04465-سم', '~’13-04465-\u064D/'])(
    '%s matches the pads, typed with the Arabic layout',
    (text) => expect(partWithNumber([filter, pads], text)).toBe(pads),
  );

  it.each(['90915-10003', '90915', 'فلتر زيت', '', '--', '12345'])('%j matches no single part', (text) =>
    expect(partWithNumber([pads, filter], text)).toBeUndefined(),
  );

  it('matches the part itself before parts that replace it', () => {
    const successor = part({ partNumber: '90915-YZZE1', alternativeNumbers: ['90915-YZZD2'] });
    expect(partWithNumber([successor, filter], '90915-YZZD2')).toBe(filter);
  });
});
