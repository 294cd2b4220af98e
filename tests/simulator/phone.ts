import type { WaitingEntry } from '#src/core/outbox/entry.ts'
import type { ManifestFile } from '#src/core/outbox/content.ts'
import type { FileLine } from '#src/core/outbox/files-step.ts'
import { theRules } from '#src/core/outbox/rules.ts'
import type { NotDone } from '#src/backend/requests.ts'
import type { BatchAnswer, OutboxStore, OutboxWorld } from '#src/core/outbox/world.ts'
import type { Build } from './build.ts'
import { manifestOf } from './centre-files.ts'
import type { Judge } from './judge.ts'
import type { Line, LineFault } from './line.ts'
import { PhoneStore, type PhoneFile } from './phone-store.ts'
import type { Inside, Encryption } from './encryption.ts'
import type { Page, Steps } from './steps.ts'

/** What all phones of a world share. */
export interface Surroundings {
  readonly steps: Steps
  readonly encryption: Encryption
  readonly line: Line
  readonly judge: Judge
  readonly build: Build
  readonly fired: (fault: string) => void
}

interface Turn {
  readonly page: Page
  readonly take: () => void
}

/** A phone: two pages and a worker that share a disk, a lock, a clock and a person. */
export class Phone {
  readonly name: string
  readonly store: PhoneStore
  readonly pages: Page[] = []
  /** What the mirror of the centre's list shows. */
  readonly mirror = new Set<string>()
  clockOff = 0
  offline = false
  hasLocks = true
  account: string | undefined
  tokenIsGood = false
  lineFault: LineFault | undefined
  guests = 0
  /** Pages with a call that has no answer yet. */
  readonly calling = new Set<Page>()
  private readonly around: Surroundings
  private turns: Turn[] = []
  private inTurn: Page | undefined

  constructor(name: string, around: Surroundings) {
    this.name = name
    this.around = around
    const { judge, steps, fired } = around
    this.store = new PhoneStore(this.newGuest(), steps, fired, (changes, stored, page) =>
      judge.committed(
        { name, mirror: this.mirror, writer: `${name} ${page.name}`, locked: this.inTurn === page },
        changes,
        stored,
      ),
    )
    for (const page of ['page 1', 'page 2', 'worker']) this.pages.push({ name: page, alive: true })
  }

  newGuest(): string {
    return `guest ${(this.guests += 1)} of ${this.name}`
  }

  now(): number {
    return this.around.steps.time + this.clockOff
  }

  owner(): string {
    return this.account ?? 'device'
  }

  /** The page of this number, opened anew if it was closed or killed. */
  page(at: number): Page {
    if (!this.pages[at]!.alive) this.pages[at] = { name: this.pages[at]!.name, alive: true }
    return this.pages[at]!
  }

  kill(page: Page): void {
    this.around.steps.kill(page)
    this.calling.delete(page)
    this.store.kill(page)
    this.turns = this.turns.filter((turn) => turn.page !== page)
    if (this.inTurn === page) this.release()
  }

  storeFor(page: Page): OutboxStore {
    return this.around.build.store({ transact: (work) => this.store.transact(page, work) })
  }

  worldFor(page: Page): OutboxWorld {
    const { steps, build } = this.around
    return build.world({
      now: () => this.now(),
      random: () => steps.dice.roll(),
      holder: `${this.name} ${page.name}`,
      alone: (_name, work) => this.alone(page, work),
      store: this.storeFor(page),
      owners: () => {
        const owners = () => ['device', ...(this.account === undefined ? [] : [this.account])]
        return steps.dice.oneIn(4) ? steps.ask(page, owners) : Promise.resolve(owners())
      },
      send: (owner, batch) => this.send(page, owner, batch),
    })
  }

  alone<Outcome>(page: Page, work: (locked: boolean) => Promise<Outcome>): Promise<Outcome> {
    if (!this.hasLocks) return work(false)
    return new Promise((resolve, reject) => {
      const take = () =>
        void work(true)
          .then(resolve, reject)
          .finally(() => this.release())
      this.turns.push({ page, take })
      this.nextTurn()
    })
  }

