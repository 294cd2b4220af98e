import { Centre } from '../centre/centre.ts'
import { InvariantChecker } from './invariants.ts'
import type { Build } from './build.ts'
import type { At } from './account-actions.ts'
import { accounts, type StoreFault } from './phone-store.ts'
import { Connection, type ConnectionFault } from './connection.ts'
import { diceOf } from './dice.ts'
import { isConnectionFault, isStoreFault, type Operation } from './fault-schedule.ts'
import { Encryption, limits, shortWriting } from './fake-encryption.ts'
import { AttachmentActions } from './kind-actions.ts'
import { Phone, type PhoneEnvironment } from './phone.ts'
import { type SimulatedPage, Steps } from './steps.ts'
import { People } from './people.ts'

type Happening = Exclude<Operation['what'], ConnectionFault | StoreFault>

/** Actions of a person who uses the phone, and of its pages. */
const ofPhones: {
  readonly [What in Happening]?: (
    people: People,
    phone: Phone,
    page: SimulatedPage,
    n: number,
  ) => Promise<unknown>
} = {
  'write a draft': (people, ...at) => people.writeDraft(...at),
  'take a photo': (people, ...at) => people.takePhoto(...at),
  submit: (people, ...at) => people.submit(...at),
  'submit a draft': (people, ...at) => people.submitDraft(...at),
  'tap submit twice': (people, ...at) => people.tapTwice(...at),
  mend: (people, ...at) => people.correct(...at),
  withdraw: (people, ...at) => people.withdraw(...at),
  'send now': (people, phone, page) => people.drain(phone, page, { ignorePauses: true }),
  wake: (people, phone, page) => people.drain(phone, page),
  'look at requests': (people, phone, page) => people.verify(phone, page),
  'sign in': (people, phone, page, n) => people.signIn(phone, page, accounts[n % 2]!),
  'other person signs in': (people, phone, page, n) => {
    people.signOut(phone)
    return people.signIn(phone, page, accounts[n % 2]!)
  },
}

/** Actions of a person who is signed in. */
const ofAccounts: { readonly [What in Happening]?: (kinds: AttachmentActions, at: At) => unknown } = {
  order: (kinds, at) => kinds.order(at),
  'agree to a total': (kinds, at) => kinds.agree(at),
  'cancel an order': (kinds, at) => kinds.cancel(at),
  pay: (kinds, at) => kinds.pay(at),
  'change the profile': (kinds, at) => kinds.changeProfile(at),
  consent: (kinds, at) => kinds.consent(at),
  edit: (kinds, at) => kinds.edit(at),
  insist: (kinds, at) => kinds.insist(at),
  'answer from the desk': (kinds, at) => kinds.answerFromDesk(at),
  'write down what happened': (kinds, at) => kinds.writeDown(at),
  'sell from a quota': (kinds, at) => kinds.sell(at),
  'act on a booking': (kinds, at) => kinds.actOnBooking(at),
  'plan a booking': (kinds, at) => kinds.planBooking(at),
  'send a message with files': (kinds, at) => kinds.sendMessage(at),
  'answer with files': (kinds, at) => kinds.answerWithFiles(at),
}

const day = 24 * 3_600_000
const year = 365 * day
const maxRounds = 60
const maxSteps = 60_000

type Events = Simulation['events']

/** Whether every promise was kept; unknown where the run cannot tell. */
export interface Outcome {
  readonly result: 'ok' | 'failed' | 'unknown'
  readonly reasons: readonly string[]
}

/** One centre, two phones and their schedule of faults and actions. */
export class Simulation {
  readonly steps: Steps
  readonly checker: InvariantChecker
  /** How often each fault struck. */
  readonly faultCounts = new Map<string, number>()
  readonly centre: Centre
  readonly phones: readonly Phone[]
  readonly schedule: readonly Operation[]
  private readonly people: People
  private readonly kinds: AttachmentActions
  private readonly build: Build
  private at = 0
  private stepsRemaining = 0
  /** Why the run says nothing, if it does not. */
  private unknown: string | undefined
  private recovery: 'not yet' | 'going on' | 'done' = 'not yet'
  stepsDone = 0

  constructor(seed: number, schedule: readonly Operation[], build: Build) {
    const encryption = new Encryption()
    this.schedule = schedule
    this.build = build
    this.steps = new Steps(seed)
    this.centre = new Centre(shortWriting, limits, build.centre)
    this.checker = new InvariantChecker(encryption, this.centre)
    const { steps, checker } = this
    const connection = new Connection(steps, this.centre, checker)
    const fired = (fault: string) => this.count(fault)
    const environment: PhoneEnvironment = { steps, encryption, connection, checker, build, fired }
    this.kinds = new AttachmentActions(environment, this.centre)
    this.people = new People(environment, this.centre, this.kinds)
    this.phones = ['phone 0', 'phone 1'].map((name) => new Phone(name, environment))
  }

