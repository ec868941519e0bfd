import { formatDateTime } from '@/lib/format/format';
import { saying } from './user-texts';

export const LastLogin = ({ user: { lastLogin } }: { user: { lastLogin: Date | null } }) =>
  lastLogin ? formatDateTime(lastLogin) : <span className="text-faint">{saying.neverLoggedIn}</span>;
