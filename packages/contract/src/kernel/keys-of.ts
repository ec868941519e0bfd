/*
 * The keys and entries of a table written in the code. TypeScript answers with plain strings, because a value may have
 * more keys than its type says; a constant has none.
 */

type Key<T> = keyof T & string;
type Entry<T> = { [K in Key<T>]: [K, T[K]] }[Key<T>];

export const isKeyOf = <T extends object, K extends PropertyKey>(table: T, key: K): key is K & keyof T =>
  Object.hasOwn(table, key);
export const keysOf = <T extends object>(table: T) => Object.keys(table) as [Key<T>, ...Key<T>[]];
export const entriesOf = <T extends object>(table: T) => Object.entries(table) as Entry<T>[];
