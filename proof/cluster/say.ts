/** Tells what happens beside the table of findings. */
export const say = (line: string) => console.error(`  ${line}`);
