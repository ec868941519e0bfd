/* oxlint-disable no-restricted-imports -- what is put to the proof, and what proves it */
export { checkAllBooks } from '../packages/server/src/modules/books';
export { connect } from '../packages/server/src/db/connect';
export { findRunning } from '../packages/server/src/db/embedded/find-running';
export { startEngine } from '../packages/server/src/db/engine';
export { sharedSecret } from '../packages/server/src/modules/secrets';
export { signedToken } from '../packages/server/src/modules/marketing/signed-token';
export { codeOf, stepAt } from '../packages/server/src/modules/two-factor/totp.rules';
export { toJsonSchema } from '../packages/server/src/http/json-schema';
