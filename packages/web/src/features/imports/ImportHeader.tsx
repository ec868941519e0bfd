import { CarFront, Download, Sparkles } from 'lucide-react';
import { Button } from '@/ui/Button';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { saveTemplate } from './file/save-template';

export const ImportHeader = () => (
  <PageHeader
    title="استيراد المنتجات"
    description="من ملف إلى منتجات وكميات، مع فاتورة شراء أو بدونها، تدخل الصفوف الصالحة معاً، وتبقى الأخطاء في السجل."
    actions={
      <>
        <Button icon={Download} onClick={saveTemplate}>
          تنزيل القالب
        </Button>
        <LinkButton to="/vin-parts-import" icon={Sparkles}>
          AI Import
        </LinkButton>
        <LinkButton to="/source-vehicles" icon={CarFront}>
          السيارات المفككة
        </LinkButton>
      </>
    }
  />
);
