export { choosePassword } from './choose-password';
export { createUser } from './create-user';
export { findByUsername, readSessionUser } from './find-user';
export { ensureFirstAdmin, type FirstAdmin } from './first-admin';
export { assertManages, lockPerson, readRanks } from './people';
export { replacePassword } from './replace-password';
export { assignableWarehouses } from './user-warehouses';
export { readUser } from './users.queries';
