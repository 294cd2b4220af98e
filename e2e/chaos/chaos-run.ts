import type { Page } from '@playwright/test'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FaultyLine } from '../fault-proxy.ts'
import { newPerson, type Person } from '../crash/person.ts'
import { startPhone, type Phone } from '../crash/killable-phone.ts'
import { tokenOn } from '../pages/stored-data.ts'
import type { ChosenFile } from '../pages/pictures.ts'
import { fillSignIn, untilAppRuns } from '../pages/visitor.ts'
import { wordsIn } from '../pages/phrases.ts'
import { expect } from '../world.ts'
import type { Centre } from './centre-process.ts'
import { faultsOf, type Failure, type Scenario } from './scenario.ts'

const t = wordsIn('en')

/** What all ordeals of a worker share. */
export interface ChaosSetup {
  readonly centre: Centre
  readonly line: FaultyLine
  /** The documents that a loan must have, by their places. */
  readonly attachments: readonly (readonly [string, ChosenFile])[]
  /** Of a phone that has the app. */
  readonly profile: string
}

/** How long somebody looks at one attempt before they try again. */
const attemptTimeoutMs = 12_000
/** How long they go on trying. */
const actionTimeoutMs = 240_000
const fullDiskMs = 5_000

/** One person with one phone, and everything that befalls them. */
export class ChaosRun {
  readonly setup: ChaosSetup
  readonly scenario: Scenario
  readonly person: Person
  /** What the phone has shown as saved. */
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

  /** A new person signs in, on a phone that has the app and over a connection that works. */
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

  /** A name that nobody else in the world has. */
  nameOf(place: number): string {
    return `Fire ${this.scenario.number} ${place} ${this.person.id.slice(0, 8)}`
  }

  /** From now on the line is what it is, and the blows fall in their time. */
  startFailures(): void {
    this.setup.line.spoil(/./, faultsOf(this.scenario))
    for (const { failure, after } of this.scenario.failures)
      this.timers.push(setTimeout(() => void this.injectFailure(failure).catch(() => undefined), after))
  }

  /**
   * Does one thing as a person does: tries, looks after whatever came between whether the phone has it, and tries again.
   *
   * @param attempt ends once the phone has shown that it is saved
   * @param isRunning whether it was saved without a word, as where the phone died over it
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

  /** The line works again, the clock is right, there is room, and the phone is switched on anew. */
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

  /** Leaves nothing behind, whatever happened. */
  async close(): Promise<void> {
    this.timers.forEach(clearTimeout)
    this.setup.line.spoil(/$^/, [])
    this.phone?.kill()
    await this.phone?.exited
    await rm(this.profile, { recursive: true, force: true, maxRetries: 3 })
  }

  /** The phone's page; a phone that has died is switched on again. */
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

  /** A line that says 401 may end a sign-in: then the person signs in again, as they are told to. */
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

/** Runs in each page before anything else: the page's clock is wrong, its worker's is not. */
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
