import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const inside = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Lints the lines as one file and returns the rejected ones. */
function refused(rule, lines) {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    const config = { jsPlugins: [inside('./plugin.mjs')], rules: { [`arabic/${rule}`]: 'error' } };
    writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
    writeFileSync(join(folder, 'lines.tsx'), lines.join('\n'));
    const { stdout } = spawnSync(
      process.execPath,
      [
        inside('../../node_modules/oxlint/bin/oxlint'),
        '-A',
        'all',
        '-c',
        'config.json',
        '-f',
        'json',
        'lines.tsx',
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    const places = JSON.parse(stdout).diagnostics.map(({ labels }) => labels[0].span.line);
    return [...new Set(places)].toSorted((a, b) => a - b).map((line) => lines[line - 1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('a noun after a number has the counted form', () => {
  const wrong = [
    'const a = `${count} فاتورة`;',
    'const b = `بعد ${formatNumber(wait)} ثانية`;',
    'const c = `${count} مستودعات`;',
    'const d = <p>في {count} فاتورة</p>;',
    'const e = <p>وصل <Num value={count} /> قطعة</p>;',
    "const f = 'آخر 7 يوماً';",
    "const g = '100 صنفاً';",
    'const n = `أكثر من ${most} عرضاً`;',
  ];
  const right = [
    'const h = `دخل المخزون ${counted(rows, nouns.item)}`;',
    'const i = `${countedAfter(rows, nouns.item)} صنف`;',
    'const j = `صفحة ${page} من ${pages}`;',
    'const k = `الفواتير: ${count}`;',
    "const l = ['آخر 7 أيام', 'آخر 30 يوماً', '180 يوماً', '200 حرف', '1,000 صف'];",
    'const m = <a><Icon /> بطاقة المنتج</a>;',
    'const o = `${share} تقريباً`;',
  ];
  expect(refused('counted-nouns', [...wrong, ...right])).toEqual(wrong);
});

it('a code inside an Arabic text is isolated', () => {
  const wrong = [
    'const a = `القطعة ${part.partNumber}`;',
    "const b = `الرمز ${code ?? ''}`;",
    'const c = `رقم الهيكل ${vehicle!.vin}`;',
    'const d = <p>الفاتورة {sale.saleNumber}</p>;',
    'toast({ title: `لا توجد قطعة تطابق «${code.trim()}»` });',
    "const e = <Dialog title={`حذف ${part ? part.barcode : 'القطعة'}`} />;",
    "const f = `القطعة ${part ? ` (${part.partNumber})` : ''}`;",
    'const g = <IconButton label={`اتصال بـ ${phone}`} />;',
    'const h = <td>{line.name}</td>;',
    "const i = <p>{note || 'بلا ملاحظات'}</p>;",
    'const j = <span>{user && ` · ${user.name}`}</span>;',
  ];
  const right = [
    'const re = `القطعة ${ltr(part.partNumber)}`;',
    'const rf = `/parts/${partNumber}`;',
    'const rg = `صفحة ${pageNumber} من ${formatNumber(pages)}`;',
    'const rh = <p>الفاتورة <Code>{saleNumber}</Code></p>;',
    'const ri = <p aria-label={`الفاتورة ${saleNumber}`} />;',
    'const rk = <td>{legible(line.name)}</td>;',
    'const rl = <Words>{line.name}</Words>;',
    'const rn = <FileName>{file.name}</FileName>;',
    'const rm = <p>{reason && <b>السبب</b>}</p>;',
  ];
  expect(refused('isolated-codes', [...wrong, ...right])).toEqual(wrong);
});

it('a replaced word is refused', () => {
  const wrong = [
    "const a = 'بطاقة الصنف';",
    'const b = <p>تجهيز المحل</p>;',
    'const c = `تم إضافة ${name}`;',
  ];
  const right = [
    "const d = ['بطاقة المنتج', 'حلّت محلها', 'تم إضافة سعر الصرف بنجاح'];",
    'const e = <p>تجهيز المتجر</p>;',
  ];
  expect(refused('glossary', [...wrong, ...right])).toEqual(wrong);
});

it('an error is known by its code', () => {
  const wrong = [
    'const a = error.message === texts.keyReused;',
    'const b = saleTexts.partInactive(name) !== text;',
    "const c = message === 'الملف فارغ';",
    "const d = error?.message.includes('محظور');",
    'const e = problems.includes(fileTexts.empty);',
  ];
  const right = [
    "const f = error.code === 'KEY_REUSED';",
    "const g = word.endsWith('ة') && message === null;",
    'const h = isOpen ? undefined : saleTexts.empty;',
  ];
  expect(refused('error-codes', [...wrong, ...right])).toEqual(wrong);
});
