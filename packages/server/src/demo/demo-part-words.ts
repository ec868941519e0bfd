import { createPartWord, learnPick, readCatalogueWords } from '../modules/part-words';
import { demoActor } from './demo-documents';
import type { DemoPart } from './demo-part';

const words = [
  { word: 'دوسة', means: ['فحمات فرامل'] },
  { word: 'قطرة مكينة', means: ['صوفة كرنك'] },
  { word: 'طاسة كلتش', means: ['طقم كلتش'] },
];

/** Words that customers of this shop say, and one that a search in vain suggests. */
export const demoPartWords: DemoPart = {
  title: 'words for parts',
  async fill(tx) {
    const owner = await demoActor(tx, 'super_admin');
    for (const word of words) await createPartWord(tx, owner, word);
    const clerk = await demoActor(tx, 'sales_staff');
    const part = await tx
      .selectFrom('products')
      .select('id')
      .where('name', 'like', 'بلف حرارة%')
      .orderBy('popularity', 'desc')
      .orderBy('id')
      .executeTakeFirst();
    for (const { id: product } of [part, part, part].filter((one) => one !== undefined))
      await learnPick(tx, clerk, { typed: 'حنفية مكينة', product });
    await readCatalogueWords(tx);
  },
};
