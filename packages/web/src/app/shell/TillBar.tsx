import { AwayBar } from '@/features/away/AwayBar';
import { useUser } from '@/lib/session/session-state';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

const loadSignIn = () => import('../SignInDialog').then((m) => m.SignInDialog);

/** The bar of a till, with the way to sign in again when the server is back. */
export function TillBar() {
  const { username } = useUser();
  const signIn = useLazyDialog<{ username: string }>(loadSignIn);
  return (
    <>
      <AwayBar onSignIn={() => signIn.show({ username })} />
      {signIn.dialog}
    </>
  );
}
