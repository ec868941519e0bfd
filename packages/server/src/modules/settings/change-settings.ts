import {
  ruleBroken,
  settingsTexts,
  type Right,
  type SettingsChanges,
  type SettingsSection,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertMay } from '../../kernel/assert-may';
import { writeSettings } from '../../kernel/settings';
import { usesTwoFactor } from '../two-factor';
import { checkCashSettings } from './check-cash-settings';

/** The rights for the shop's sections; a user's own settings require none. */
const rights: Partial<Record<SettingsSection, Right>> = {
  store: 'settings:update',
  cash: 'cash:admin',
  backup: 'backup:create',
};

export async function changeSettings(tx: Tx, user: Actor, changes: SettingsChanges): Promise<void> {
  const sections = Object.entries(changes) as [SettingsSection, Record<string, unknown>][];
  if (sections.length === 0) throw ruleBroken(settingsTexts.changesRequired);
  for (const [section] of sections) {
    const right = rights[section];
    if (right) assertMay(user, right);
  }
  if (changes.cash) await checkCashSettings(tx, changes.cash);
  for (const [section, { logo: _mark, twoFactor, ...values }] of sections) {
    if (twoFactor !== undefined && twoFactor !== (await usesTwoFactor(tx, user.id)))
      throw ruleBroken(settingsTexts.twoFactorElsewhere);
    await writeSettings(tx, user, section, values);
  }
}
