import { settingsApi } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';

export const useSettings = () => useData('settings', settingsApi.get, {});

export const useSaveSettings = (done: string) =>
  useAction(settingsApi.update, { done, failed: 'فشل في حفظ الإعدادات' });
