import {
  actions,
  fold,
  mayGivePermission,
  namedPermissions,
  permissionLabel,
  permissionsApi,
  resourceNames,
  type Subject,
} from '@turoos/contract';
import { call } from '@/lib/http/api';
import type { LoadOptions, Option } from '@/ui/use-options';

const own: readonly Option[] = [
  ...resourceNames.flatMap((resource) => actions.map((action) => `${resource}.${action}`)),
  ...namedPermissions,
].map((name) => ({ value: name, label: permissionLabel(name), hint: name }));

const most = 50;

/** Finds permissions of the system and the shop that this user may grant. */
export const permissionOptions =
  (giver: Subject): LoadOptions =>
  async (typed, signal) => {
    const catalogue = await call(permissionsApi.search, { query: { q: typed } }, { signal });
    const ofShop = catalogue.map(({ name, displayName }) => ({
      value: name,
      label: displayName,
      hint: name,
    }));
    const words = fold(typed).split(' ');
    const matching = own.filter(({ label, value }) =>
      words.every((word) => fold(`${label} ${value}`).includes(word)),
    );
    const offered = new Map([...matching, ...ofShop].map((option) => [option.value, option]));
    return [...offered.values()].filter(({ value }) => mayGivePermission(giver, value)).slice(0, most);
  };
