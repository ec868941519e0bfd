import type { Right } from '@turoos/contract';
import { useOpenFromUrl } from './use-open-from-url';

/** Opens the add dialog on ?create=1. */
export const useCreateFromUrl = (right: Right, open: () => void): void =>
  useOpenFromUrl('create', right, open);
