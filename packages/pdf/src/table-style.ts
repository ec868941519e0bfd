import { StyleSheet } from '@react-pdf/renderer';
import { fontFamily } from './fonts';
import { heights } from './table-pages';

const muted = '#4f5c5f';
const line = '#c9d2d2';
const accent = '#0d6660';
const sunken = '#edf1f1';

export const style = StyleSheet.create({
  page: { padding: '30 30 44', fontFamily, color: '#182324' },
  text: { direction: 'rtl', textAlign: 'right', fontSize: 7.5 },
  row: { flexDirection: 'row-reverse' },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  muted: { color: muted },
  strong: { fontWeight: 600 },

  head: { height: heights.head - 8, marginBottom: 8, borderBottom: `1.5pt solid ${accent}` },
  title: { fontSize: 15, fontWeight: 600 },
  shop: { fontSize: 10, color: accent, fontWeight: 600, textAlign: 'left' },
  address: { textAlign: 'left', color: muted },

  facts: { flexWrap: 'wrap', marginBottom: 8 },
  fact: { width: '33.3%', height: heights.facts, gap: 4 },
  figures: { height: heights.figures - 8, marginBottom: 8, gap: 6 },
  figure: { backgroundColor: sunken, borderRadius: 3, padding: '4 8' },
  amount: { fontSize: 11, fontWeight: 600 },

  chart: { marginBottom: 8 },
  chartTitle: { height: heights.chartTitle, fontSize: 10, fontWeight: 600, paddingTop: 4 },
  barLine: { height: heights.bar, alignItems: 'center', gap: 6 },
  barLabel: { width: 200, maxLines: 1 },
  barTrack: { width: 400, flexDirection: 'row-reverse' },
  bar: { height: 8, backgroundColor: accent, borderRadius: 2 },
  note: { height: heights.note, color: '#a04000', fontWeight: 600 },

  heading: { height: heights.heading, backgroundColor: sunken, paddingTop: 2, fontWeight: 600 },
  line: { height: heights.row, borderBottom: `0.5pt solid ${line}` },
  // A height of its own for two lines: measured as one, a text that just fits would lose its last word.
  cell: {
    padding: '2 4 0',
    height: heights.row - 2,
    lineHeight: 1.15,
    flexShrink: 1,
    flexBasis: 0,
    maxLines: 2,
  },
  foot: { position: 'absolute', bottom: 20, left: 30, right: 30, color: muted, fontSize: 7 },
});
