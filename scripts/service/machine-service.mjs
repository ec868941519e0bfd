// The service manager of this machine, and Turoos in it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { root } from '../prepare.mjs';
import { launchd } from './launchd.mjs';
import { systemd } from './systemd.mjs';
import { taskScheduler } from './task-scheduler.mjs';

const makers = { linux: systemd, darwin: launchd, win32: taskScheduler };

/** Returns the files and commands of the service here; undefined where the system has none that Turoos knows. */
export function serviceHere() {
  const { username, uid } = userInfo();
  const isRoot = uid === 0;
  // by sudo it is the machine's service and runs as whoever asked for it, who owns the files
  const { SUDO_USER, USERDOMAIN } = process.env;
  const user = (isRoot && SUDO_USER) || (USERDOMAIN ? `${USERDOMAIN}\\${username}` : username);
  const facts = { node: process.execPath, root, user, uid, home: homedir(), isRoot, temporary: tmpdir() };
  return makers[process.platform]?.(facts);
}

/** Turoos as a service, to be stopped for a while and started again. */
export function machineService() {
  const service = serviceHere();
  const run = ([program, ...args], stdio) => spawnSync(program, args, { stdio }).status === 0;
  return {
    /** Returns whether there was a service to stop. */
    stop() {
      const runs =
        service && (service.isTemporary || existsSync(service.file)) && run(service.status, 'ignore');
      return Boolean(runs) && run(service.stop, 'inherit');
    },
    start: () => run(service.start, 'inherit'),
  };
}
