/**
 * What users type: words as they grow, two and three words, numbers with dashes, brands, vehicles with a
 * year.
 */
export const typedTexts = [
  ['فل', 'فلتر', 'فلتر زي', 'بواجي', 'كشاف يم', 'مساعد'],
  [
    'فحمات كورولا',
    'فلتر زيت كامري',
    'طرمبة ماء برادو',
    'دينمو سوناتا',
    'صدام امامي اكسنت',
    'مقص هايلوكس يسار',
  ],
  ['04465-', '90915-K', '58101-2', '15208', '16100-H2'],
  ['denso', 'kyb هايلوكس', 'mobis'],
  ['كورولا 2015', 'باترول 2008', 'فلتر هواء النترا 2013'],
  ['عمود كرنك باجيرو', 'كورولا هيونداي', 'سسسصصص'],
].flat();

/** The search that a user makes in this turn. */
export const searchOf = (turn: number): string =>
  `/products/search?q=${encodeURIComponent(typedTexts[turn % typedTexts.length] ?? '')}&limit=20`;
