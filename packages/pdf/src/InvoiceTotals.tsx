import { Text, View } from '@react-pdf/renderer';
import { style } from './invoice-style';
import type { InvoiceSheet } from './invoice-sheet';
import { ltr } from './pdf-text';

export const InvoiceTotals = ({ totals }: Pick<InvoiceSheet, 'totals'>) => (
  <View style={style.totals} wrap={false}>
    {totals.map(({ label, usd, yer, strong }) => (
      <View key={label} style={[style.row, style.totalRow, ...(strong ? [style.grand] : [])]}>
        <Text style={[style.text, style.grow]}>{label}</Text>
        {yer !== null && <Text style={[style.text, style.rials]}>{ltr(yer)} ر.ي</Text>}
        <Text style={[style.text, style.dollars, style.muted]}>{ltr(usd)}</Text>
      </View>
    ))}
  </View>
);
