import { formatDateTime } from '@/lib/format/format';
import { texts } from './user-texts';

export const LastLogin = ({ user: { lastLogin } }: { user: { lastLogin: Date | null } }) =>
  lastLogin ? formatDateTime(lastLogin) : <span className="text-faint">{texts.neverLoggedIn}</span>;
