/** What carries the claim of the computer that took the shop over, between servers and browsers. */
export const epochHeader = 'x-shop-epoch';
