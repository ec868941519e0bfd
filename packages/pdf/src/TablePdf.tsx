import { Document, Page, Text, View } from '@react-pdf/renderer';
import { drawable, ltr } from './pdf-text';
import { pagesOf } from './table-pages';
import { style } from './table-style';
import { TableSummary } from './TableSummary';
import type { TableSheet } from './table-sheet';

type RowsProps = Pick<TableSheet, 'columns' | 'headings' | 'rows'>;

const Heading = ({ columns }: Pick<TableSheet, 'columns'>) => (
  <View style={[style.row, style.heading]}>
    {columns.map(({ label, share }) => (
      <Text key={label} style={[style.text, style.cell, { flexGrow: share }]}>
        {drawable(label)}
      </Text>
    ))}
  </View>
);

const Rows = ({ columns, headings, rows }: RowsProps) => (
  <>
    {headings && <Heading columns={columns} />}
    {rows.map((row, index) => (
      <View key={index} style={[style.row, style.line]}>
        {columns.map((column, place) => (
          <Text key={column.label} style={[style.text, style.cell, { flexGrow: column.share }]}>
            {column.ltr ? ltr(row[place] ?? '') : drawable(row[place] ?? '')}
          </Text>
        ))}
      </View>
    ))}
  </>
);

/**
 * A table on A4 pages lying down. The rows are dealt out to pages beforehand: left to itself the layout of a long
 * table is done anew for every page, and its time grows with the square of the rows.
 */
export function TablePdf({ sheet }: { sheet: TableSheet }) {
  const pages = pagesOf(sheet);
  return (
    <Document language="ar" title={sheet.title} author={sheet.store.name} creator="Turoos" producer="Turoos">
      {pages.map((rows, index) => (
        <Page key={index} size="A4" orientation="landscape" wrap={false} style={style.page}>
          {index === 0 && <TableSummary sheet={sheet} />}
          {rows.length > 0 && <Rows columns={sheet.columns} headings={sheet.headings} rows={rows} />}
          <Text style={[style.text, style.foot]}>
            {drawable(sheet.title)} · صفحة {index + 1} من {pages.length}
          </Text>
        </Page>
      ))}
    </Document>
  );
}
