/* oxlint-disable no-restricted-imports -- what is measured, and what makes the databases it is measured on */
export { readConfig } from '../packages/server/src/system/config';
export { connect, type Db } from '../packages/server/src/db/connect';
export { startEngine, type Engine } from '../packages/server/src/db/engine';
export { migrate } from '../packages/server/src/db/migrate';
export { transaction } from '../packages/server/src/db/transaction';
export { generators } from '../packages/server/src/generate/generators';
export { moveStock } from '../packages/server/src/modules/stock';
export { searchParts } from '../packages/server/src/modules/products';
export { startServer } from '../packages/server/src/server';
