import { Centre } from '../centre/centre.ts'
import { InvariantChecker } from './invariants.ts'
import type { Build } from './build.ts'
import type { At } from './account-actions.ts'
import { accounts } from './phone-store.ts'
import { Connection } from './connection.ts'
import { diceOf } from './dice.ts'
import { isConnectionFault, isStoreFault, type Operation } from './fault-schedule.ts'
import { Encryption, limits, shortWriting } from './fake-encryption.ts'
import { AttachmentActions, type KindActions } from './kind-actions.ts'
import { Phone, type PhoneEnvironment } from './phone.ts'
import { type SimulatedPage, Steps } from './steps.ts'
import { People } from './people.ts'

/** Events at the centre, or of a phone that is none of the two. */
class CentreEvents {
  private readonly centre: Centre
  private readonly kinds: KindActions
  private readonly steps: Steps
  private readonly count: (fault: string) => void

  constructor(centre: Centre, kinds: KindActions, steps: Steps, count: (fault: string) => void) {
    this.centre = centre
    this.kinds = kinds
    this.steps = steps
    this.count = count
  }

  /** False for events elsewhere. */
  begin(phone: Phone, what: Operation['what'], n: number): boolean {
    switch (what) {
      case 'price changes':
        this.count(what)
        this.centre.orders.reprice(n)
        return true
      case 'account deleted':
        this.deleteAccount(n)
        return true
      case 'changed on another phone':
        this.changeElsewhere(phone, n)
        return true
      case 'backup':
        this.centre.backUp()
        return true
      case 'centre restored':
        if (this.centre.restore()) this.count(what)
        return true
      default:
        return false
    }
  }

  /** A phone that is none of the two changes something, gets no answer, and its connection delivers that late once more. */
  private changeElsewhere({ account }: Phone, n: number): void {
    if (account === undefined || this.centre.deletedAccounts.has(account)) return
    this.count('changed on another phone')
    const deliver = this.kinds.changeElsewhere(account, n)
    deliver()
    this.steps.after(undefined, this.steps.dice.below(7_200_000), deliver)
  }

  /** Seldom: little can be tested afterwards. */
  private deleteAccount(n: number): void {
    if (n % 16 > 0) return
    this.count('account deleted')
    this.centre.deletedAccounts.add(accounts[(n >> 4) % 2]!)
  }
}

/** Performs an action of a person or a page. */
function perform(
  people: People,
  kinds: AttachmentActions,
  phone: Phone,
  { what, page: at, n }: Operation,
): Promise<unknown> {
  const page = phone.page(at)
  switch (what) {
    case 'write a draft':
      return people.writeDraft(phone, page, n)
    case 'take a photo':
      return people.takePhoto(phone, page, n)
    case 'send now':
      return people.drain(phone, page, { ignorePauses: true })
    case 'wake':
      return people.drain(phone, page)
    case 'look at requests':
      return people.verify(phone, page)
    case 'sign in':
    case 'other person signs in':
      return people.signIn(phone, page, accounts[n % 2]!)
    default:
      return performForm(people, phone, page, what, n) ?? performAsAccount(kinds, phone, page, what, n)
  }
}

function performForm(
  people: People,
  phone: Phone,
  page: SimulatedPage,
  what: Operation['what'],
  n: number,
): Promise<unknown> | undefined {
  switch (what) {
    case 'submit':
      return people.submit(phone, page, n)
    case 'submit a draft':
      return people.submitDraft(phone, page, n)
    case 'tap submit twice':
      return people.tapTwice(phone, page, n)
    case 'mend':
      return people.correct(phone, page, n)
    case 'withdraw':
      return people.withdraw(phone, page, n)
    default:
      return undefined
  }
}

/** Performs an action that needs an account. */
async function performAsAccount(
  kinds: AttachmentActions,
  phone: Phone,
  page: SimulatedPage,
  what: Operation['what'],
  n: number,
): Promise<void> {
  if (phone.account === undefined) return
  const at = { phone, page, account: phone.account, n }
  switch (what) {
    case 'order':
      return kinds.order(at)
    case 'agree to a total':
      return kinds.agree(at)
    case 'cancel an order':
      return kinds.cancel(at)
    case 'pay':
      return kinds.pay(at)
    case 'change the profile':
      return kinds.changeProfile(at)
    case 'consent':
      return kinds.consent(at)
    case 'edit':
      return kinds.edit(at)
    case 'insist':
      return kinds.insist(at)
    case 'answer from the desk':
      return kinds.answerFromDesk(at)
    default:
      return performOfSubject(kinds, at, what)
  }
}

/** Performs an action of schedules with a subject. */
async function performOfSubject(kinds: AttachmentActions, at: At, what: Operation['what']): Promise<void> {
  switch (what) {
    case 'act on a booking':
      return kinds.actOnBooking(at)
    case 'plan a booking':
      return kinds.planBooking(at)
    case 'send a message with files':
      return kinds.sendMessage(at)
    case 'answer with files':
      return kinds.answerWithFiles(at)
  }
}

const day = 24 * 3_600_000
const year = 365 * day
const maxRounds = 60
const maxSteps = 60_000

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
  private readonly events: CentreEvents
  private readonly build: Build
  private at = 0
  private stepsRemaining = 0
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
    this.events = new CentreEvents(this.centre, this.kinds, steps, fired)
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
    else if (what === 'let time pass') {
      this.steps.pass([5_000, 60_000, 150_000, 1_200_000, 7_200_000][n % 5]!)
    } else if (!this.disrupt(phone, operation))
      void perform(this.people, this.kinds, phone, operation).catch(() => undefined)
  }

  /** Performs an operation that happens at once, to the phone and not by a page; returns false for any other. */
  private disrupt(phone: Phone, { what, page: at, n }: Operation): boolean {
    switch (what) {
      case 'page killed at an await':
        this.kill(phone, at)
        return true
      case 'close a page':
        phone.kill(phone.page(at))
        return true
      case 'no network':
        phone.offline = !phone.offline
        return true
      case 'clock jumps':
        this.count(what)
        phone.clockOff = [0, 90_000, -90_000, day, -day, 10 * year, -10 * year, -30 * year][n % 8]!
        return true
      case 'no locks':
        this.count(what)
        phone.hasLocks = !phone.hasLocks
        return true
      default:
        return this.switchUsers(phone, what, n)
    }
  }

  private switchUsers(phone: Phone, what: Operation['what'], n: number): boolean {
    switch (what) {
      case 'sign out':
        this.people.signOut(phone)
        return true
      case 'token expires':
        if (phone.tokenIsGood) this.count(what)
        phone.tokenIsGood = false
        return true
      case 'upgrade':
        this.upgrade(phone)
        return true
      case 'other person signs in':
        this.people.signOut(phone)
        return false
      default:
        return this.events.begin(phone, what, n)
    }
  }

  private kill(phone: Phone, at: number): void {
    const page = phone.pages.find((candidate) => this.steps.hasPending(candidate)) ?? phone.page(at)
    if (this.steps.hasPending(page)) this.count('page killed at an await')
    phone.kill(page)
  }

  /** A newer build opens the same database, and adds to its rows. */
  private upgrade(phone: Phone): void {
    this.count('upgrade')
    for (const page of phone.pages) phone.kill(page)
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
    }
    void this.recover()
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
    const phones = this.phones.map(
      (phone) => [phone.name, { stored: phone.store.disk, mirror: phone.mirror }] as const,
    )
    this.checker.conclude(new Map(phones), this.centre)
    this.recovery = 'done'
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
    this.faultCounts.set(fault, (this.faultCounts.get(fault) ?? 0) + 1)
  }
}
