import { Text, View } from '@react-pdf/renderer';
import { drawable, ltr } from './pdf-text';
import { style } from './table-style';
import type { TableSheet } from './table-sheet';

const Head = ({ sheet: { title, store } }: { sheet: TableSheet }) => (
  <View style={[style.row, style.head]}>
    <Text style={[style.text, style.title, style.grow]}>{drawable(title)}</Text>
    <View>
      <Text style={[style.text, style.shop]}>{drawable(store.name)}</Text>
      <Text style={[style.text, style.address]}>{drawable(store.address)}</Text>
      {store.phone !== '' && <Text style={[style.text, style.address]}>{ltr(store.phone)}</Text>}
    </View>
  </View>
);

const Figures = ({ figures }: Pick<TableSheet, 'figures'>) => (
  <View style={[style.row, style.figures]}>
    {figures.map(({ label, value }) => (
      <View key={label} style={[style.figure, style.grow]}>
        <Text style={[style.text, style.muted]}>{drawable(label)}</Text>
        <Text style={[style.text, style.amount]}>{ltr(value)}</Text>
      </View>
    ))}
  </View>
);

const Chart = ({ title, bars }: NonNullable<TableSheet['chart']>) => (
  <View style={style.chart}>
    <Text style={[style.text, style.chartTitle]}>{drawable(title)}</Text>
    {bars.map(({ label, value, share }, index) => (
      <View key={index} style={[style.row, style.barLine]}>
        <Text style={[style.text, style.barLabel]}>{drawable(label)}</Text>
        <View style={style.barTrack}>
          <View style={[style.bar, { width: `${Math.max(0.5, share * 100)}%` }]} />
        </View>
        <Text style={style.text}>{ltr(value)}</Text>
      </View>
    ))}
  </View>
);

/** What stands above the rows on the first page. */
export const TableSummary = ({ sheet }: { sheet: TableSheet }) => (
  <>
    <Head sheet={sheet} />
    <View style={[style.row, style.facts]}>
      {sheet.facts.map(({ name, value }) => (
        <View key={name} style={[style.row, style.fact]}>
          <Text style={[style.text, style.muted]}>{drawable(name)}:</Text>
          <Text style={[style.text, style.strong]}>{drawable(value)}</Text>
        </View>
      ))}
    </View>
    {sheet.figures.length > 0 && <Figures figures={sheet.figures} />}
    {sheet.chart && <Chart {...sheet.chart} />}
    {sheet.note !== '' && <Text style={[style.text, style.note]}>{drawable(sheet.note)}</Text>}
  </>
);
