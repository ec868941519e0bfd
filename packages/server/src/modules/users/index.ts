export { createUser } from './create-user';
export { findByUsername, readSessionUser } from './find-user';
export { ensureFirstAdmin, type FirstAdmin } from './first-admin';
export { hashPassword, passwordMatches } from './passwords';