  /** The fault that a call meets that leaves now; only a file can be cut short. */
  takeLineFault(ofFile = false): LineFault | undefined {
    if (!this.offline && this.lineFault === 'file cut short' && !ofFile) return undefined
    const fault = this.offline ? 'request lost' : this.lineFault
    if (fault === this.lineFault) this.lineFault = undefined
    if (fault) this.around.fired(this.offline ? 'no network' : fault)
    return fault
  }

  private async send(page: Page, owner: string, batch: readonly WaitingEntry[]): Promise<BatchAnswer> {
    const { steps, encryption, judge, line } = this.around
    // Without the owner's key nothing can be opened, without a good token nothing is sent.
    if (owner !== 'device' && this.account !== owner) return steps.ask(page, () => ({ status: 401 }))
    const insides = batch.map((entry) => encryption.decrypt(entry.sealed))
    if (insides.some((inside) => inside.owner !== owner))
      judge.breaks(`work of another was opened for ${owner}`)
    if (insides.some(({ guest }) => guest === undefined) && !this.tokenIsGood) {
      return steps.ask(page, () => ({ status: 401 }))
    }
    const sendContent = () => line.send(page, batch, insides, this.takeLineFault())
    this.calling.add(page)
    const [entry] = batch
    const answer = await (entry?.files && batch.length === 1
      ? this.around.build.nextStep(entry, manifest(insides[0]!), this.fileLine(page, entry, sendContent))
      : sendContent())
    this.calling.delete(page)
    return answer
  }

  /** Files go as the account, whoever sent the words: a guest has no place for them. */
  private fileLine(page: Page, entry: WaitingEntry, sendContent: FileLine['sendContent']): FileLine {
    const { steps, line, judge } = this.around
    const asAccount = <Reply>(ask: (account: string) => Promise<Reply>): Promise<Reply | NotDone> =>
      this.account === entry.owner && this.tokenIsGood
        ? ask(this.account)
        : steps.ask(page, () => ({ status: 401 }))
    return {
      sendContent,
      upload: async ({ sha256 }) => {
        const found = await steps.ask(page, () => this.fileOf(entry, sha256))
        // Claimed or taken back meanwhile: nothing is lost, and nothing is to be said.
        if (found !== 'stored') return found === 'lost' ? { lost: true } : { silent: true }
        // Who has lost the lease is one of two drains at once, and does not know what the other has sent.
        if (theRules.holdsLease(this.store.disk.entries.get(entry.id), entry.lease))
          judge.sendsFile(entry.id, sha256)
        return asAccount((account) => line.upload(page, account, entry.id, sha256, this.takeLineFault(true)))
      },
      complete: () => asAccount((account) => line.complete(page, account, entry, this.takeLineFault())),
    }
  }

  private fileOf(entry: WaitingEntry, sha256: string): 'stored' | 'lost' | 'elsewhere' {
    const { entries, files } = this.store.disk
    if ([...files.values()].some((file) => isOf(file, entry) && file.sha256 === sha256)) return 'stored'
    return entries.get(entry.id)?.owner === entry.owner ? 'lost' : 'elsewhere'
  }

  private nextTurn(): void {
    if (this.inTurn) return
    const turn = this.turns.shift()
    if (!turn) return
    this.inTurn = turn.page
    this.around.steps.later(turn.page, turn.take)
  }

  private release(): void {
    this.inTurn = undefined
    this.nextTurn()
  }
}

function manifest({ content }: Inside): ManifestFile[] {
  return manifestOf(content).map((sha256) => ({ slot: sha256, sha256, bytes: 1, type: '' }))
}

function isOf({ owner, of }: PhoneFile, entry: WaitingEntry): boolean {
  return owner === entry.owner && of === entry.id
}
