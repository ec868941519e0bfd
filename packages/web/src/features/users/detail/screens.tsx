import { useRecordId } from '@/lib/navigation/hooks';
import { ownId } from './use-user-page';
import { UserPage } from './UserPage';

export function UserScreen() {
  const id = useRecordId();
  return <UserPage id={id} />;
}

/** The signed-in user's own page, which needs no right. */
export const OwnUserScreen = () => <UserPage id={ownId} />;
