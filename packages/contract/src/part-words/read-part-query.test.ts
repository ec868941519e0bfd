import { describe, expect, it } from 'vitest';
import { meaningSteps, wordsToLookUp } from './meant-needles';
import { noShopWords, type ShopWords } from './meaning';
import { readPartQuery } from './read-part-query';

const read = (q: string, shop: ShopWords = noShopWords) => readPartQuery(q, shop);
const combined = (q: string, inParts?: readonly string[]) =>
  meaningSteps(read(q), new Set(inParts ?? wordsToLookUp(read(q)))).flat();
/** The words that a slot may mean, each as one text. */
const meant = (q: string, shop?: ShopWords) =>
  read(q, shop).slots.map(({ choices }) => choices.map(({ needles }) => needles.join('+')));

describe('the words of a search', () => {
  it('are taken as phrases where these are known, whatever their articles', () => {
    expect(read('طرمبة الماء كامري').slots.map(({ words }) => words)).toEqual([
      ['طرمبه', 'الماء'],
      ['كامري'],
    ]);
    expect(meant('طرمبة ماء')[0]).toEqual(expect.arrayContaining(['مضخه+ماء', 'water+pump']));
  });

  it('mean what others call the same part', () => {
    expect(meant('بريك')[0]).toEqual(expect.arrayContaining(['بريك', 'فحمات', 'brake+pad']));
    expect(meant('الفحمات')[0]?.slice(0, 2)).toEqual(['الفحمات', 'فحمات']);
    expect(meant('لكامري')[0]).toContain('camry');
    expect(meant('سير')[0]).toEqual(expect.arrayContaining([' بلت ']));
    expect(meant('هوب')[0]).not.toContain('هوبات');
  });

  it('mean the same car in other letters, then under its other names', () => {
    const [slot] = read('فورتي').slots;
    expect(slot?.choices).toEqual(
      expect.arrayContaining([
        { needles: ['forte'], rank: 0 },
        { needles: ['cerato'], rank: 1 },
        { needles: ['سيراتو'], rank: 1 },
      ]),
    );
    expect(meant('versa')[0]).toEqual(expect.arrayContaining(['sunny', 'tiida']));
    expect(meant('sunny')[0]).not.toContain('tiida');
  });

  it('name a car of some years', () => {
    expect(read('فحمات كامري 2010').car).toEqual({ models: ['Camry'], from: 2010, to: 2010 });
    expect(read('فحمات كامري 03/2010').car).toEqual({ models: ['Camry'], from: 2010, to: 2010 });
    expect(read('فحمات كامري 08').car).toMatchObject({ from: 2008, to: 2008 });
    expect(read('xv40 فحمات').car).toEqual({ models: ['Camry'], from: 2006, to: 2011 });
    expect(read('برادو 120').car).toEqual({ models: ['Prado'], from: 2003, to: 2009 });
    expect(read('كويل 2AZ').car?.models).toEqual(expect.arrayContaining(['Camry', 'RAV4']));
    expect(meant('g4fc')[0]).toEqual(expect.arrayContaining(['elantra', 'سيراتو']));
    expect(read('ليلى علوي').car).toMatchObject({ models: ['Land Cruiser'], from: 1990, to: 1997 });
    expect(read('فحمات كامري').car).toBeUndefined();
    expect(read('فلتر 2010').car).toBeUndefined();
    expect(meant('كامري 08')[1]).toEqual([' 08', '2008']);
  });

  it('are told apart where the space between them is missing', () => {
    expect(read('فحماتكامري').slots.map(({ words }) => words)).toEqual([['فحمات'], ['كامري']]);
    expect(read('فلترزيت كورولا').slots.map(({ words }) => words)).toEqual([['فلتر', 'زيت'], ['كورولا']]);
    expect(read('بلابلابلا').slots.map(({ words }) => words)).toEqual([['بلابلابلا']]);
  });

  it('are sizes that may be written otherwise, or of an engine that no text has', () => {
    expect(meant('زيت 20/50')[1]).toEqual([' 20/50', '20+50']);
    expect(meant('فلتر 26300-35503')[1]).toEqual(['26300-35503', '2630035503']);
    expect(combined('سسسصصص 2.7').map(({ needles }) => needles)).toEqual([['سسسصصص']]);
    expect(combined('2.7').every(({ needles }) => needles.length > 0)).toBe(true);
  });

  it('leave out those that say nothing about a part', () => {
    const query = read('فلتر زيت حق كامري موديل 2010');
    expect(query.slots.map(({ words }) => words.join(' '))).toEqual(['فلتر زيت', 'كامري', '2010']);
    expect(read('فحمات كامري 2007-2011').slots.map(({ words }) => words[0])).toEqual([
      'فحمات',
      'كامري',
      '2007',
      '2011',
    ]);
    expect(combined('فلتر زيت حق كامري موديل 2010')[0]).toEqual({
      needles: ['فلتر', 'زيت', 'كامري', '2010'],
      rank: 0,
    });
  });
});

describe('a shop', () => {
  it('adds its own words, which mean what their words mean', () => {
    const shop = {
      own: [
        { word: 'دوسة', means: ['فحمات'] },
        { word: 'زقزق', means: ['دوسة'] },
      ],
      off: [],
    };
    expect(meant('الدوسة', shop)[0]).toEqual(expect.arrayContaining(['فحمات', 'بريك']));
    expect(meant('زقزق', shop)[0]).toEqual(expect.arrayContaining(['دوسه', 'فحمات']));
  });

  it('switches built-in groups off', () => {
    const shop = { own: [], off: ['brake pads', 'brake shoes'] };
    expect(meant('بريك', shop)[0]).not.toContain('فحمات');
    expect(meant('بريك', shop)[0]).toContain('فرامل');
  });
});

describe('combinations', () => {
  it('are the closest to what was typed first, never what was typed, and not too many', () => {
    const all = combined('بريك كامري امامي');
    expect(all[0]).toEqual({ needles: ['بريك', 'camry', 'امامي'], rank: 0 });
    expect(all.map(({ needles }) => needles)).not.toContainEqual(['بريك', 'كامري', 'امامي']);
    expect(all.map(({ rank }) => rank)).toEqual(all.map(({ rank }) => rank).toSorted());
    expect(all.length).toBeLessThanOrEqual(48);
    const texts = (inParts?: string[]) =>
      combined('بريك كامري امامي', inParts).map(({ needles }) => needles.join(' '));
    expect(texts()).not.toContain('brake pad camry front');
    expect(texts(['brake', 'pad', 'camry', 'front'])).toContain('brake pad camry front');
    expect(combined('سسسصصص')).toEqual([]);
    expect(combined('90915-YZZD2')).toEqual([]);
  });
});
