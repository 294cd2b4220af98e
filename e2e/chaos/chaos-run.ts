import type { Page } from '@playwright/test'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FaultyLine } from '../fault-proxy.ts'
import { newPerson, type Person } from '../crash/person.ts'
import { startPhone, type Phone } from '../crash/killable-phone.ts'
import { tokenOn } from '../pages/stored-data.ts'
import type { ChosenFile } from '../pages/sample-files.ts'
import { fillSignIn, untilAppRuns } from '../pages/visitor.ts'
import { wordsIn } from '../pages/phrases.ts'
import { expect } from '../world.ts'
import type { Centre } from './centre-process.ts'
import { faultsOf, type Failure, type Scenario } from './scenario.ts'

const t = wordsIn('en')

/** The shared setup of a worker's runs. */
export interface ChaosSetup {
  readonly centre: Centre
  readonly line: FaultyLine
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
  private readonly profile: string
  private phone: Phone | undefined
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
    await run.signIn(await run.page())
    return run
  }

  get url(): string {
    return this.setup.line.url
  }

  /** Returns a name that is unique in the world. */
  nameOf(place: number): string {
    return `Fire ${this.scenario.number} ${place} ${this.person.id.slice(0, 8)}`
  }

  /** Starts the line's faults and schedules the other failures. */
  startFailures(): void {
    this.setup.line.spoil(/./, faultsOf(this.scenario))
    for (const { failure, after } of this.scenario.failures)
      this.timers.push(setTimeout(() => void this.injectFailure(failure).catch(() => undefined), after))
  }

  /**
   * Performs one action as a person does: tries, checks after a failure whether the phone has it, and tries again.
   *
   * @param attempt resolves once the phone shows that it is saved
   * @param isRunning whether it was saved silently, as when the phone was killed meanwhile
   */
  async action(
    what: string,
    attempt: (page: Page) => Promise<void>,
    isThere: (page: Page) => Promise<boolean>,
  ): Promise<void> {
    const until = performance.now() + actionTimeoutMs
    for (let attempts = 0; ; attempts++) {
      try {
        const page = await this.page()
        if (attempts > 0 && (await this.isAlreadySaved(page, isThere))) break
        await attempt(page)
        break
      } catch (error) {
        if (performance.now() > until)
          throw new Error(`${what} was not to be done in ${attempts} attempts`, { cause: error })
      }
    }
    this.confirmed.push(what)
  }

  /** Restores the line, the clock and the storage, and restarts the phone. */
  async recover(): Promise<Page> {
    this.timers.forEach(clearTimeout)
    this.setup.line.spoil(/$^/, [])
    await this.setup.centre.start()
    this.shift = 0
    this.phone?.kill()
    await this.phone?.exited
    const page = await this.page()
    page.setDefaultTimeout(60_000)
    await this.ensureSignedIn(page)
    return page
  }

  /** Cleans up, whatever happened. */
  async close(): Promise<void> {
    this.timers.forEach(clearTimeout)
    this.setup.line.spoil(/$^/, [])
    this.phone?.kill()
    await this.phone?.exited
    await rm(this.profile, { recursive: true, force: true, maxRetries: 3 })
  }

  /** Returns the phone's page; restarts a killed phone. */
  private async page(): Promise<Page> {
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

  /** A 401 of the line may end a session: the person then signs in again. */
  private async ensureSignedIn(page: Page): Promise<void> {
    await page.goto(`${this.url}/requests`)
    await untilAppRuns(page)
    if (!(await tokenOn(page))) await this.signIn(page)
  }

  private async signIn(page: Page): Promise<void> {
    await page.goto(`${this.url}/auth`)
    await untilAppRuns(page)
    await fillSignIn(page, 'en', this.person.email, this.person.phone)
    await expect(page.getByText(t('Welcome back!'))).toBeVisible()
  }

  private async injectFailure(failure: Failure): Promise<void> {
    const { phone } = this
    if (failure === 'phone killed') phone?.kill()
    else if (failure === 'centre killed') {
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
