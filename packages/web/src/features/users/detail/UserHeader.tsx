import type { UserDetail } from '@turoos/contract';
import { FileJson, FileSpreadsheet, KeyRound, Printer } from 'lucide-react';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Code } from '@/ui/Code';
import { PageHeader } from '@/ui/PageHeader';
import { UserStatus } from '../UserStatus';
import { useExportUser } from './use-export-user';

type UserHeaderProps = {
  id: string;
  user: UserDetail;
  onPassword: () => void;
  /** Why the signed-in user can't change this password. */
  passwordReason: string | undefined;
  /** Why the user's activity can't be exported. */
  exportReason: string | undefined;
};

export function UserHeader({ id, user, onPassword, passwordReason, exportReason }: UserHeaderProps) {
  const { csv, json } = useExportUser(id, user);
  return (
    <PageHeader
      title={user.name}
      description={
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Code className="text-ink">{user.username}</Code>
          <Badge tone="info">{user.roleLabel}</Badge>
          <UserStatus user={user} />
        </span>
      }
      actions={
        <Button icon={KeyRound} disabledReason={passwordReason} onClick={onPassword}>
          تغيير كلمة المرور
        </Button>
      }
      more={
        <>
          <Button icon={Printer} onClick={() => window.print()}>
            طباعة
          </Button>
          <Button icon={FileSpreadsheet} busy={csv.busy} disabledReason={exportReason} onClick={csv.run}>
            تصدير CSV
          </Button>
          <Button icon={FileJson} busy={json.busy} disabledReason={exportReason} onClick={json.run}>
            تصدير JSON
          </Button>
        </>
      }
    />
  );
}
