import { putGuideAway } from '../generate/lived-in';
import type { DemoPart } from './demo-part';

export const demoSettings: DemoPart = {
  title: 'a shop that is set up',
  fill: putGuideAway,
};
