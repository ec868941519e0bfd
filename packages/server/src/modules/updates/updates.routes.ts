import { join } from 'node:path';
import type { updatesApi } from '@turoos/contract';
import { findVersions } from '../../../../../scripts/update/find-versions.mjs';
import type { Handlers } from '../../kernel/handlers';
import { packageRoot } from '../../system/package-root';
import { version } from '../../system/version';

export const updatesRoutes: Handlers<typeof updatesApi> = {
  look: async () => ({ installed: version, found: await findVersions(join(packageRoot, '..', '..')) }),
};
