import { expect, it } from 'vitest';
import { labelEvery, labelPlace, labelWidth } from './axis-labels';

const labels = ['17/11/2026', '18/11/2026', '19/11/2026', '20/11/2026', '21/11/2026', '22/11/2026'];

it.each([220, 300, 600, 1200])('labels do not touch or leave a chart of %i pixels', (plot) => {
  const every = labelEvery(labels, plot);
  const band = plot / labels.length;
  const boxes = labels
    .map((text, index) => ({ text, at: labelPlace(plot - band * (index + 0.5), text, plot), index }))
    .filter(({ index }) => index % every === 0);
  expect(boxes.length).toBeGreaterThan(0);
  for (const [nth, { text, at }] of boxes.entries()) {
    const half = labelWidth(text) / 2;
    expect(at - half).toBeGreaterThanOrEqual(0);
    expect(at + half).toBeLessThanOrEqual(plot);
    const after = boxes[nth + 1];
    if (after) expect(at - after.at).toBeGreaterThanOrEqual(labelWidth(text));
  }
});

it('labels every point where there is room', () => expect(labelEvery(['1/11', '2/11'], 300)).toBe(1));
