import { LoginScreen } from '@/features/auth/LoginScreen';
import { PublicFrame } from './PublicFrame';

export const LoginPage = () => (
  <PublicFrame>
    <LoginScreen />
  </PublicFrame>
);
