import { readInTab, writeInTab } from './tab-storage.ts'

/** The number of remembered pages. */
const most = 30

/**
 * True if a page was read to its end in this tab before, without an act. It never leaves the phone, and is gone when the
 * tab closes: the next person on a shared phone learns nothing of it.
 */
export function isReadBefore(path: string): boolean {
  return pagesRead().includes(path)
}

/** Notes that a page was read to its end. */
export function notePageRead(path: string): void {
  write([path, ...pagesRead().filter((other) => other !== path)].slice(0, most))
}

/** Forgets a page on which the reader did something. */
export function forgetPageRead(path: string): void {
  write(pagesRead().filter((other) => other !== path))
}

function pagesRead(): string[] {
  return readInTab('pages-read')?.split('\n') ?? []
}

function write(paths: readonly string[]): void {
  writeInTab('pages-read', paths.join('\n'))
}
