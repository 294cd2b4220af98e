import type { SettlingPhone } from '#src/platform/outbox/settle.ts'
import type { SendingPhone } from '#src/platform/outbox/send-words.ts'
import { theRules } from '#src/platform/outbox/rules.ts'
import type { BatchAnswer, OutboxStore, OutboxWorld } from '#src/platform/outbox/world.ts'
import type { ManifestFile } from '#src/platform/outbox/content.ts'
import type { NotDone } from '#src/platform/backend/answer.ts'
import type { WaitingEntry } from '#src/platform/outbox/entry.ts'
import type { FileCalls } from '#src/platform/outbox/files-step.ts'
import type { Encrypted } from '#src/platform/device/encryption.ts'
import type { TractorBooking } from '../centre/tractor.ts'
import type { InvariantChecker } from './invariants.ts'
import { type Connection, type ConnectionFault, kindsOver } from './connection.ts'
import type { SimulatedPage, Steps } from './steps.ts'
import type { Build } from './build.ts'
import { type Mirrored, type PhoneFile, PhoneStore } from './phone-store.ts'
import { type Encryption, type EntryContent, manifestOf } from './fake-encryption.ts'

/** Parts that all phones of a world share. */
export interface PhoneEnvironment {
  readonly steps: Steps
  readonly encryption: Encryption
  readonly connection: Connection
  readonly checker: InvariantChecker
  readonly build: Build
  readonly fired: (fault: string) => void
}

interface Turn {
  readonly page: SimulatedPage
  readonly take: () => void
  /** True once another tab has taken the lock from a frozen one. */
  isLost: boolean
}

/** A phone: two pages and a worker that share a disk, a lock, a clock and a person. */
export class Phone {
  readonly name: string
  readonly store: PhoneStore
  readonly pages: SimulatedPage[] = []
  /** Contents of the mirror of the centre's list. */
  readonly mirror = new Set<string>()
  /** Its mirrored requests and orders, to be sent again should the centre lose them. */
  readonly mirrored = new Map<string, Mirrored>()
  clockOff = 0
  offline = false
  hasLocks = true
  account: string | undefined
  tokenIsGood = false
  connectionFault: ConnectionFault | undefined
  /** The next tab that sends under the lock is frozen so long, in milliseconds. */
  freezesFor: number | undefined
  /** A newer build has opened the database last. */
  isNewer = false
  /** The build was rolled back, and the newer one has not come again. */
  wasRolledBack = false
  guests = 0
  /** Prices that the person sees; as they were when the phone last looked. */
  readonly prices = new Map<string, number>()
  /** Packs of the sales from quotas that the phone has seen at the centre, by the sale's id. */
  readonly sales = new Map<string, { readonly who: string; readonly packs: number }>()
  /** How far the phone has followed the shop's things and the desk's items. */
  readonly followed = new Map<string, number>()
  /** Bookings that the phone shows. */
  readonly bookings = new Map<string, TractorBooking>()
  /** Pages with a call that has no answer yet. */
  readonly calling = new Set<SimulatedPage>()
  private readonly environment: PhoneEnvironment
  private turns: Turn[] = []
  private inTurn: Turn | undefined

  constructor(name: string, environment: PhoneEnvironment) {
    this.name = name
    this.environment = environment
    const { checker, steps, fired } = environment
    this.store = new PhoneStore(this.newGuest(), steps, fired, (changes, stored, page) => {
      for (const [id, entry] of changes.entries) steps.note(`${name} ${id} ${entry?.state}`)
      const writer = `${name} ${page.name}`
      checker.committed(
        { name, mirror: this.mirror, writer, locked: this.inTurn?.page === page },
        changes,
        stored,
      )
    })
    for (const page of ['page 1', 'page 2', 'worker']) this.pages.push({ name: page, alive: true })
  }

  newGuest(): string {
    return `guest ${(this.guests += 1)} of ${this.name}`
  }

  now(): number {
    return this.environment.steps.time + this.clockOff
  }

  owner(): string {
    return this.account ?? 'device'
  }

  /** The page of this number, opened anew if it was closed or killed; a frozen one goes on. */
  page(at: number): SimulatedPage {
    this.thaw(this.pages[at]!)
    if (!this.pages[at]!.alive) this.pages[at] = { name: this.pages[at]!.name, alive: true }
    return this.pages[at]!
  }

  kill(page: SimulatedPage): void {
    this.environment.steps.kill(page)
    this.calling.delete(page)
    this.store.kill(page)
    this.turns = this.turns.filter((turn) => turn.page !== page)
    if (this.inTurn?.page === page) this.release(this.inTurn)
  }

  storeFor(page: SimulatedPage): OutboxStore {
    return this.environment.build.store({ transact: (work) => this.store.transact(page, work) })
  }

  worldFor(page: SimulatedPage): OutboxWorld {
    const { steps, build } = this.environment
    return build.world({
      now: () => this.now(),
      random: () => steps.dice.roll(),
      holder: `${this.name} ${page.name}`,
      withLock: (_name, work) => this.withLock(page, work),
      store: this.storeFor(page),
      owners: () => {
        const owners = () => ['device', ...(this.account === undefined ? [] : [this.account])]
        return steps.dice.oneIn(4) ? steps.ask(page, owners) : Promise.resolve(owners())
      },
      send: (owner, batch) => this.send(page, owner, batch),
      settle: (owner, ids) => build.settleReceipts(owner, this.settlingPhone(page, owner), ids),
    })
  }

