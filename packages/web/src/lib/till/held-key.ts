/** Where the counter keeps the invoices that were held on this till. */
export const heldKey = 'held invoices';
