// Checks the types of each part of the code. Each in one thread: several would share no types and take twice the
// processor time in all, which the tests beside them need.
import { readdirSync } from 'node:fs';
import { root, run } from './prepare.mjs';

const packages = readdirSync(`${root}/packages`).map((name) => `packages/${name}`);
for (const project of [...packages, 'e2e']) run('npx', ['tsc', '-p', project, '--singleThreaded']);
