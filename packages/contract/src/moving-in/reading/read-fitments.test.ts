import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modelsOfMakes } from '../../catalogue/vehicle-names/models';
import { monthOfYear } from '../../products/fitment-span';
import { readFitments } from './read-fitments';

const read = (text: string, make?: string) => {
  const { fitments, unread, rest } = readFitments(text, { make, lastYear: 2027 });
  return [
    ...fitments.map(({ make: by, model, yearFrom, yearTo, monthFrom, monthTo, engine }) =>
      [by, model, monthOfYear(yearFrom, monthFrom), monthOfYear(yearTo, monthTo), engine].join('|'),
    ),
    ...unread.map((part) => `? ${part}`),
    ...rest.map((words) => `~ ${words}`),
  ];
};

describe('what a part fits', () => {
  it.each([
    ['كامري 2007-2011', ['Toyota|Camry|2007|2011|']],
    ['كامري ٢٠٠٧ - ٢٠١١', ['Toyota|Camry|2007|2011|']],
    ['Hilux 05-15 2.7', ['Toyota|Hilux|2005|2015|2.7']],
    ['لاندكروزر 98/07 , برادو 2010+', ['Toyota|Land Cruiser|1998|2007|', 'Toyota|Prado|2010||']],
    ['Toyota Camry (2007–2011), Aurion', ['Toyota|Camry|2007|2011|', 'Toyota|Aurion|||']],
    ['سوناتا من 2011 الى 2014', ['Hyundai|Sonata|2011|2014|']],
    ['اكسنت 2000 وما فوق', ['Hyundai|Accent|2000||']],
    ['كورولا 1.8 2009', ['Toyota|Corolla|2009|2009|1.8']],
    ['كورولا 1ZZ 2002-07', ['Toyota|Corolla|2002|2007|1ZZ']],
    ['هايلوكس 2TR-FE 2005-2015', ['Toyota|Hilux|2005|2015|2TR-FE']],
    ['كامري/كورولا/يارس', ['Toyota|Camry|||', 'Toyota|Corolla|||', 'Toyota|Yaris|||']],
    ['كامري + اوريون 2012', ['Toyota|Camry|||', 'Toyota|Aurion|2012|2012|']],
    ['كامري 2007-2011\nالنترا 2012', ['Toyota|Camry|2007|2011|', 'Hyundai|Elantra|2012|2012|']],
    ['كامري 2003-2006، 2012-2015', ['Toyota|Camry|2003|2006|', 'Toyota|Camry|2012|2015|']],
    ['النترا حتى 2010', ['Hyundai|Elantra||2010|']],
    ['Camry 08/2007-05/2011', ['Toyota|Camry|08/2007|05/2011|']],
    ['كامري 2007/06 - 2011/3', ['Toyota|Camry|06/2007|03/2011|']],
    ['كامري 06/2007-2011 2.4', ['Toyota|Camry|06/2007|2011|2.4']],
    ['كامري 2007-3/2011', ['Toyota|Camry|2007|03/2011|']],
    ['كامري 06/2007 وما فوق', ['Toyota|Camry|06/2007||']],
    ['كامري 05/2011', ['Toyota|Camry|2005|2011|']],
    ['مازدا 3 2010', ['Mazda|Mazda 3|2010|2010|']],
    ['راف 4 2006-2012', ['Toyota|RAV4|2006|2012|']],
    ['L200 98-2005 4D56', ['Mitsubishi|L200|1998|2005|4D56']],
    ['كورولا 98', ['Toyota|Corolla|1998|1998|']],
    ["Corolla '07", ['Toyota|Corolla|2007|2007|']],
    ['تويوتا', ['Toyota||||']],
    ['شانجان CS75 2020', ['Changan|CS75|2020|2020|']],
    ['جراند فيتارا 2008', ['Suzuki|Grand Vitara|2008|2008|']],
    ['باترول V6 4.0', ['Nissan|Patrol|||4.0 V6']],
    ['لكزس 570 2008-2015', ['Lexus|LX570|2008|2015|']],
    ['موديل كامري سنة 2010', ['Toyota|Camry|2010|2010|']],
  ])('%j', (text, expected) => expect(read(text)).toEqual(expected));

  it('that names no known vehicle is left unread, and the rest is read', () => {
    expect(read('جميع السيارات')).toEqual(['? جميع السيارات']);
    expect(read('كامري 2010 امامي يمين')).toEqual(['Toyota|Camry|2010|2010|', '~ امامي يمين']);
    expect(read('شي غريب، كامري 2010')).toEqual(['Toyota|Camry|2010|2010|', '? شي غريب']);
    expect(read('2010-2014')).toEqual(['? 2010-2014']);
    expect(read('هيلوكس غمارتين 2.7 2016')).toEqual(['Toyota|Hilux|2016|2016|2.7', '~ غمارتين']);
  });

  it('takes the make of the sheet for unknown models only', () => {
    expect(read('مودل 2010، النترا', 'تويوتا')).toEqual(['Toyota|مودل|2010|2010|', 'Hyundai|Elantra|||']);
  });

  it('is read back however the known models, years and engines are written', () => {
    const models = Object.entries(modelsOfMakes).flatMap(([make, all]) =>
      all.flatMap((names) => names.map((name) => ({ make, model: names[0], name }))),
    );
    const years = fc
      .tuple(fc.integer({ min: 1985, max: 2027 }), fc.integer({ min: 0, max: 20 }))
      .map(([from, more]) => [from, Math.min(from + more, 2027)] as const);
    const dashes = fc.constantFrom('-', ' - ', '–', '/', ' الى ', ' to ', ' حتى ');
    const vehicle = fc.record({
      vehicle: fc.constantFrom(...models),
      years,
      dash: dashes,
      short: fc.boolean(),
      engine: fc.constantFrom('', '1.8', '2.7', '1ZZ-FE', '4D56', 'V8'),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(vehicle, {
          minLength: 1,
          maxLength: 4,
          selector: (one) => JSON.stringify([one.vehicle.model, one.years, one.engine]),
        }),
        fc.constantFrom('، ', ', ', ' ; ', '\n'),
        (all, comma) => {
          const text = all
            .map(({ vehicle: { name }, years: [from, to], dash, short, engine }) => {
              const written = (year: number) => (short ? String(year).slice(2) : String(year));
              return `${name} ${written(from)}${dash}${written(to)} ${engine}`;
            })
            .join(comma);
          expect(readFitments(text, { lastYear: 2027 })).toEqual({
            fitments: all.map(({ vehicle: { make, model }, years: [from, to], engine }) => ({
              make,
              model,
              yearFrom: from,
              yearTo: to,
              monthFrom: null,
              monthTo: null,
              engine,
            })),
            unread: [],
            rest: [],
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('never drops a word: any text gives fitments or is unread', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const { fitments, unread } = readFitments(text, { lastYear: 2027 });
        if (/[a-z]{3}/i.test(text)) expect(fitments.length + unread.length).toBeGreaterThan(0);
      }),
    );
  });
});
