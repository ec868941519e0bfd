// Builds all of it, whether or not its sources have changed: npm run build.
import { build, ensureInstalled } from './prepare.mjs';

ensureInstalled();
for (const part of ['web', 'server']) build(part);
