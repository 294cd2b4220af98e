import type { Page } from '@playwright/test'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FaultyLine } from '../fault-proxy.ts'
import { newPerson, type Person } from '../killing/person.ts'
import { startPhone, type Phone } from '../killing/phone.ts'
import { tokenOn } from '../pages/kept.ts'
import type { ChosenFile } from '../pages/pictures.ts'
import { fillSignIn, untilAppRuns } from '../pages/visitor.ts'
import { wordsIn } from '../pages/words.ts'
import { expect } from '../world.ts'
import type { Centre } from './centre-process.ts'
import { faultsOf, type Blow, type Ordeal } from './ordeal.ts'

const t = wordsIn('en')

/** What all ordeals of a worker share. */
export interface Fire {
  readonly centre: Centre
  readonly line: FaultyLine
  /** The papers that a loan must have, by their places. */
  readonly papers: readonly (readonly [string, ChosenFile])[]
  /** Of a phone that has the app. */
  readonly profile: string
}

/** How long somebody looks at one attempt before they try again. */
const attemptMs = 12_000
/** How long they go on trying. */
const deedMs = 240_000
const roomLessMs = 5_000

/** One person with one phone, and everything that befalls them. */
export class Siege {
  readonly fire: Fire
  readonly ordeal: Ordeal
  readonly person: Person
  /** What the phone has shown as saved. */
  readonly promised: string[] = []
  private readonly profile: string
  private phone: Phone | undefined
  private shift = 0
  private readonly timers: ReturnType<typeof setTimeout>[] = []

  private constructor(fire: Fire, ordeal: Ordeal, person: Person, profile: string) {
    this.fire = fire
    this.ordeal = ordeal
    this.person = person
    this.profile = profile
  }

  /** A new person signs in, on a phone that has the app and over a line that works. */
  static async begin(fire: Fire, ordeal: Ordeal, role?: string): Promise<Siege> {
    const profile = await mkdtemp(join(tmpdir(), 'khet-seva-fire-'))
    await cp(fire.profile, profile, { recursive: true })
    const person = await newPerson(fire.centre)
    if (role)
      await fire.centre.query('insert into user_roles (user_id, role) values ($1, $2)', [person.id, role])
    const siege = new Siege(fire, ordeal, person, profile)
    await siege.signIn(await siege.page())
    return siege
  }

  get url(): string {
    return this.fire.line.url
  }

  /** A name that nobody else in the world has. */
  nameOf(place: number): string {
    return `Fire ${this.ordeal.number} ${place} ${this.person.id.slice(0, 8)}`
  }

  /** From now on the line is what it is, and the blows fall in their time. */
  open(): void {
    this.fire.line.spoil(/./, faultsOf(this.ordeal))
    for (const { blow, after } of this.ordeal.blows)
      this.timers.push(setTimeout(() => void this.strike(blow).catch(() => undefined), after))
  }

  /**
   * Does one thing as a person does: tries, looks after whatever came between whether the phone has it, and tries again.
   *
   * @param attempt ends once the phone has shown that it is saved
   * @param isThere whether it was saved without a word, as where the phone died over it
   */
  async deed(
    what: string,
    attempt: (page: Page) => Promise<void>,
    isThere: (page: Page) => Promise<boolean>,
  ): Promise<void> {
    const until = performance.now() + deedMs
    for (let tries = 0; ; tries++) {
      try {
        const page = await this.page()
        if (tries > 0 && (await this.looksAfter(page, isThere))) break
        await attempt(page)
        break
      } catch (error) {
        if (performance.now() > until)
          throw new Error(`${what} was not to be done in ${tries} attempts`, { cause: error })
      }
    }
    this.promised.push(what)
  }

  /** The line works again, the clock is right, there is room, and the phone is switched on anew. */
  async heal(): Promise<Page> {
    this.timers.forEach(clearTimeout)
    this.fire.line.spoil(/$^/, [])
    await this.fire.centre.start()
    this.shift = 0
    this.phone?.kill()
    await this.phone?.gone
    const page = await this.page()
    page.setDefaultTimeout(60_000)
    await this.staySignedIn(page)
    return page
  }

  /** Leaves nothing behind, whatever happened. */
  async close(): Promise<void> {
    this.timers.forEach(clearTimeout)
    this.fire.line.spoil(/$^/, [])
    this.phone?.kill()
    await this.phone?.gone
    await rm(this.profile, { recursive: true, force: true, maxRetries: 3 })
  }

  /** The phone's page; a phone that has died is switched on again. */
  private async page(): Promise<Page> {
    if (this.phone?.killedAt !== undefined) {
      await this.phone.gone
      this.phone = undefined
    }
    this.phone ??= await startPhone(this.profile)
    const { context, page } = this.phone
    context.setDefaultTimeout(attemptMs)
    await context.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'))
    if (this.shift) await context.addInitScript(wrongClock, this.shift)
    return page
  }

  private async looksAfter(page: Page, isThere: (page: Page) => Promise<boolean>): Promise<boolean> {
    await this.staySignedIn(page)
    return isThere(page)
  }

  /** A line that says 401 may end a sign-in: then the person signs in again, as they are told to. */
  private async staySignedIn(page: Page): Promise<void> {
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

  private async strike(blow: Blow): Promise<void> {
    const { phone } = this
    if (blow === 'phone killed') phone?.kill()
    else if (blow === 'centre killed') {
      await this.fire.centre.kill()
      await this.fire.centre.start()
    } else if (blow === 'clock moved') {
      this.shift = this.ordeal.shift
      await phone?.context.addInitScript(wrongClock, this.shift)
    } else if (phone) {
      const devtools = await phone.context.newCDPSession(phone.page)
      const filled = (quotaSize?: number) =>
        devtools.send('Storage.overrideQuotaForOrigin', {
          origin: this.url,
          ...(quotaSize ? { quotaSize } : {}),
        })
      await filled(1_000)
      this.timers.push(setTimeout(() => void filled().catch(() => undefined), roomLessMs))
    }
  }
}

/** Runs in each page before anything else: the page's clock is wrong, its worker's is not. */
function wrongClock(shift: number): void {
  const Right = Date
  globalThis.Date = class extends Right {
    constructor(...said: []) {
      super(...(said.length ? said : ([Right.now() + shift] as unknown as [])))
    }
    static override now() {
      return Right.now() + shift
    }
  } as DateConstructor
}
