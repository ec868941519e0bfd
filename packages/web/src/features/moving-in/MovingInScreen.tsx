import { Package, ShoppingCart } from 'lucide-react';
import { useSearch } from '@/lib/navigation/hooks';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { BroughtList } from './brought/BroughtList';
import { BroughtPage } from './brought/BroughtPage';
import { FilePage } from './file/FilePage';
import { SendFile } from './start/SendFile';
import { Templates } from './start/Templates';
import { WaitingFiles } from './start/WaitingFiles';

/** The place to which a shop's data come from another program: all files, one of them, or one that was brought. */
export function MovingInScreen() {
  const { file, brought } = useSearch();
  if (file) return <FilePage key={file} id={file} />;
  if (brought) return <BroughtPage key={brought} id={brought} />;
  return (
    <>
      <PageHeader
        title="نقل بيانات المتجر"
        description="من دفتر أو Excel أو أي برنامج آخر: القطع والمخزون والعملاء والموردون والديون"
        more={
          <>
            <LinkButton to="/import-products" icon={ShoppingCart}>
              قائمة مورد مع فاتورة شراء
            </LinkButton>
            <LinkButton to="/products" icon={Package}>
              إضافة القطع يدوياً
            </LinkButton>
          </>
        }
      />
      <div className="flex flex-col gap-4">
        <SendFile />
        <WaitingFiles />
        <Templates />
        <BroughtList />
      </div>
    </>
  );
}
