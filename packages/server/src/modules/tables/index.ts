export { cellText } from './cell-text';
export type { Table } from './table';
export { tableFile } from './table-file';
export { textWorkbook } from './xlsx-sheets';
export { zipWriter } from './zip-writer';
