export type { Table } from './table';
export { tableFile } from './table-file';
export { zipWriter } from './zip-writer';
