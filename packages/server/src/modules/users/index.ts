export { createUser } from './create-user';
export { findByUsername, readSessionUser } from './find-user';
export { ensureFirstAdmin, type FirstAdmin } from './first-admin';
export { readRanks } from './people';
export { hashPassword, passwordMatches } from './passwords';
