import { Document, Page, Text, View } from '@react-pdf/renderer';
import { InvoiceFacts, InvoiceHead } from './InvoiceHead';
import { InvoiceLines } from './InvoiceLines';
import { style } from './invoice-style';
import type { InvoiceSheet } from './invoice-sheet';
import { InvoiceTotals } from './InvoiceTotals';
import { drawable, ltr } from './pdf-text';

/** An invoice on A4. Call `registerFonts` before drawing it. */
export const InvoicePdf = ({ sheet }: { sheet: InvoiceSheet }) => (
  <Document language="ar" title={sheet.number} author={sheet.store.name} creator="Turoos" producer="Turoos">
    <Page size="A4" style={style.page}>
      <InvoiceHead sheet={sheet} />
      <InvoiceFacts sheet={sheet} />
      <InvoiceLines lines={sheet.lines} />
      <InvoiceTotals totals={sheet.totals} />
      {sheet.notes !== '' && (
        <View style={style.notes} wrap={false}>
          <Text style={[style.text, style.muted]}>ملاحظات</Text>
          <Text style={style.text}>{drawable(sheet.notes)}</Text>
        </View>
      )}
      <Text style={style.foot} fixed>
        {drawable(sheet.store.name)} · الإصدار {ltr(sheet.version)}
      </Text>
      <Text
        style={[style.foot, style.end]}
        fixed
        render={({ pageNumber, totalPages }) => `صفحة ${pageNumber} من ${totalPages}`}
      />
    </Page>
  </Document>
);
