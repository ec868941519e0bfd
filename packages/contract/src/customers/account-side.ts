/** The words of an account's two sides: عليه and له for a customer, and the other way round for a supplier. */
export interface SideWords {
  debt: string;
  credit: string;
}

export const customerSides = { debt: 'عليه', credit: 'له' } as const satisfies SideWords;
export const supplierSides = { debt: 'له', credit: 'عليه' } as const satisfies SideWords;

/** Returns on which side a balance is, which people read instead of a sign; '' for a settled account. */
export const sideOf = (cents: number, { debt, credit }: SideWords): string =>
  cents < 0 ? debt : cents > 0 ? credit : '';

/** The name of an entry that brought along a balance. */
export const openingEntry = 'رصيد افتتاحي';
