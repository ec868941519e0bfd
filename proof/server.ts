/* oxlint-disable no-restricted-imports -- what is put to the proof, and what proves it */
export { checkBooks } from '../packages/server/src/books/check-books';
export { connect } from '../packages/server/src/db/connect';
export { startEngine } from '../packages/server/src/db/engine';
export { toJsonSchema } from '../packages/server/src/http/openapi';
