export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** What badges show of a status. What can be done in it is declared in the domain's rules or workflow. */
export interface Status {
  label: string;
  tone: Tone;
}
