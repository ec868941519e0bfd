import type { systemStatusApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { readStatus } from './read-status';

export const systemStatusRoutes: Handlers<typeof systemStatusApi> = {
  read: (_, services) => readStatus(services),
};
