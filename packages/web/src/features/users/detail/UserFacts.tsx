import type { UserDetail } from '@turoos/contract';
import { formatDateLong, formatDateTime, formatNumber } from '@/lib/format/format';
import { Section } from '@/ui/Card';
import { Code, Phone } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { LastLogin } from '../LastLogin';
import { UserStatus } from '../UserStatus';

const warehousesText = ({ warehouses }: UserDetail) =>
  warehouses.length > 0 ? warehouses.map(({ name }) => name).join('، ') : 'كل المستودعات';

type UserFactsProps = { user: UserDetail };

export const BasicInfo = ({ user }: UserFactsProps) => (
  <Section title="المعلومات الأساسية">
    <DescriptionList
      blank="غير مسجل"
      facts={[
        { name: 'اسم المستخدم', value: <Code>{user.username}</Code> },
        { name: 'الاسم الكامل', value: user.name },
        { name: 'البريد الإلكتروني', value: user.email && <Code className="break-all">{user.email}</Code> },
        { name: 'الهاتف', value: user.phone && <Phone>{user.phone}</Phone> },
        { name: 'الدور', value: user.roleLabel },
        { name: 'المستودعات', value: warehousesText(user) },
        { name: 'تاريخ التسجيل', value: formatDateLong(user.createdAt) },
      ]}
    />
  </Section>
);

export const AccountInfo = ({ user }: UserFactsProps) => (
  <Section title="معلومات الحساب">
    <DescriptionList
      blank="غير مسجل"
      facts={[
        { name: 'آخر دخول', value: <LastLogin user={user} /> },
        { name: 'مرات الدخول', value: formatNumber(user.loginCount) },
        { name: 'آخر تحديث', value: formatDateTime(user.updatedAt) },
        { name: 'الحالة', value: <UserStatus user={user} /> },
      ]}
    />
  </Section>
);
