import { useRecordId } from '@/lib/navigation/hooks';
import { ownId } from './use-user-page';
import { UserPage } from './UserPage';

export function UserScreen() {
  const id = useRecordId();
  return <UserPage id={id} />;
}

/** One's own page, for everyone. */
export const OwnUserScreen = () => <UserPage id={ownId} />;
