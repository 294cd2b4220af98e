import type { Page } from '@playwright/test'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FaultProxy } from '../fault-proxy.ts'
import { newPerson, type Person } from '../crash/person.ts'
import { startPhone, type Phone } from '../crash/killable-phone.ts'
import { accountOn, findOnPhone } from '../pages/stored-data.ts'
import type { ChosenFile } from '../pages/sample-files.ts'
import { fillSignIn, signOut, untilAppRuns } from '../pages/visitor.ts'
import { wordsIn } from '../pages/phrases.ts'
import { expect } from '../world.ts'
import type { Centre } from './centre-process.ts'
import { faultsOf, type Failure, type Scenario } from './scenario.ts'

const t = wordsIn('en')

/** The shared setup of a worker's runs. */
export interface ChaosSetup {
  readonly centre: Centre
  readonly proxy: FaultProxy
  /** The required documents of a loan, by slot. */
  readonly attachments: readonly (readonly [string, ChosenFile])[]
  /** The profile of a phone with the app. */
  readonly profile: string
}

/** Time in milliseconds until a person tries again. */
const attemptTimeoutMs = 12_000
/** Time in milliseconds until a person gives up. */
const actionTimeoutMs = 240_000
const fullDiskMs = 5_000

/** One person with one phone, and all injected faults. */
export class ChaosRun {
  readonly setup: ChaosSetup
  readonly scenario: Scenario
  readonly person: Person
  /** Names that the phone has shown as saved. */
  readonly confirmed: string[] = []
  /** Text on this phone that another user could read. */
  readonly readByOthers: string[] = []
  private readonly profile: string
  private phone: Phone | undefined
  /** How often the running phone was killed so far. */
  kills = 0
  private readonly firstKill = Promise.withResolvers<void>()
  private shift = 0
  private readonly timers: ReturnType<typeof setTimeout>[] = []

  private constructor(setup: ChaosSetup, scenario: Scenario, person: Person, profile: string) {
    this.setup = setup
    this.scenario = scenario
    this.person = person
    this.profile = profile
  }

  /** Signs in a new person on a phone with the app, over a working connection. */
  static async begin(setup: ChaosSetup, scenario: Scenario, role?: string): Promise<ChaosRun> {
    const profile = await mkdtemp(join(tmpdir(), 'khet-seva-fire-'))
    await cp(setup.profile, profile, { recursive: true })
    const person = await newPerson(setup.centre)
    if (role)
      await setup.centre.query('insert into user_roles (user_id, role) values ($1, $2)', [person.id, role])
    const run = new ChaosRun(setup, scenario, person, profile)
    await run.signIn(await run.page(), person)
    return run
  }

  get url(): string {
    return this.setup.proxy.url
  }

  /** Returns a name that is unique in the world. */
  nameOf(place: number): string {
    return `Fire ${this.scenario.number} ${place} ${this.person.id.slice(0, 8)}`
  }

  /** Starts the network's faults and schedules the other failures. */
  startFailures(): void {
    this.setup.proxy.spoil(/./, faultsOf(this.scenario))
    for (const { failure, after } of this.scenario.failures)
      this.timers.push(setTimeout(() => void this.injectFailure(failure).catch(() => undefined), after))
  }

  /**
   * Performs one action as a person does: tries, checks after a failure whether the phone has it, and tries again. After
   * the first action the phone may be lent to somebody else.
   *
   * @param attempt resolves once the phone shows that it is saved
   * @param isThere whether it was saved silently, as when the phone was killed meanwhile
   */
  async action(
    what: string,
    attempt: (page: Page) => Promise<void>,
    isThere: (page: Page) => Promise<boolean>,
  ): Promise<void> {
    await this.untilDone(what, async (page, isFirst) => {
      if (isFirst || !(await this.isAlreadySaved(page, isThere))) await attempt(page)
    })
    this.confirmed.push(what)
    if (this.scenario.isLent && this.confirmed.length === 1) await this.lend()
  }

  /** Somebody else signs in on the phone, sees My requests, and gives it back. */
  private async lend(): Promise<void> {
    const other = await newPerson(this.setup.centre)
    await this.untilDone('lending the phone', async (page) => {
      await this.beSignedInAs(page, other)
      await expect(page.getByText(t('Data saved on this phone'))).toBeVisible()
      const own = this.confirmed.filter((name) => name.startsWith('Fire '))
      this.readByOthers.push(...(await findOnPhone(page, own)))
    })
    await this.untilDone('giving it back', (page) => this.beSignedInAs(page, this.person))
  }

