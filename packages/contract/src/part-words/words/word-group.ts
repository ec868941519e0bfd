/**
 * Words and phrases that mean one part: first its English name, which no other group has, then its names as they are
 * said in Yemen and written in books. A word with several meanings is in several groups, the likeliest first.
 */
export type WordGroup = readonly [english: string, ...words: string[]];

/** Reads groups that are written as «brake pads: فحمات، بريك»; a deeper line continues the group before it. */
export const wordGroups = (written: string): readonly WordGroup[] =>
  written
    .replace(/\n {4,}/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [english = '', words = ''] = line.split(':');
      return [english.trim(), ...words.split('،').map((word) => word.trim())];
    });
