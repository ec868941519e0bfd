/** The most rows drawn in one PDF: about 900 pages. */
export const rowsOnPaper = 20_000;

/** The response header with the number of pages of a PDF, which is sent page by page. */
export const pageCountHeader = 'x-page-count';
