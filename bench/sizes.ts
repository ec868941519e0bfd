import type { Size } from './databases';

/** A shop at work for some months, in which requests are compared with the least SQL they could be. */
export const busyShop: Size = { parts: 100_000, customers: 10_000, sales: 100_000 };

/** Sizes of the large shops, each made once, and of the small ones they are compared with. */
export const millions: Size = { parts: 1_000_000, movements: 1_000_000 };
export const thousands: Size = { parts: 1000, movements: 1000 };
export const millionSales: Size = { parts: 100_000, customers: 10_000, sales: 1_000_000 };
export const thousandSales: Size = { parts: 1000, customers: 100, sales: 1000 };
export const millionCustomers: Size = { customers: 1_000_000 };
export const thousandCustomers: Size = { customers: 1000 };
