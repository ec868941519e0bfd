import { expect, it } from 'vitest';
import { samplePart } from './sample-part';
import { partWithNumber } from './scanned-part';

const filter = samplePart();
const pads = samplePart({
  _id: '019a0000-0000-7000-8000-000000000002',
  partNumber: '04465-02220',
  barcode: '',
  code: '',
  oemNumbers: ['90915-10003'],
  alternativeNumbers: [],
});

it.each(['90915-YZZD2', '90915yzzd2', '٩٠٩١٥ YZZD2', '6281007035361', 'F-1', '15601 87204'])(
  '%s is the filter',
  (text) => expect(partWithNumber([pads, filter], text)).toBe(filter),
);

it.each(['90915-10003', '90915', 'فلتر زيت', '', '--'])('%j is no one part', (text) =>
  expect(partWithNumber([pads, filter], text)).toBeUndefined(),
);
