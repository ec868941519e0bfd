import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { newMemory, type Sale, type TillDevice, type TillWord } from './till-store';

/** What a clerk saw as saved. */
export interface Seen {
  id: string;
  /** On the receipt; null when the server had answered. */
  number: string | null;
  sale: Sale;
}

/** A till in a process of its own, which can be killed at any moment. */
export class SimulatedTill {
  unsent = 0;
  refused: string[] = [];
  isReady = false;
  kills = 0;
  readonly device: TillDevice;
  readonly #folder: string;
  readonly #seen: Map<string, Seen>;
  #process: ChildProcess | undefined;

  constructor(folder: string, device: TillDevice, token: string, seen: Map<string, Seen>) {
    this.device = device;
    this.#folder = join(folder, device.code);
    this.#seen = seen;
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#folder, 'device.json'), JSON.stringify(device));
    writeFileSync(join(this.#folder, 'memory.json'), JSON.stringify(newMemory(token)));
  }

  start(): void {
    const program = process.argv[1] ?? '';
    const child = spawn(process.execPath, [program, '--till', this.#folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    createInterface({ input: child.stdout }).on('line', (line) => this.#hear(JSON.parse(line) as TillWord));
  }

  #hear(word: TillWord): void {
    if ('saved' in word) this.#seen.set(word.saved.id, { ...word.saved, sale: word.saved.sale as Sale });
    else Object.assign(this, word);
  }

  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
    this.kills++;
  }

  async restart(): Promise<void> {
    await this.kill();
    this.start();
  }

  /** Makes or ends the sign by which the clerk sells nothing. */
  setClosed(isClosed: boolean): void {
    const sign = join(this.#folder, 'closed');
    if (isClosed) writeFileSync(sign, '');
    else rmSync(sign, { force: true });
  }

  takeImage(): void {
    cpSync(this.#folder, `${this.#folder}.image`, { recursive: true });
  }

  bringImageBack(): void {
    rmSync(this.#folder, { recursive: true });
    cpSync(`${this.#folder}.image`, this.#folder, { recursive: true });
  }
}
