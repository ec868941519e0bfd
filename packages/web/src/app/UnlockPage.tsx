import type { ReactNode } from 'react';
import { UnlockScreen } from '@/features/away/UnlockScreen';
import { PublicFrame } from './PublicFrame';

export const UnlockPage = ({ otherwise }: { otherwise: ReactNode }) => (
  <PublicFrame>
    <UnlockScreen otherwise={otherwise} />
  </PublicFrame>
);
