import {
  AppError,
  can,
  denial,
  ruleBroken,
  type Right,
  type SettingsChanges,
  type SettingsSection,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../http/actor';
import { writeSettings } from './settings-store';

/** What belongs to the whole shop needs a right; one's own settings do not. */
const rights: Partial<Record<SettingsSection, Right>> = { store: 'settings:update', backup: 'backup:create' };

export async function changeSettings(tx: Tx, user: Actor, changes: SettingsChanges): Promise<void> {
  const sections = Object.entries(changes) as [SettingsSection, object][];
  if (sections.length === 0) throw ruleBroken('بيانات التحديث مطلوبة');
  for (const [section] of sections) {
    const right = rights[section];
    if (right && !can(user, right)) throw new AppError('FORBIDDEN', denial(right));
  }
  for (const [section, values] of sections) await writeSettings(tx, user, section, values);
}
