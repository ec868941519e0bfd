// Lets the machine start Turoos by itself: npm run service -- install|remove|status
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { serviceHere } from './machine-service.mjs';

const usage = `npm run service -- install   starts Turoos now and whenever the machine starts
npm run service -- remove    ends it and forgets it; data and settings stay
npm run service -- status    says whether it runs`;

const actions = { install, remove, status };
const [wanted, ...more] = process.argv.slice(2);
const act = actions[wanted];
if (!act || more.length > 0) end(usage, wanted === '--help' ? 0 : 2);
const service = serviceHere();
if (!service) end(`Turoos does not know how services are set up on ${process.platform}.`);
act(service);

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
