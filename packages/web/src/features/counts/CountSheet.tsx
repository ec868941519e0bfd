import { countTypes, piece, type Count, type CountItem } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { Quantity } from '@/shared/parts/Quantity';
import { useShop } from '@/shared/shop/use-shop';
import { Code, legible, Num } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';

type CountSheetProps = {
  count: Count;
  lines: readonly CountItem[];
  /** The number of lines on the previous sheets. */
  from: number;
  /** Prints the system's quantities too; without them nobody knows how many pieces to expect. */
  showsSystem: boolean;
};

/** The lines in shelf order, with space for the counted quantities and two signatures. */
export function CountSheet({ count, lines, from, showsSystem }: CountSheetProps) {
  const store = useShop();
  return (
    <article className="flex flex-col gap-4" aria-label={`ورقة الجرد ${count.countNumber}`}>
      <header className="flex flex-wrap items-start justify-between gap-4 border-b border-line pb-3">
        <div>
          <p className="text-lg font-semibold">{legible(store.name)}</p>
          {store.address && <p className="text-sm">{store.address}</p>}
        </div>
        <div>
          <p className="text-lg font-semibold">ورقة جرد المخزون</p>
          <p>
            <Code>{count.countNumber}</Code>
          </p>
        </div>
      </header>
      <DescriptionList
        facts={[
          { name: 'المستودع', value: count.warehouseName },
          { name: 'نوع الجرد', value: countTypes[count.countType] },
          { name: 'القائم بالجرد', value: count.countedByName },
          { name: 'التاريخ', value: <bdi>{formatDate(count.scheduledDate ?? count.startDate)}</bdi> },
        ]}
      />
      <table className="count-sheet-lines">
        <thead>
          <tr>
            <th scope="col">م</th>
            <th scope="col">الرف</th>
            <th scope="col">رقم القطعة</th>
            <th scope="col">الصنف</th>
            {showsSystem && <th scope="col">النظام</th>}
            <th scope="col">الكمية الفعلية</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.product}>
              <td>
                <Num value={from + index + 1} />
              </td>
              <td>{line.shelf}</td>
              <td>
                <Code>{line.partNumber}</Code>
              </td>
              <td>{legible(line.name)}</td>
              {showsSystem && (
                <td>{line.systemQty !== null && <Quantity value={line.systemQty} unit={line.unit} />}</td>
              )}
              <td className="count-sheet-room">
                {line.physicalQty === null ? (
                  line.unit.code !== piece.code && legible(line.unit.name)
                ) : (
                  <Quantity value={line.physicalQty} unit={line.unit} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid grid-cols-2 gap-6 pt-8 text-center text-sm">
        {['القائم بالجرد', 'أمين المستودع'].map((who) => (
          <p key={who} className="border-t border-line-strong pt-2">
            {who}
          </p>
        ))}
      </div>
    </article>
  );
}
