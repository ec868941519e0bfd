import { levelsHeld, type UserDetail } from '@turoos/contract';
import { KeyRound, Pencil, ScrollText } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { DescriptionList } from '@/ui/DescriptionList';
import { LinkButton } from '@/ui/LinkButton';
import { Money } from '@/ui/Money';
import { TwoFactorReset } from '../TwoFactorReset';

/** The user's main figures, in the side column. */
export const SideSummary = ({ user }: { user: UserDetail }) => (
  <Section title="ملخص">
    <DescriptionList
      blank="غير مسجل"
      facts={[
        { name: 'إجمالي المبيعات', value: <Money usd={user.totalSales} at={user.rials} stacked /> },
        { name: 'عدد الفواتير', value: formatNumber(user.totalOrders) },
        { name: 'مرات الدخول', value: formatNumber(user.loginCount) },
        { name: 'أقسام يصل إليها', value: formatNumber(levelsHeld(user.effectivePermissions).length) },
      ]}
    />
  </Section>
);

type QuickActionsProps = {
  user: UserDetail;
  onPassword: () => void;
  passwordReason: string | undefined;
  editReason: string | undefined;
  /** Whether it is the signed-in user, who switches two-factor sign-in off in the settings. */
  isMe: boolean;
};

export function QuickActions({ user, onPassword, passwordReason, editReason, isMe }: QuickActionsProps) {
  const mayAudit = usePermit('audit:read');
  return (
    <Section title="إجراءات سريعة">
      <div className="flex flex-col gap-2">
        <Button icon={KeyRound} disabledReason={passwordReason} onClick={onPassword}>
          تغيير كلمة المرور
        </Button>
        {!isMe && <TwoFactorReset user={user} disabledReason={editReason} />}
        <LinkButton
          to="/settings"
          search={{ tab: 'users', edit: user._id }}
          icon={Pencil}
          disabledReason={editReason}
        >
          تعديل المستخدم
        </LinkButton>
        <LinkButton
          to="/audit-log"
          search={{ user: user._id }}
          icon={ScrollText}
          disabledReason={mayAudit.reason}
        >
          السجل الكامل
        </LinkButton>
      </div>
    </Section>
  );
}
