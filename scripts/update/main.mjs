// Updates Turoos: npm run update -- [folder or .tgz]; without one it looks beside the installation and on drives.
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../prepare.mjs';
import { machineService } from '../service/machine-service.mjs';
import { unpacked } from './copy-version.mjs';
import { findVersions } from './find-versions.mjs';
import { settleUpdate } from './settle.mjs';
import { Refused, update } from './update.mjs';
import { readVersion } from './versions.mjs';

const [given, ...more] = process.argv.slice(2);
if (more.length > 0 || given?.startsWith('-')) end('npm run update -- [folder or .tgz]', 2);

try {
  await settleUpdate(root);
  await update(root, await chosen(), { service: machineService() });
} catch (error) {
  if (!(error instanceof Refused)) {
    console.error(error);
    end('انقطع التحديث. نفّذ npm start: يُكمله أو يعود إلى الإصدار السابق، بحسب ما تم منه.');
  }
  end(
    `لم يتم التحديث: ${error.message}.\nبقي كل شيء كما كان: البرنامج ${readVersion(root).version} وبياناته.`,
  );
}

async function chosen() {
  if (given === undefined) {
    const [newest] = await findVersions(root);
    if (!newest) throw new Refused('لا يوجد إصدار أحدث بجانب البرنامج ولا على الأقراص الموصولة');
    console.log(`وُجد الإصدار ${newest.version} في ${newest.path}`);
    return newest.path;
  }
  const path = resolve(given);
  if (!existsSync(path)) throw new Refused(`لا يوجد ${path}`);
  if (statSync(path).isDirectory()) return path;
  const folder = unpacked(path, root);
  if (!folder) throw new Refused(`لا يوجد برنامج تروس في ${path}`);
  return folder;
}

function end(message, code = 1) {
  console.error(message);
  process.exit(code);
}
