import { AsyncLocalStorage } from 'node:async_hooks'

const insideLite = new AsyncLocalStorage<(line: string) => void>()
let installed = false

/** Returns an error's code, its only part without personal text. */
function codeOf(values: readonly unknown[]): string {
  for (const value of values) {
    const { code, message } = (value ?? {}) as { code?: unknown; message?: unknown }
    if (code === 'PGRST' && typeof message === 'string') return /"code":"(\w+)"/.exec(message)?.[1] ?? 'PGRST'
    if (typeof code === 'string') return code
    if (value instanceof Error) return value.name
  }
  return 'unknown error'
}

/** Codes after which a person has to do something. */
const meanings: Record<string, string> = {
  '53100': ', the disk is full: make room',
  '58030': ', the disk does not answer: check it',
  ENOSPC: ', the disk is full: make room',
  EROFS: ', the disk is read-only: mount it for writing',
  EIO: ', the disk does not answer: check it',
}

function install(): void {
  if (installed) return
  installed = true
  for (const method of ['error', 'warn'] as const) {
    const original = console[method].bind(console)
    console[method] = (...values: unknown[]) => {
      const log = insideLite.getStore()
      if (log) {
        const code = codeOf(values)
        log(`refused: ${code}${meanings[code] ?? ''}`)
      } else original(...values)
    }
  }
}

/**
 * Runs Lite and replaces its log output by one line with an error code. Lite logs whole SQL statements with
 * their parameters: names, phone numbers and answers.
 */
export function quietly<Result>(log: (line: string) => void, work: () => Promise<Result>): Promise<Result> {
  install()
  return insideLite.run(log, work)
}
