import { describe, expect, it } from 'vitest';
import { lineOf } from './draft';
import { lineWithNumber, partWithNumber } from './find-scanned';
import { samplePart } from './sample-part';

const genuine = samplePart({ oemNumbers: ['04152-31090'] });
const copy = samplePart({
  _id: 'copy',
  partNumber: 'OX-123',
  barcode: '6281000000024',
  oemNumbers: ['04152-31090'],
});

describe('a scanned number', () => {
  it('finds its part however it is written', () => {
    expect(partWithNumber([genuine, copy], '90915 yzzd2')).toBe(genuine);
    expect(partWithNumber([genuine, copy], '٦٢٨١٠٠٠٠٠٠٠٢٤')).toBe(copy);
  });

  it('belongs to the part itself before those that replace it', () => {
    const successor = samplePart({
      _id: 'new',
      partNumber: '90915-YZZE1',
      barcode: '',
      alternativeNumbers: ['90915-YZZD2'],
    });
    expect(partWithNumber([successor, genuine], '90915-YZZD2')).toBe(genuine);
  });

  it('is no answer when several parts have it, or none', () => {
    expect(partWithNumber([genuine, copy], '04152-31090')).toBeUndefined();
    expect(partWithNumber([genuine, copy], '-')).toBeUndefined();
    expect(partWithNumber([genuine, copy], '12345')).toBeUndefined();
  });

  it('is known from the invoice when it belongs to that part alone', () => {
    const lines = [lineOf(genuine)];
    expect(lineWithNumber(lines, '6281000000017')?.product).toBe(genuine._id);
    expect(lineWithNumber(lines, '04152-31090')).toBeUndefined();
    expect(lineWithNumber(lines, ' ')).toBeUndefined();
  });
});
