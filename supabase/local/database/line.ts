import { currentCaller } from './caller.ts'

/** Turns after which a request waits like a new one; a sign-in has eight. */
const turnsInARow = 12

type Enter = () => void

/**
 * Those who wait for something that one may use at a time. Senders take turns, so that whoever asks a hundred times at once
 * waits for themselves, and everybody else for one of these. A request that had its turn goes on before others begin: a
 * signed-in call has three, and would wait three times as long as a stranger's.
 */
export class Line {
  private readonly begun: Enter[] = []
  private readonly bySender = new Map<string, Enter[]>()
  private isTaken = false

  /** Resolves when it is the caller's turn, which ends with `leave`. */
  async enter(): Promise<void> {
    const caller = currentCaller()
    if (this.isTaken) await this.wait(caller.sender, caller.turns > 0 && caller.turns < turnsInARow)
    this.isTaken = true
    if (caller.sender !== '') caller.turns++
  }

  /** Hands the turn to the next. */
  leave(): void {
    const next = this.begun.shift() ?? this.nextSender()
    if (next) next()
    else this.isTaken = false
  }

  private wait(sender: string, hasBegun: boolean): Promise<void> {
    const own = hasBegun ? this.begun : (this.bySender.get(sender) ?? [])
    if (!hasBegun) this.bySender.set(sender, own)
    return new Promise((resolve) => own.push(resolve))
  }

  private nextSender(): Enter | undefined {
    for (const [sender, [first, ...others]] of this.bySender) {
      // At the end again: the next turn is another sender's.
      this.bySender.delete(sender)
      if (others.length > 0) this.bySender.set(sender, others)
      return first
    }
    return undefined
  }
}
