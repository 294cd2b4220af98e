import { parentPort } from 'node:worker_threads'
import { compareSync, hashSync } from 'bcryptjs'

/** One piece of work: to hash a password, or to compare it with a hash. */
export interface PasswordTask {
  readonly password: string
  readonly hash?: string
}

/** The thread in which passwords are hashed: each takes a tenth of a second of the processor. */

function matches(password: string, hash: string): boolean {
  try {
    return compareSync(password, hash)
  } catch {
    // A hash that cannot be read matches nothing.
    return false
  }
}

// One at a time: answers come in the order of the questions.
parentPort!.on('message', ({ password, hash }: PasswordTask) =>
  parentPort!.postMessage(hash === undefined ? hashSync(password, 10) : matches(password, hash), []),
)
