/** The shop's details on papers, and the version in the footer of invoices. */
export interface PaperStore {
  name: string;
  address: string;
  phone: string;
  /** The display currency, as it is set. */
  currency: string;
  invoiceVersion: string;
}
