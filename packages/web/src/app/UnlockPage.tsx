import { UnlockScreen } from '@/features/away/UnlockScreen';
import { PublicFrame } from './PublicFrame';

export const UnlockPage = () => (
  <PublicFrame>
    <UnlockScreen />
  </PublicFrame>
);
