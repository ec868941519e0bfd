/** Describes the direction of a supplier's balance. */
export const balanceWords = (cents: number): string =>
  cents < 0 ? 'مستحق للمورد' : cents > 0 ? 'رصيد لنا عند المورد' : 'لا شيء لأحد على الآخر';
