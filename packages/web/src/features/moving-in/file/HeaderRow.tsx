import type { BroughtSheet } from '@turoos/contract';
import { cn } from '@/ui/cn';
import { ScrollBox } from '@/ui/ScrollBox';

type HeaderRowProps = { sheet: BroughtSheet; onChange: (row: number) => void };

/** The columns of a wide sheet that are enough to know its row of headings. */
const shownColumns = 12;

/** Chooses the row of the headings among the first rows as they are in the file. */
export const HeaderRow = ({ sheet: { top, choice, place, name }, onChange }: HeaderRowProps) => {
  const radio = (row: number, label: string) => (
    <label className="flex min-h-9 cursor-pointer items-center gap-2 px-2 pointer-coarse:min-h-11">
      <input
        type="radio"
        name={`header-row-${place}`}
        checked={choice.headerRow === row}
        aria-label={row === 0 ? undefined : `العناوين في الصف ${row}`}
        onChange={() => onChange(row)}
        className="size-4 shrink-0 accent-accent"
      />
      {label}
    </label>
  );
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1 font-semibold pointer-coarse:py-2.5">
        {choice.headerRow === 0 ? 'الورقة بلا عناوين أعمدة' : `العناوين في الصف ${choice.headerRow}`}{' '}
        <span className="text-sm font-normal text-accent-strong">تغيير</span>
      </summary>
      <p className="mb-2 text-sm text-muted">اختر الصف الذي فيه أسماء الأعمدة؛ لا يُنقل ما فوقه.</p>
      <ScrollBox label={`أول صفوف الورقة ${name}`}>
        <table className="w-full border-collapse text-sm">
          <tbody>
            {top.map((cells, index) => {
              const row = index + 1;
              return (
                <tr
                  key={row}
                  className={cn(
                    'border-b border-line',
                    row === choice.headerRow && 'bg-accent-soft font-semibold',
                    row < choice.headerRow && 'text-faint',
                  )}
                  onClick={() => onChange(row)}
                >
                  <td className="tabular-nums">{radio(row, String(row))}</td>
                  {cells.slice(0, shownColumns).map((cell, column) => (
                    <td key={column} className="max-w-48 truncate px-2 whitespace-nowrap">
                      <bdi>{cell}</bdi>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
      {radio(0, 'لا عناوين: البيانات تبدأ من الصف الأول')}
    </details>
  );
};
