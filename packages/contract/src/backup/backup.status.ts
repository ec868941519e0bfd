import { keysOf } from '../kernel/keys-of';
import type { Status } from '../kernel/status';

export const backupStatus = {
  running: { label: 'قيد الإنشاء', tone: 'info' },
  ready: { label: 'جاهزة', tone: 'success' },
  failed: { label: 'فشلت', tone: 'danger' },
} as const satisfies Record<string, Status>;
export type BackupStatus = keyof typeof backupStatus;
export const backupStatusNames = keysOf(backupStatus);

/** How a backup was made; those the server makes on its own also expire. */
export const backupKinds = {
  manual: { label: 'يدوية', expires: false },
  scheduled: { label: 'تلقائية', expires: true },
  safety: { label: 'قبل استعادة', expires: true },
  uploaded: { label: 'مرفوعة', expires: false },
} as const;
export type BackupKind = keyof typeof backupKinds;
export const backupKindNames = keysOf(backupKinds);

/** How a backup was checked: restored as a trial, read completely, or, if encrypted, only its header. */
export const checkMethods = {
  restored: 'استُعيدت تجريبياً وطابقت الأصل',
  read: 'قُرئ الملف كاملاً وهو سليم؛ قاعدة البيانات لا تسمح باستعادة تجريبية',
  sealed: 'الملف سليم؛ محتواه مشفّر فلم يُقرأ',
} as const;
export type CheckMethod = keyof typeof checkMethods;
export const checkMethodNames = keysOf(checkMethods);

/** Whether changes are copied continuously into the places for copies, and why not. */
export const archiveStates = {
  on: { label: 'يعمل', tone: 'success' },
  off: { label: 'متوقف', tone: 'warning' },
  noPlace: { label: 'لا مكان له', tone: 'warning' },
  external: { label: 'غير متاح', tone: 'neutral' },
} as const satisfies Record<string, Status>;
export type ArchiveStateName = keyof typeof archiveStates;
export const archiveStateNames = keysOf(archiveStates);
