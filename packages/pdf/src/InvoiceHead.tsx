import { Image, Text, View } from '@react-pdf/renderer';
import { InvoiceBars } from './InvoiceBars';
import { style } from './invoice-style';
import type { InvoiceSheet } from './invoice-sheet';
import { drawable, ltr } from './pdf-text';

/** Whose invoice it is, and which. */
export const InvoiceHead = ({ sheet }: { sheet: InvoiceSheet }) => (
  <View style={[style.row, style.head]}>
    <View style={style.grow}>
      {sheet.store.logo && <Image src={sheet.store.logo} style={style.logo} />}
      <Text style={[style.text, style.shop]}>{drawable(sheet.store.name)}</Text>
      <Text style={[style.text, style.muted]}>{drawable(sheet.store.address)}</Text>
      {sheet.store.phone !== '' && (
        <Text style={[style.text, style.muted]}>هاتف: {ltr(sheet.store.phone)}</Text>
      )}
    </View>
    <View>
      <Text style={[style.text, style.title]}>فاتورة مبيعات</Text>
      <Text style={[style.text, style.end, style.strong]}>{ltr(sheet.number)}</Text>
      <InvoiceBars number={sheet.number} />
      {sheet.stamp !== null && <Text style={[style.text, style.stamp]}>{sheet.stamp}</Text>}
    </View>
  </View>
);

export function InvoiceFacts({ sheet }: { sheet: InvoiceSheet }) {
  const facts = [
    { name: 'التاريخ', value: sheet.date },
    { name: 'العميل', value: drawable(sheet.customer) },
    { name: 'طريقة الدفع', value: sheet.payment },
    { name: 'الهاتف', value: sheet.customerPhone && ltr(sheet.customerPhone) },
    { name: 'البائع', value: drawable(sheet.seller) },
    { name: 'سعر الصرف', value: sheet.rate === null ? '' : `${ltr(sheet.rate)} ر.ي للدولار` },
  ];
  return (
    <View style={[style.row, style.facts]}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ name, value }) => (
          <View key={name} style={[style.row, style.fact]}>
            <Text style={[style.text, style.muted]}>{name}:</Text>
            <Text style={[style.text, style.grow]}>{value}</Text>
          </View>
        ))}
      {sheet.rateMissing && <Text style={[style.text, style.badge]}>سعر الصرف غير متوفر</Text>}
    </View>
  );
}
