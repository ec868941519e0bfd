type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out the fields that were not passed in. */
export const definedFields = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
