import { Text, View } from '@react-pdf/renderer';
import { style } from './invoice-style';
import type { InvoiceSheet } from './invoice-sheet';
import { drawable, ltr } from './pdf-text';

type Cells = {
  position: string;
  name: string;
  number: string;
  quantity: string;
  price: string;
  total: string;
};

const heading: Cells = {
  position: '#',
  name: 'الصنف',
  number: 'رقم القطعة',
  quantity: 'الكمية',
  price: 'السعر',
  total: 'الإجمالي',
};

function Row({ cells, head = false }: { cells: Cells; head?: boolean }) {
  return (
    <View
      style={[style.row, head ? style.tableHead : style.tableRow]}
      {...(head ? { fixed: true } : { wrap: false })}
    >
      <Text style={[style.text, style.cell, style.position, style.muted]}>{cells.position}</Text>
      <Text style={[style.text, style.cell, style.grow]}>{cells.name}</Text>
      <Text style={[style.text, style.cell, style.number]}>{cells.number}</Text>
      <Text style={[style.text, style.cell, style.quantity]}>{cells.quantity}</Text>
      <Text style={[style.text, style.cell, style.price]}>{cells.price}</Text>
      <Text style={[style.text, style.cell, style.total]}>{cells.total}</Text>
    </View>
  );
}

/** The goods; the heading stands on every page they go on to. */
export const InvoiceLines = ({ lines }: Pick<InvoiceSheet, 'lines'>) => (
  <View>
    <Row head cells={heading} />
    {lines.map((line, index) => (
      <Row
        key={index}
        cells={{
          position: String(index + 1),
          name: drawable(line.name),
          number: ltr(line.partNumber),
          quantity: ltr(line.quantity) + (line.returned && ` (مرتجع ${ltr(line.returned)})`),
          price: ltr(line.price),
          total: ltr(line.total),
        }}
      />
    ))}
  </View>
);
