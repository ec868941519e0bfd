import { escapeLiteral } from 'pg';

/**
 * Returns the statements that limit a connection to warehouses, or one transaction of it: names of tables then mean the
 * views of the schema `branch`. The cast fails if these are missing, because the names would else mean the tables
 * themselves.
 */
export const limitTo = (warehouses: readonly string[], extent: 'session' | 'local' = 'session'): string => `
  select 'branch.stock'::regclass;
  set ${extent} search_path = branch, public;
  set ${extent} turoos.branches = ${escapeLiteral(`{${warehouses.join()}}`)};`;
