/* oxlint-disable no-restricted-imports -- what is measured, and what makes the databases it is measured on */
export { readConfig } from '../packages/server/src/system/config';
export { connect } from '../packages/server/src/db/connect';
export { startEngine, type Engine } from '../packages/server/src/db/engine';
export { migrate } from '../packages/server/src/db/migrate';
export { generators } from '../packages/server/src/generate/generators';
export { startServer } from '../packages/server/src/server';
export { textWorkbook } from '../packages/server/src/modules/tables';
