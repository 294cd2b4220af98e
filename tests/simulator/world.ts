import type { Build } from './build.ts'
import { Centre } from './centre.ts'
import { diceOf } from './dice.ts'
import { Judge } from './judge.ts'
import { Line } from './line.ts'
import { People } from './people.ts'
import { Phone, type Surroundings } from './phone.ts'
import { isLineFault, isStoreFault, type Operation } from './schedule.ts'
import { Encryption } from './encryption.ts'
import { type Page, Steps } from './steps.ts'

const accounts = ['asha', 'bal'] as const
const day = 24 * 3_600_000
const year = 365 * day
const mostRounds = 60
const mostSteps = 60_000

/** One centre, two phones and a schedule of what happens to them. */
export class World {
  readonly steps: Steps
  readonly judge: Judge
  /** How often each fault struck. */
  readonly struck = new Map<string, number>()
  private readonly schedule: readonly Operation[]
  private readonly centre: Centre
  private readonly people: People
  private readonly phones: Phone[]
  private readonly build: Build
  private at = 0
  private stepsLeft = 0
  private healing: 'not yet' | 'going on' | 'done' = 'not yet'
  stepsDone = 0

  constructor(seed: number, schedule: readonly Operation[], build: Build) {
    const encryption = new Encryption()
    this.schedule = schedule
    this.build = build
    this.steps = new Steps(seed)
    this.centre = new Centre(build.centre)
    this.judge = new Judge(encryption, this.centre.files)
    const { steps, judge } = this
    const line = new Line(steps, this.centre, judge)
    const fired = (fault: string) => this.count(fault)
    const around: Surroundings = { steps, encryption, line, judge, build, fired }
    this.people = new People(around, this.centre)
    this.phones = ['phone 0', 'phone 1'].map((name) => new Phone(name, around))
  }

  /** Does one thing; false when all is done and judged. What is awaited comes before the next one. */
  advance(): boolean {
    if (this.judge.broken.length > 0 || this.healing === 'done') return false
    if ((this.stepsDone += 1) > mostSteps) {
      this.judge.breaks('the world never came to rest')
      return false
    }
    if (this.healing === 'going on') return this.goOnHealing()
    if (this.stepsLeft > 0 && this.steps.step()) {
      this.stepsLeft -= 1
      return true
    }
    const operation = this.schedule[this.at]
    this.at += 1
    if (operation) this.begin(operation)
    else this.beginHealing()
    return true
  }

  private goOnHealing(): boolean {
    if (this.steps.step() || this.steps.toNextTimer()) return true
    this.judge.breaks('nothing moves any more')
    return false
  }

  private begin(operation: Operation): void {
    const { what, n } = operation
    // Dice of its own for each operation: then a schedule that lacks one goes on much as before, and shrinks well.
    this.steps.dice = diceOf(n)
    const phone = this.phones[operation.phone]!
    this.stepsLeft = operation.steps
    if (isLineFault(what)) phone.lineFault = what
    else if (isStoreFault(what)) phone.store.fault = what
    else if (what === 'let time pass') {
      this.steps.pass([5_000, 60_000, 150_000, 1_200_000, 7_200_000][n % 5]!)
    } else if (!this.befalls(phone, operation)) void this.does(phone, operation).catch(() => undefined)
  }

  private does(phone: Phone, { what, page: at, n }: Operation): Promise<unknown> {
    const { people } = this
    const page = phone.page(at)
    switch (what) {
      case 'write a draft':
        return people.writeDraft(phone, page, n)
      case 'take a photo':
        return people.takePhoto(phone, page, n)
      case 'submit':
        return people.submit(phone, page, n)
      case 'submit a draft':
        return people.submitDraft(phone, page, n)
      case 'tap submit twice':
        return people.tapTwice(phone, page, n)
      case 'mend':
        return people.mend(phone, page, n)
      case 'withdraw':
        return people.withdraw(phone, page, n)
      case 'send now':
        return people.drain(phone, page, { ignorePauses: true })
      case 'wake':
        return people.drain(phone, page)
      case 'look at requests':
        return people.look(phone, page)
      default:
        return people.signIn(phone, page, accounts[n % 2]!)
    }
  }

  /** What happens at once, to the phone and not by a page; false for everything else. */
  private befalls(phone: Phone, { what, page: at, n }: Operation): boolean {
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
        return this.changesHands(phone, what)
    }
  }

  private changesHands(phone: Phone, what: Operation['what']): boolean {
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
        return false
    }
  }

  private kill(phone: Phone, at: number): void {
    const page = phone.pages.find((one) => this.steps.hasPending(one)) ?? phone.page(at)
    if (this.steps.hasPending(page)) this.count('page killed at an await')
    phone.kill(page)
  }

  /** A newer build opens the same database, and adds to what it finds. */
  private upgrade(phone: Phone): void {
    this.count('upgrade')
    for (const page of phone.pages) phone.kill(page)
    const { disk: stored } = phone.store
    for (const [id, entry] of stored.entries) stored.entries.set(id, Object.assign({ newer: true }, entry))
    this.build.onUpgrade(stored)
  }

  private beginHealing(): void {
    this.healing = 'going on'
    for (const phone of this.phones) {
      for (const page of phone.pages) phone.kill(page)
      phone.offline = false
      phone.tokenIsGood = phone.account !== undefined
      phone.lineFault = undefined
      phone.store.fault = undefined
    }
    void this.heal()
  }

  private async heal(): Promise<void> {
    for (const phone of this.phones) {
      const page = phone.page(0)
      await this.drainAll(phone, page)
      await this.people.look(phone, page)
      for (const account of accounts) {
        this.people.signOut(phone)
        // Pauses must end by themselves here.
        await this.people.signIn(phone, page, account, {})
        await this.drainAll(phone, page)
        await this.people.look(phone, page)
      }
    }
    // What is still on its way arrives before the judgement.
    await this.steps.sleep(undefined, day)
    const phones = this.phones.map(
      (phone) => [phone.name, { stored: phone.store.disk, mirror: phone.mirror }] as const,
    )
    this.judge.conclude(new Map(phones), this.centre)
    this.healing = 'done'
  }

  /** Drains as the timer would: when the last drain said, and not before. */
  private async drainAll(phone: Phone, page: Page): Promise<void> {
    for (let round = 0; round < mostRounds; round += 1) {
      const drained = await this.people.drain(phone, page)
      if (!drained || drained.waiting === 0) return
      const wait = (drained.nextAt ?? Infinity) - phone.now()
      if (wait > 1.1 * day) return
      await this.steps.sleep(page, wait)
    }
  }

  private count(fault: string): void {
    this.struck.set(fault, (this.struck.get(fault) ?? 0) + 1)
  }
}
