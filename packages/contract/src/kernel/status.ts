export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** One declaration per status: the badge reads the label and tone, the guard and the buttons the next states. */
export interface Status {
  label: string;
  tone: Tone;
  next?: readonly string[];
}