  /** Tries until it works, as a person does for some minutes. */
  private async untilDone(
    what: string,
    attempt: (page: Page, isFirst: boolean) => Promise<void>,
  ): Promise<void> {
    const until = performance.now() + actionTimeoutMs
    for (let attempts = 0; ; attempts++) {
      try {
        return await attempt(await this.page(), attempts === 0)
      } catch (error) {
        if (performance.now() > until)
          throw new Error(`${what} was not to be done in ${attempts} attempts`, { cause: error })
      }
    }
  }

  /** Waits for the first kill, if the person was quicker. */
  untilKilled(): Promise<void> {
    return this.firstKill.promise
  }

  /** Restores the network, the clock and the storage, and restarts the phone. */
  async recover(): Promise<Page> {
    this.timers.forEach(clearTimeout)
    this.setup.proxy.spoil(/$^/, [])
    await this.setup.centre.start()
    this.shift = 0
    this.phone?.kill()
    await this.phone?.exited
    const page = await this.page()
    page.setDefaultTimeout(60_000)
    await this.ensureSignedIn(page)
    return page
  }

  /** Cleans up in any case. */
  async close(): Promise<void> {
    this.timers.forEach(clearTimeout)
    this.setup.proxy.spoil(/$^/, [])
    this.phone?.kill()
    await this.phone?.exited
    await rm(this.profile, { recursive: true, force: true, maxRetries: 3 })
  }

  /** Returns the phone's page; restarts a killed phone. */
  async page(): Promise<Page> {
    if (this.phone?.killedAt !== undefined) {
      await this.phone.exited
      this.phone = undefined
    }
    this.phone ??= await startPhone(this.profile)
    const { context, page } = this.phone
    context.setDefaultTimeout(attemptTimeoutMs)
    await context.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'))
    if (this.shift) await context.addInitScript(shiftClock, this.shift)
    return page
  }

  private async isAlreadySaved(page: Page, isThere: (page: Page) => Promise<boolean>): Promise<boolean> {
    await this.ensureSignedIn(page)
    return isThere(page)
  }

  /** A 401 of the network may end a session: the person then signs in again. */
  private ensureSignedIn(page: Page): Promise<void> {
    return this.beSignedInAs(page, this.person)
  }

  private async beSignedInAs(page: Page, person: Person): Promise<void> {
    await page.goto(`${this.url}/requests`)
    await untilAppRuns(page)
    const account = await accountOn(page)
    if (account === person.id) return
    if (account) await signOut(page)
    await this.signIn(page, person)
    await page.goto(`${this.url}/requests`)
    await untilAppRuns(page)
  }

  private async signIn(page: Page, { email, phone }: Person): Promise<void> {
    await page.goto(`${this.url}/auth`)
    await untilAppRuns(page)
    await fillSignIn(page, 'en', email, phone)
    await expect(page.getByText(t('Welcome back!'))).toBeVisible()
  }

  private async injectFailure(failure: Failure): Promise<void> {
    const { phone } = this
    if (failure === 'phone killed') {
      if (phone?.killedAt === undefined) this.kills += phone ? 1 : 0
      phone?.kill()
      if (phone) this.firstKill.resolve()
    } else if (failure === 'centre killed') {
      await this.setup.centre.kill()
      await this.setup.centre.start()
    } else if (failure === 'clock moved') {
      this.shift = this.scenario.shift
      await phone?.context.addInitScript(shiftClock, this.shift)
    } else if (phone) {
      const devtools = await phone.context.newCDPSession(phone.page)
      const filled = (quotaSize?: number) =>
        devtools.send('Storage.overrideQuotaForOrigin', {
          origin: this.url,
          ...(quotaSize ? { quotaSize } : {}),
        })
      await filled(1_000)
      this.timers.push(setTimeout(() => void filled().catch(() => undefined), fullDiskMs))
    }
  }
}

/** Runs in each page first: shifts the page's clock, but not its worker's. */
function shiftClock(shift: number): void {
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...args: []) {
      super(...(args.length ? args : ([RealDate.now() + shift] as unknown as [])))
    }
    static override now() {
      return RealDate.now() + shift
    }
  } as DateConstructor
}
