export type { Table } from './table';
export { tableFile } from './table-file';
