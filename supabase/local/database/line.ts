import { currentCaller } from './caller.ts'

/** Most requests of one sender that wait at once: a village behind one address is far below it. */
const mostWaiting = 300

/** No phone waits longer for an answer (src/backend/request.ts): what comes later only makes others wait. */
const longestWaitMs = 12_000

/** Turns after which a request waits like a new one; a sign-in has eight. */
const turnsInARow = 12

const tooBusy = () => Object.assign(new Error('too many requests wait for the database'), { code: '53300' })

interface Waiting {
  readonly since: number
  enter(): void
  refuse(error: Error): void
}

/**
 * Those who wait for something that one may use at a time. Senders take turns, so that whoever asks a hundred times at once
 * waits for themselves, and everybody else for one of these. A request that had its turn goes on before others begin: a
 * signed-in call has three, and would wait three times as long as a stranger's.
 */
export class Line {
  private readonly begun: Waiting[] = []
  private readonly bySender = new Map<string, Waiting[]>()
  private isTaken = false

  /** Resolves when it is the caller's turn, which ends with `leave`; throws 53300 when too many wait, or for too long. */
  async enter(): Promise<void> {
    const caller = currentCaller()
    if (this.isTaken) await this.wait(caller.sender, caller.turns > 0 && caller.turns < turnsInARow)
    this.isTaken = true
    if (caller.sender !== '') caller.turns++
  }

  /** Hands the turn to the next. */
  leave(): void {
    const next = this.begun.shift() ?? this.nextSender()
    if (next) next.enter()
    else this.isTaken = false
  }

  private wait(sender: string, hasBegun: boolean): Promise<void> {
    const own = hasBegun ? this.begun : (this.bySender.get(sender) ?? [])
    if (sender !== '' && own.length >= mostWaiting) return Promise.reject(tooBusy())
    if (!hasBegun) this.bySender.set(sender, own)
    return new Promise((resolve, reject) => {
      own.push({ since: performance.now(), enter: resolve, refuse: reject })
    })
  }

  private nextSender(): Waiting | undefined {
    for (const [sender, [first, ...others]] of this.bySender) {
      // At the end again: the next turn is another sender's.
      this.bySender.delete(sender)
      if (others.length > 0) this.bySender.set(sender, others)
      if (first === undefined) continue
      if (sender === '' || performance.now() - first.since <= longestWaitMs) return first
      first.refuse(tooBusy())
    }
    return undefined
  }
}
