import { describe, expect, it } from 'vitest';
import { draftOf, emptyFitment } from './part-draft';
import { draftIssues } from './part-resolver';

const good = { ...draftOf(null), name: 'فلتر زيت', partNumber: '90915-YZZD2' };

describe('the part form', () => {
  it('accepts a name and a number', () => expect(draftIssues(good)).toEqual([]));

  it.each([
    [{ name: ' ' }, 'name', 'اسم المنتج مطلوب'],
    [{ partNumber: '' }, 'partNumber', 'رقم القطعة مطلوب'],
    [{ partNumber: '--' }, 'partNumber', 'رقم القطعة مطلوب'],
    [{ sellingPrice: -1 }, 'sellingPrice', 'السعر لا يمكن أن يكون سالباً'],
    [{ minStockLevel: -1 }, 'minStockLevel', 'يجب إدخال كمية صحيحة'],
    [{ oemNumbers: `90915\n${'A'.repeat(101)}` }, 'oemNumbers', expect.any(String)],
    [{ vehicleCompatibility: [emptyFitment] }, 'vehicleCompatibility.0.make', 'شركة الصنع مطلوبة'],
    [
      { vehicleCompatibility: [{ ...emptyFitment, make: 'تويوتا', yearFrom: '2015', yearTo: '2010' }] },
      'vehicleCompatibility.0.yearTo',
      'سنة البداية بعد سنة النهاية',
    ],
    [
      { vehicleCompatibility: [{ ...emptyFitment, make: 'تويوتا', yearFrom: '15' }] },
      'vehicleCompatibility.0.yearFrom',
      'اكتب السنة أو الشهر والسنة، مثل 06/2007',
    ],
    [
      { vehicleCompatibility: [{ ...emptyFitment, make: 'تويوتا', yearFrom: '6/2010', yearTo: '03/2010' }] },
      'vehicleCompatibility.0.yearTo',
      'سنة البداية بعد سنة النهاية',
    ],
  ])('%j', (wrong, path, message) =>
    expect(draftIssues({ ...good, ...wrong })[0]).toEqual({ path, message }),
  );
});
