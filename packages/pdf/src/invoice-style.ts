import { StyleSheet } from '@react-pdf/renderer';
import { fontFamily } from './fonts';

const ink = '#182324';
const muted = '#4f5c5f';
const line = '#c9d2d2';
const accent = '#0d6660';
const warning = '#a04000';

/** `row` reads from right to left; every text is Arabic unless it says otherwise. */
export const style = StyleSheet.create({
  page: { padding: '40 40 56', fontFamily, color: ink },
  text: { direction: 'rtl', textAlign: 'right', fontSize: 10, lineHeight: 1.5 },
  row: { flexDirection: 'row-reverse' },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  muted: { color: muted },
  strong: { fontWeight: 600 },
  end: { textAlign: 'left' },

  head: { borderBottom: `1.5pt solid ${accent}`, paddingBottom: 8, marginBottom: 10 },
  logo: {
    maxWidth: 160,
    height: 48,
    objectFit: 'contain',
    objectPosition: 'right',
    alignSelf: 'flex-end',
    marginBottom: 4,
  },
  shop: { fontSize: 18, fontWeight: 600, color: accent },
  title: { fontSize: 14, fontWeight: 600, textAlign: 'left' },
  bars: { height: 26, width: 150, alignSelf: 'flex-start', marginTop: 4 },
  stamp: {
    alignSelf: 'flex-start',
    marginTop: 4,
    padding: '1 8',
    border: `1pt solid ${warning}`,
    borderRadius: 3,
    color: warning,
    fontWeight: 600,
  },
  badge: { color: warning, fontWeight: 600 },

  facts: { marginBottom: 10, flexWrap: 'wrap' },
  fact: { width: '50%', marginBottom: 2, gap: 6 },

  tableHead: { backgroundColor: '#edf1f1', borderTop: `0.5pt solid ${line}`, fontWeight: 600 },
  tableRow: { borderBottom: `0.5pt solid ${line}` },
  cell: { padding: '4 5' },
  position: { width: 24 },
  number: { width: 105 },
  quantity: { width: 60 },
  price: { width: 70 },
  total: { width: 80 },

  totals: { width: 290, alignSelf: 'flex-start', marginTop: 10 },
  totalRow: { padding: '2 5' },
  rials: { width: 100 },
  dollars: { width: 80 },
  grand: { backgroundColor: '#e0f0ee', fontWeight: 600 },
  notes: { marginTop: 12, padding: '6 8', border: `0.5pt solid ${line}`, borderRadius: 3 },
  // Without a line height: together with a text worked out page by page it makes the text vanish.
  foot: {
    position: 'absolute',
    bottom: 26,
    left: 40,
    right: 40,
    direction: 'rtl',
    textAlign: 'right',
    color: muted,
    fontSize: 8,
  },
});
