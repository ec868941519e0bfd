import { expect, it } from 'vitest';
import { lineOf } from './draft';
import { lineWithNumber } from './use-part-search';
import { samplePart } from './sample-part';

it('a scanned number matches a line of the invoice when it belongs to that part alone', () => {
  const part = samplePart({ oemNumbers: ['04152-31090'] });
  const lines = [lineOf(part)];
  expect(lineWithNumber(lines, '6281000000017')?.product).toBe(part._id);
  expect(lineWithNumber(lines, '90915-غئئي2')?.product).toBe(part._id);
  expect(lineWithNumber(lines, '04152-31090')).toBeUndefined();
  expect(lineWithNumber(lines, ' ')).toBeUndefined();
});
