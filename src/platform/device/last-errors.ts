import { readLocal, writeLocal } from './local-storage.ts'

const most = 5

/** Returns the kinds and times (ISO 8601) of the last errors, the latest first, without messages. */
export function lastErrors(): readonly string[] {
  return (readLocal('errors') ?? '').split(',').filter(Boolean)
}

/** Writes down the kinds of errors that nobody caught, until it is stopped. Their words may be somebody's: they are left. */
export function noteErrors(): () => void {
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}

const onError = ({ error }: ErrorEvent) => note(error)
const onRejection = ({ reason }: PromiseRejectionEvent) => note(reason)

function note(thrown: unknown): void {
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : 'unknown'
  const kind = /^[A-Za-z]{1,40}$/.test(name) ? name : 'unknown'
  writeLocal('errors', [`${kind} ${new Date().toISOString()}`, ...lastErrors()].slice(0, most).join(','))
}
