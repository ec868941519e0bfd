import { settingsApi } from '@turoos/contract';
import { useAction } from './use-action';
import { useData } from './use-data';

export const useSettings = () => useData('settings', settingsApi.get, {});

export const useSaveSettings = (done: string) =>
  useAction(settingsApi.update, { done, failed: 'فشل في حفظ الإعدادات' });