  /** Takes one step; false when everything is done and judged. Awaited steps come first. */
  advance(): boolean {
    if (this.checker.violations.length > 0 || this.recovery === 'done') return false
    if ((this.stepsDone += 1) > maxSteps) {
      this.checker.violated('the world never came to rest')
      return false
    }
    if (this.recovery === 'going on') return this.continueRecovery()
    if (this.stepsRemaining > 0 && this.steps.step()) {
      this.stepsRemaining -= 1
      return true
    }
    const operation = this.schedule[this.at]
    this.at += 1
    if (operation) this.begin(operation)
    else this.beginRecovery()
    return true
  }

  /** What came of the run, once it is over. */
  get outcome(): Outcome {
    const { violations } = this.checker
    if (violations.length > 0) return { result: 'failed', reasons: violations }
    return this.unknown === undefined
      ? { result: 'ok', reasons: [] }
      : { result: 'unknown', reasons: [this.unknown] }
  }

  /** How many operations of the schedule have begun. */
  get begun(): number {
    return Math.min(this.at, this.schedule.length)
  }

  /** True once the schedule is over: everything works again, and everybody signs in and looks. */
  get isRecovering(): boolean {
    return this.recovery !== 'not yet'
  }

  private continueRecovery(): boolean {
    if (this.steps.step() || this.steps.toNextTimer()) return true
    this.checker.violated('nothing moves any more')
    return false
  }

  private begin(operation: Operation): void {
    const { what, n } = operation
    // Separate dice for each operation: a schedule without one of them then runs much as before, and shrinks well.
    this.steps.dice = diceOf(n)
    const phone = this.phones[operation.phone]!
    this.stepsRemaining = operation.steps
    if (isConnectionFault(what)) phone.connectionFault = what
    else if (isStoreFault(what)) phone.store.fault = what
    else if (!(what in this.events)) void this.perform(phone, operation).catch(() => undefined)
    else if (this.events[what as keyof Events](phone, n, operation.page) !== false) this.count(what)
  }

  private async perform(phone: Phone, { what, page: at, n }: Operation): Promise<void> {
    const [happening, page] = [what as Happening, phone.page(at)]
    await ofPhones[happening]?.(this.people, phone, page, n)
    if (phone.account === undefined) return
    await ofAccounts[happening]?.(this.kinds, { phone, page, account: phone.account, n })
  }

  /** What happens at once, and not by a page; false where nothing came of it, or nothing that counts as a fault. */
  private readonly events = {
    'let time pass': (_phone: Phone, n: number) => {
      this.steps.pass([5_000, 60_000, 150_000, 1_200_000, 7_200_000][n % 5]!)
      return false
    },
    'page killed at an await': (phone: Phone, _n: number, at: number) => this.kill(phone, at),
    'close a page': (phone: Phone, _n: number, at: number) => {
      phone.kill(phone.page(at))
      return false
    },
    'no network': (phone: Phone) => {
      phone.offline = !phone.offline
      return false
    },
    'clock jumps': (phone: Phone, n: number) => {
      phone.clockOff = [0, 90_000, -90_000, day, -day, 10 * year, -10 * year, -30 * year][n % 8]!
    },
    'clock days wrong': (phone: Phone, n: number) => {
      phone.clockOff = [2, -2, 3, -3, 9, -9][n % 6]! * day
    },
    // Somebody sets the hands of the clock, and leaves the zone as it was.
    'another time zone': (phone: Phone, n: number) => {
      phone.clockOff = ((n % 53) - 24) * 1_800_000
    },
    'tab frozen while it sends': (phone: Phone, n: number) => {
      phone.freezesFor = [60_000, 600_000, 3 * 3_600_000][n % 3]
      return false
    },
    'no locks': (phone: Phone) => {
      phone.hasLocks = !phone.hasLocks
    },
    'sign out': (phone: Phone) => {
      this.people.signOut(phone)
      return false
    },
    'token expires': (phone: Phone) => {
      const wasGood = phone.tokenIsGood
      phone.tokenIsGood = false
      return wasGood
    },
    upgrade: (phone: Phone) => this.open(phone, true),
    'build rolled back': (phone: Phone) => phone.isNewer && this.open(phone, false),
    'price changes': (_phone: Phone, n: number) => this.centre.orders.reprice(n),
    // Seldom: little can be tested afterwards.
    'account deleted': (_phone: Phone, n: number) => {
      if (n % 16 > 0) return false
      this.centre.deletedAccounts.add(accounts[(n >> 4) % 2]!)
    },
    'changed on another phone': (phone: Phone, n: number) => this.changeElsewhere(phone, n),
    backup: () => {
      this.centre.backUp()
      return false
    },
    'centre restored': () => {
      if (!this.centre.restore()) return false
      if (this.centre.life.lives.length === 2) this.checker.mark('a centre is restored twice')
      return true
    },
  } satisfies { [What in Happening]?: (phone: Phone, n: number, page: number) => boolean | void }

