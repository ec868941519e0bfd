// Lets the machine start Turoos by itself: npm run service -- install|remove|status
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { dirname } from 'node:path';
import { root } from '../prepare.mjs';
import { launchd } from './launchd.mjs';
import { systemd } from './systemd.mjs';
import { taskScheduler } from './task-scheduler.mjs';

const usage = `npm run service -- install   starts Turoos now and whenever the machine starts
npm run service -- remove    ends it and forgets it; data and settings stay
npm run service -- status    says whether it runs`;

const makers = { linux: systemd, darwin: launchd, win32: taskScheduler };
const actions = { install, remove, status };
const [wanted, ...more] = process.argv.slice(2);
const act = actions[wanted];
const maker = makers[process.platform];
if (!act || more.length > 0) end(usage, wanted === '--help' ? 0 : 2);
if (!maker) end(`Turoos does not know how services are set up on ${process.platform}.`);
act(maker(facts()));

function facts() {
  const { username, uid } = userInfo();
  const isRoot = uid === 0;
  // by sudo it is the machine's service and runs as whoever asked for it, who owns the files
  const { SUDO_USER, USERDOMAIN } = process.env;
  const user = (isRoot && SUDO_USER) || (USERDOMAIN ? `${USERDOMAIN}\\${username}` : username);
  return { node: process.execPath, root, user, uid, home: homedir(), isRoot, temporary: tmpdir() };
}

function install({ file, text, encoding, isTemporary, install: commands, log }) {
  mkdirSync(dirname(file), { recursive: true });
  // Windows recognises UTF-16 by its mark
  writeFileSync(file, encoding === 'utf16le' ? `\uFEFF${text}` : text, { encoding: encoding ?? 'utf8' });
  for (const command of commands) run(command);
  if (isTemporary) rmSync(file);
  console.log('Turoos runs now, and starts with the machine.');
  console.log('A server that was started by hand must be ended first; the service then takes its place.');
  if (log) console.log(`What it prints: ${log}`);
}

function remove({ file, isTemporary, remove: commands, afterRemoval }) {
  for (const command of commands) run(command, { mayFail: true });
  if (!isTemporary) rmSync(file, { force: true });
  for (const command of afterRemoval) run(command);
  console.log('Turoos does not start by itself any more. Its data and settings stay where they are.');
}

function status({ status: command }) {
  process.exit(spawn(command).status ?? 1);
}

function run(command, { mayFail = false } = {}) {
  const { status: code } = spawn(command);
  if (code !== 0 && !mayFail) end(`This command failed: ${command.join(' ')}`);
}

function spawn([program, ...args]) {
  const result = spawnSync(program, args, { stdio: 'inherit' });
  if (result.error?.code === 'ENOENT')
    end(`This machine has no ${program}, so Turoos can't set up its service here.`);
  return result;
}

function end(message, code = 1) {
  (code === 0 ? console.log : console.error)(message);
  process.exit(code);
}
