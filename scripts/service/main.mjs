// Lets the machine start Turoos by itself: npm run service -- install|remove|status
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { serviceHere } from './machine-service.mjs';

const usage = `npm run service -- install
    يشغّل تروس الآن وكلما شُغّل الجهاز (starts Turoos now and whenever the machine starts)
npm run service -- remove
    يوقفه ويلغي تشغيله التلقائي، وتبقى البيانات والإعدادات (ends it and forgets it; data and settings stay)
npm run service -- status
    يقول هل يعمل (says whether it runs)`;

const actions = { install, remove, status };
const [wanted, ...more] = process.argv.slice(2);
const act = actions[wanted];
if (!act || more.length > 0) end(usage, wanted === '--help' ? 0 : 2);
const service = serviceHere();
if (!service) end(`لا يعرف تروس طريقة التشغيل التلقائي على هذا النظام (${process.platform}).`);
act(service);

function install({ file, text, encoding, isTemporary, install: commands, log }) {
  mkdirSync(dirname(file), { recursive: true });
  // Windows recognises UTF-16 by its mark
  writeFileSync(file, encoding === 'utf16le' ? `\uFEFF${text}` : text, { encoding: encoding ?? 'utf8' });
  for (const command of commands) run(command);
  if (isTemporary) rmSync(file);
  console.log('تروس يعمل الآن، ويبدأ مع تشغيل الجهاز.');
  console.log('إن كنت شغّلته بيدك في نافذة فأغلقها، فيحلّ هذا محله.');
  if (log) console.log(`لقراءة ما يكتبه: ${log}`);
}

function remove({ file, isTemporary, remove: commands, afterRemoval }) {
  for (const command of commands) run(command, { mayFail: true });
  if (!isTemporary) rmSync(file, { force: true });
  for (const command of afterRemoval) run(command);
  console.log('لن يبدأ تروس مع الجهاز بعد الآن. بياناته وإعداداته باقية في مكانها.');
}

function status({ status: command }) {
  const { status: code } = spawn(command);
  console.log(code === 0 ? 'تروس يعمل بالتشغيل التلقائي.' : 'تروس لا يعمل الآن بالتشغيل التلقائي.');
  process.exit(code ?? 1);
}

function run(command, { mayFail = false } = {}) {
  const { status: code } = spawn(command);
  if (code !== 0 && !mayFail) end(`لم ينجح هذا الأمر: ${command.join(' ')}`);
}

function spawn([program, ...args]) {
  const result = spawnSync(program, args, { stdio: 'inherit' });
  if (result.error?.code === 'ENOENT')
    end(`ليس في هذا الجهاز ${program}، فلا يمكن إعداد التشغيل التلقائي عليه.`);
  return result;
}

function end(message, code = 1) {
  (code === 0 ? console.log : console.error)(message);
  process.exit(code);
}
