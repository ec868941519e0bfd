import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { launchd } from './launchd.mjs';
import { systemd, unitText } from './systemd.mjs';
import { taskScheduler } from './task-scheduler.mjs';

const shop = { node: '/opt/node 22/bin/node', root: '/home/أحمد/my shop 100%', user: 'ahmed', uid: 1000 };

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it.skipIf(!hasSystemd)('systemd accepts the unit, whatever is in the paths', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turoos unit 50% '));
  try {
    const file = join(folder, 'turoos.service');
    writeFileSync(file, unitText({ node: process.execPath, root: folder, user: 'daemon' }));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes('turoos.service'))).toEqual([]);
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('root installs a service of the machine that runs as the user who asked for it', () => {
  const { file, text, install, remove } = systemd({ ...shop, home: '/root', isRoot: true });
  expect(file).toBe('/etc/systemd/system/turoos.service');
  expect(text).toContain('\nUser=ahmed\n');
  expect(text).toContain('WantedBy=multi-user.target');
  expect(text).toContain('WorkingDirectory=/home/أحمد/my shop 100%%\n');
  expect(text).toContain(
    'ExecStart="/opt/node 22/bin/node" "/home/أحمد/my shop 100%%/scripts/run.mjs" main\n',
  );
  expect(install).toEqual([
    ['systemctl', 'daemon-reload'],
    ['systemctl', 'enable', '--now', 'turoos.service'],
  ]);
  expect(remove).toEqual([['systemctl', 'disable', '--now', 'turoos.service']]);
});

it('a user installs a service of their own that does not end when they sign out', () => {
  const { file, text, install } = systemd({ ...shop, home: '/home/أحمد', isRoot: false });
  expect(file).toBe('/home/أحمد/.config/systemd/user/turoos.service');
  expect(text).not.toContain('User=');
  expect(text).toContain('WantedBy=default.target');
  expect(install.at(-1)).toEqual(['loginctl', 'enable-linger', 'ahmed']);
});

it('Windows gets a task that starts with the machine and is not ended by a battery or after three days', () => {
  const root = String.raw`C:\Users\أحمد\R&D shop`;
  const { file, text, install } = taskScheduler({
    ...shop,
    node: String.raw`C:\Program Files\nodejs\node.exe`,
    root,
    user: String.raw`SHOP\أحمد`,
    temporary: String.raw`C:\Temp`,
  });
  expect(text).toContain('<BootTrigger>');
  expect(text).toContain('<ExecutionTimeLimit>PT0S</ExecutionTimeLimit>');
  expect(text).toContain('<StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>');
  expect(text).toContain(String.raw`<UserId>SHOP\أحمد</UserId>`);
  expect(text).toContain(
    String.raw`<Arguments>&quot;C:\Users\أحمد\R&amp;D shop\scripts\run.mjs&quot; main</Arguments>`,
  );
  expect(install[0]).toEqual(['schtasks', '/Create', '/TN', 'Turoos', '/XML', file, '/F']);
});

it('macOS gets a job that is kept alive', () => {
  const { file, text, install } = launchd({ ...shop, root: '/Users/a/R&D', home: '/Users/a', isRoot: false });
  expect(file).toBe('/Users/a/Library/LaunchAgents/local.turoos.plist');
  expect(text).toContain('<string>/Users/a/R&amp;D/scripts/run.mjs</string>');
  expect(text).toContain('<key>KeepAlive</key><true/>');
  expect(text).not.toContain('UserName');
  expect(install).toEqual([['launchctl', 'bootstrap', 'gui/1000', file]]);
});
