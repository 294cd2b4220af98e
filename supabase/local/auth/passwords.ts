import { AuthRefusal } from './answers.ts'
import { Worker } from 'node:worker_threads'
import { currentCaller } from '#local/database/caller.ts'
import type { PasswordTask } from './password-thread.ts'

/** Most passwords that wait in all, some four seconds of work, and most of one sender. */
const mostWaiting = 40
const mostOfSender = 20
const retrySeconds = 5

interface Waiting {
  readonly sender: string
  resolve(result: string | boolean): void
  reject(error: unknown): void
}

let thread: Worker | undefined
const waiting: Waiting[] = []

function opened(): Worker {
  if (thread) return thread
  const started = new Worker(new URL('password-thread.ts', import.meta.url))
  started.on('message', (result: string | boolean) => {
    waiting.shift()?.resolve(result)
    if (waiting.length === 0) started.unref()
  })
  started.on('error', (error) => {
    thread = undefined
    for (const { reject } of waiting.splice(0)) reject(error)
  })
  return (thread = started)
}

function refuseCrowd(sender: string): void {
  const own = waiting.filter((other) => other.sender === sender).length
  if (waiting.length < mostWaiting && own < mostOfSender) return
  throw new AuthRefusal(
    429,
    'over_request_rate_limit',
    'Too many attempts. Please wait before trying again.',
    retrySeconds,
  )
}

/** Hashes a password, or compares it with a hash, beside this thread; 429 while too many wait. */
async function work(task: PasswordTask): Promise<string | boolean> {
  const { sender } = currentCaller()
  refuseCrowd(sender)
  const worker = opened()
  worker.ref()
  worker.postMessage(task, [])
  return new Promise((resolve, reject) => waiting.push({ sender, resolve, reject }))
}

/** The bcrypt hash of a password. */
export const hashed = async (password: string) => (await work({ password })) as string

/** True if a password belongs to a hash. */
export const belongsTo = async (password: string, hash: string) => (await work({ password, hash })) as boolean

/** bcrypt reads this many bytes; a longer password would be cut silently. */
const longestPassword = 72

const isTooLong = (password: string) => Buffer.byteLength(password) > longestPassword

/** The bcrypt hash of a password that is good enough; 422 weak_password otherwise. */
export async function hashPassword(password: unknown, shortest: number): Promise<string> {
  if (typeof password !== 'string' || password.length < shortest) {
    throw new AuthRefusal(422, 'weak_password', `Password should be at least ${shortest} characters.`)
  }
  if (isTooLong(password)) {
    throw new AuthRefusal(400, 'validation_failed', `Password cannot be longer than ${longestPassword} bytes`)
  }
  return hashed(password)
}

/** A hash that matches no password. Comparing with it hides by timing whether an account exists. */
const nobodysHash = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8p7b2f3k9n4jvQ5o6i7e8r9t0y1u2i'

/** Whether a password belongs to a hash; none belongs to null or to the empty one of an account without a password. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const matches = await belongsTo(password, hash || nobodysHash)
  return matches && !!hash && !isTooLong(password)
}
