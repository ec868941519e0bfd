/*
 * What was thrown may be anything. These read what errors of Node.js, PostgreSQL and the libraries carry.
 */

const textIn = (error: unknown, field: 'code' | 'constraint' | 'syscall'): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : undefined;
};

/** 'ENOENT', '23505', 'FST_REQ_FILE_TOO_LARGE' */
export const codeOf = (error: unknown): string | undefined => textIn(error, 'code');
/** The call to the system that failed: 'connect'. */
export const syscallOf = (error: unknown): string | undefined => textIn(error, 'syscall');
/** The constraint of the database that was broken: 'warehouses_name_key'. */
export const constraintOf = (error: unknown): string | undefined => textIn(error, 'constraint');
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