  /** A phone that is none of the two changes something, gets no answer, and its connection delivers that late once more. */
  private changeElsewhere({ account }: Phone, n: number): boolean {
    if (account === undefined || this.centre.deletedAccounts.has(account)) return false
    const deliver = this.kinds.changeElsewhere(account, n)
    deliver()
    this.steps.after(undefined, this.steps.dice.below(7_200_000), deliver)
    return true
  }

  private kill(phone: Phone, at: number): boolean {
    const page = phone.pages.find((candidate) => this.steps.hasPending(candidate)) ?? phone.page(at)
    const wasBusy = this.steps.hasPending(page)
    phone.kill(page)
    return wasBusy
  }

  /** Another build opens the same database; a newer one adds to its rows. */
  private open(phone: Phone, isNewer: boolean): void {
    for (const page of phone.pages) phone.kill(page)
    if (isNewer && phone.wasRolledBack) this.checker.mark('a build is rolled back and forward')
    phone.wasRolledBack = !isNewer
    phone.isNewer = isNewer
    if (!isNewer) return
    const { disk: stored } = phone.store
    for (const [id, entry] of stored.entries) stored.entries.set(id, Object.assign({ newer: true }, entry))
    this.build.onUpgrade(stored)
  }

  private beginRecovery(): void {
    this.recovery = 'going on'
    for (const phone of this.phones) {
      for (const page of phone.pages) phone.kill(page)
      phone.offline = false
      phone.tokenIsGood = phone.account !== undefined
      phone.connectionFault = undefined
      phone.store.fault = undefined
      phone.freezesFor = undefined
    }
    void this.recover().catch((error: unknown) => {
      this.unknown = `the simulator threw ${String(error)}`
      this.recovery = 'done'
    })
  }

  private async recover(): Promise<void> {
    for (const phone of this.phones) {
      const page = phone.page(0)
      await this.drainAndLook(phone, page)
      for (const account of accounts) {
        this.people.signOut(phone)
        // Pauses must end by themselves here.
        await this.people.signIn(phone, page, account, {})
        await this.drainAndLook(phone, page)
      }
    }
    // Messages in progress arrive before the judgment.
    await this.steps.sleep(undefined, day)
    for (const phone of this.phones) await this.beFast(phone, phone.page(0))
    if (!this.checker.hasSaved) this.unknown = 'nothing was saved'
    const phones = this.phones.map(
      (phone) => [phone.name, { stored: phone.store.disk, mirror: phone.mirror }] as const,
    )
    this.checker.conclude(new Map(phones), this.centre)
    this.recovery = 'done'
  }

  /** A request that is saved after the storm arrives at once, whatever had to wait before. */
  private async beFast(phone: Phone, page: SimulatedPage): Promise<void> {
    const earlier = new Set(phone.store.disk.entries.keys())
    await this.people.submit(phone, page, 2)
    await this.people.drain(phone, page)
    if (!phone.hasLocks) await this.steps.sleep(page, 1_000)
    for (const { id, state } of phone.store.disk.entries.values())
      if (state === 'waiting' && !earlier.has(id)) this.checker.violated(`${id} still waits after the storm`)
  }

  private async drainAndLook(phone: Phone, page: SimulatedPage): Promise<void> {
    await this.drainAllPhones(phone, page)
    await this.people.verify(phone, page)
    // Without locks two runs go on at once, and the other one may still be applying a receipt.
    if (!phone.hasLocks) await this.steps.sleep(page, 1_000)
    if (this.centre.life.lives.length === 0) return
    // Lost entries wait again.
    await this.drainAllPhones(phone, page)
    await this.people.verify(phone, page)
  }

  /** Drains as the timer would: when the last drain said, and not before. */
  private async drainAllPhones(phone: Phone, page: SimulatedPage): Promise<void> {
    for (let round = 0; round < maxRounds; round += 1) {
      const drained = await this.people.drain(phone, page)
      if (!drained || drained.waiting === 0) return
      const wait = (drained.nextAt ?? Infinity) - phone.now()
      if (wait > 1.1 * day) return
      await this.steps.sleep(page, wait)
    }
  }

  private count(fault: string): void {
    this.steps.note(fault)
    this.faultCounts.set(fault, (this.faultCounts.get(fault) ?? 0) + 1)
  }
}