  /** The key lies on the phone: receipts are applied without a token. */
  private settlingPhone(page: SimulatedPage, owner: string): SettlingPhone {
    const { encryption, connection, build } = this.environment
    const open = ({ sealed }: { readonly sealed: Encrypted }) =>
      Promise.resolve(this.account === owner ? encryption.decrypt(sealed).content : undefined)
    const kindOf = kindsOver(build.kinds, connection, page, () => undefined)
    return { store: this.storeFor(page), kindOf, open }
  }

  withLock<Result>(
    page: SimulatedPage,
    work: (locked: boolean, isLost: () => boolean) => Promise<Result>,
  ): Promise<Result> {
    if (!this.hasLocks) return work(false, () => false)
    return new Promise((resolve, reject) => {
      const take = () =>
        void work(true, () => turn.isLost)
          .then(resolve, reject)
          .finally(() => this.release(turn))
      const turn: Turn = { page, take, isLost: false }
      this.turns.push(turn)
      this.nextTurn()
      this.stealLater()
    })
  }

  /** Whoever waits takes the lock from a tab that has been frozen for so long. */
  private stealLater(): void {
    const { steps, checker } = this.environment
    const held = this.inTurn
    if (!held || !steps.isFrozen(held.page)) return
    steps.after(undefined, 90_000, () => {
      if (this.inTurn !== held || !steps.isFrozen(held.page) || this.turns.length === 0) return
      held.isLost = true
      checker.mark('a frozen tab loses the lock')
      this.release(held)
    })
  }

  private freezeIfDue(page: SimulatedPage): void {
    const { steps, fired } = this.environment
    const { freezesFor: milliseconds } = this
    if (milliseconds === undefined || this.inTurn?.page !== page || this.store.isOpenFor(page)) return
    this.freezesFor = undefined
    fired('tab frozen while it sends')
    steps.freeze(page)
    steps.after(undefined, milliseconds, () => this.thaw(page))
    this.stealLater()
  }

  private thaw(page: SimulatedPage): void {
    if (!this.environment.steps.isFrozen(page)) return
    this.environment.steps.thaw(page)
    this.store.next()
  }

  /** The fault that a call meets that leaves now; only a file can be cut short. */
  takeConnectionFault(ofFile = false): ConnectionFault | undefined {
    if (!this.offline && this.connectionFault === 'file cut short' && !ofFile) return undefined
    const fault = this.offline ? 'request lost' : this.connectionFault
    if (fault === this.connectionFault) this.connectionFault = undefined
    if (fault) this.environment.fired(this.offline ? 'no network' : fault)
    return fault
  }

  private async send(
    page: SimulatedPage,
    owner: string,
    batch: readonly WaitingEntry[],
  ): Promise<BatchAnswer> {
    const { steps, encryption, checker, connection, build } = this.environment
    // Without the owner's key nothing can be opened, without a good token nothing is sent.
    if (owner !== 'device' && this.account !== owner) return steps.ask(page, () => ({ status: 401 }))
    const contents = batch.map((entry) => encryption.decrypt(entry.sealed))
    if (contents.some((content) => content.owner !== owner))
      checker.violated(`work of another was opened for ${owner}`)
    const isGood = () => this.account === owner && this.tokenIsGood
    const phone: SendingPhone = {
      owner,
      kindOf: kindsOver(build.kinds, connection, page, () => this.takeConnectionFault()),
      open: (sealed) => Promise.resolve(encryption.decrypt(sealed)),
      seal: (details) => Promise.resolve(encryption.encryptDetails(details)),
      asOwner: (call) => (isGood() ? call(owner) : steps.ask(page, () => ({ status: 401 }))),
    }
    const sendContent = () => build.sendWords(batch, phone)
    this.calling.add(page)
    this.freezeIfDue(page)
    const [entry] = batch
    const answer = await (entry?.files && batch.length === 1
      ? build.nextStep(entry, manifest(contents[0]!), this.fileCalls(page, entry, sendContent))
      : sendContent())
    this.calling.delete(page)
    return answer
  }

  /** Files go as the account, whoever sent the content: a guest has no place for them. */
  private fileCalls(
    page: SimulatedPage,
    entry: WaitingEntry,
    sendContent: FileCalls['sendContent'],
  ): FileCalls {
    const { steps, connection, checker } = this.environment
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
        // A drain that has lost its lease does not know the other one's receipts.
        if (theRules.holdsLease(this.store.disk.entries.get(entry.id), entry.lease))
          checker.noteSentFile(entry.id, sha256)
        return asAccount((account) =>
          connection.upload(page, account, entry.id, sha256, this.takeConnectionFault(true)),
        )
      },
      complete: () =>
        asAccount((account) => connection.complete(page, account, entry, this.takeConnectionFault())),
    }
  }

  private fileOf(entry: WaitingEntry, sha256: string): 'stored' | 'lost' | 'elsewhere' {
    const { entries, files } = this.store.disk
    if ([...files.values()].some((file) => isOf(file, entry) && file.sha256 === sha256)) return 'stored'
    return entries.get(entry.id)?.owner === entry.owner ? 'lost' : 'elsewhere'
  }

  private nextTurn(): void {
    if (this.inTurn) return
    this.inTurn = this.turns.shift()
    if (!this.inTurn) return
    this.environment.steps.later(this.inTurn.page, this.inTurn.take)
    this.stealLater()
  }

  private release(turn: Turn): void {
    if (this.inTurn !== turn) return
    this.inTurn = undefined
    this.nextTurn()
  }
}

function manifest({ content }: EntryContent): ManifestFile[] {
  return manifestOf(content).map((sha256) => ({ slot: sha256, sha256, bytes: 1, type: '' }))
}

function isOf({ owner, of }: PhoneFile, entry: WaitingEntry): boolean {
  return owner === entry.owner && of === entry.id
}
