import { AsyncLocalStorage } from 'node:async_hooks'

const insideLite = new AsyncLocalStorage<(line: string) => void>()
let installed = false

/** The only part of an error that holds nobody's name, phone or papers: its code. */
function codeOf(values: readonly unknown[]): string {
  for (const value of values) {
    const { code, message } = (value ?? {}) as { code?: unknown; message?: unknown }
    if (code === 'PGRST' && typeof message === 'string') return /"code":"(\w+)"/.exec(message)?.[1] ?? 'PGRST'
    if (typeof code === 'string') return code
    if (value instanceof Error) return value.name
  }
  return 'unknown error'
}

function install(): void {
  if (installed) return
  installed = true
  for (const method of ['error', 'warn'] as const) {
    const original = console[method].bind(console)
    console[method] = (...values: unknown[]) => {
      const log = insideLite.getStore()
      if (log) log(`refused: ${codeOf(values)}`)
      else original(...values)
    }
  }
}

/**
 * Runs Lite so that what it prints becomes one line with an error code. Lite sends whole SQL statements with their
 * parameters to console.error: people's names, phones and answers would lie in every log.
 */
export function quietly<Result>(log: (line: string) => void, work: () => Promise<Result>): Promise<Result> {
  install()
  return insideLite.run(log, work)
}
