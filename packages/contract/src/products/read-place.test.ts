import { describe, expect, it } from 'vitest';
import { placeText } from './part-place';
import { placeNote, readPlace } from './read-place';

const nowhere = { axle: '', side: '', position: '' } as const;

describe('the place of a part', () => {
  it.each([
    ['امامي يمين', { axle: 'front', side: 'right' }, ''],
    ['مقص أمامي يسار', { axle: 'front', side: 'left' }, 'مقص'],
    ['الخلفي العلوي', { axle: 'rear', position: 'upper' }, ''],
    ['FR LH', { axle: 'front', side: 'left' }, ''],
    ['قدام/شمال', { axle: 'front', side: 'left' }, ''],
    ['يمين ويسار', {}, ''],
    ['داخلية ورا', { axle: 'rear', position: 'inner' }, ''],
    ['ورق صنفرة', {}, 'ورق صنفرة'],
  ])('%j is read', (text, place, rest) => {
    expect(readPlace(text)).toEqual({ place: { ...nowhere, ...place }, rest });
  });

  it('is said in the order of speech', () => {
    expect(placeText({ axle: 'front', side: 'right', position: 'lower' })).toBe('أمامي يمين سفلي');
    expect(placeText(nowhere)).toBe('');
  });

  it('is noted where the name does not say it', () => {
    const place = { ...nowhere, axle: 'front', side: 'right' } as const;
    expect(placeNote(place, 'مقص كامري')).toBe('أمامي يمين');
    expect(placeNote(place, 'مقص امامي كامري')).toBe('يمين');
    expect(placeNote(place, 'مقص قدام يمين')).toBe('');
    expect(placeNote(place, 'مقص يسار')).toBe('أمامي يمين');
  });
});
