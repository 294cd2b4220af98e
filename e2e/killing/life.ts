import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loanOn, loansPage } from '../pages/loan.ts'
import { requestsOn } from '../pages/forms.ts'
import { fillSignIn, untilAppRuns } from '../pages/visitor.ts'
import { wordsIn } from '../pages/words.ts'
import type { World } from '../world.ts'
import { acts, fill } from './acts.ts'
import { Application } from './application.ts'
import type { Figures } from './figures.ts'
import type { Paper } from './fixtures.ts'
import { heldOn, type Held, type HeldDraft } from './held.ts'
import { faultsOf, type Centre } from './judge.ts'
import { arrivedFrom, newPerson, type Person } from './person.ts'
import { expect, patienceMs } from './patience.ts'
import { startPhone, type Phone } from './phone.ts'
import type { Plan } from './plan.ts'
import { watchScreen } from './screen.ts'
import { isolated } from '#src/base/isolated.ts'

const t = wordsIn('en')

/** Something that was shown is not so. That the phone has died meanwhile is no excuse. */
class BrokenPromise extends Error {
  override name = 'BrokenPromise'
}

/** What all lives have in common. */
export interface Things {
  readonly papers: readonly Paper[]
  /** Of a phone that has the app. */
  readonly profile: string
}

/** One person with one phone, from the first sign-in to the last receipt, with deaths in between. */
export class Life {
  private readonly world: World
  private readonly papers: readonly Paper[]
  private readonly figures: Figures
  private readonly profile: string
  private readonly person: Person
  private phone: Phone | undefined
  private application: Application | undefined
  private readonly sent: Application[] = []
  /** When the phone died over what is to be found again, and where it was then. */
  private killedAt: number | undefined
  private address = ''

  private constructor(world: World, papers: readonly Paper[], figures: Figures, own: [string, Person]) {
    this.world = world
    this.papers = papers
    this.figures = figures
    ;[this.profile, this.person] = own
  }

  /** A new person signs in on a phone that has the app. */
  static async begin(world: World, { papers, profile }: Things, figures: Figures): Promise<Life> {
    const own = await Promise.all([mkdtemp(join(tmpdir(), 'khet-seva-killed-')), newPerson(world.backend)])
    await cp(profile, own[0], { recursive: true })
    const life = new Life(world, papers, figures, own)
    const { page } = await life.start()
    await page.goto(`${world.url}/auth`)
    await fillSignIn(page, 'en', life.person.email, life.person.phone)
    await expect(page.getByText(t('Welcome back!'))).toBeVisible()
    life.address = `${world.url}${loansPage}`
    return life
  }

  /** What was left is found again, then the person goes on until the phone dies once more. */
  async round(plan: Plan): Promise<void> {
    const phone = this.phone ?? (await this.start())
    let timer: ReturnType<typeof setTimeout> | undefined
    const strike = () => void (timer ??= setTimeout(() => phone.kill(), plan.after))
    try {
      if (plan.phase === 'opening') strike()
      await this.open(phone, plan)
      if (plan.phase !== 'opening') await this.act(phone, plan, strike)
      await phone.gone
    } catch (error) {
      // What was being done when the phone died could not be done to its end.
      if (phone.killedAt === undefined || error instanceof BrokenPromise) throw error
    }
    await phone.gone
    this.noteDeath(phone, plan)
  }

  /** Everything that was submitted arrives, and the phone has none of its files any more. */
  async end(): Promise<void> {
    const phone = this.phone ?? (await this.start())
    await this.find(phone)
    const requests = requestsOn(phone.page, 'en')
    await phone.page.goto(`${this.world.url}/requests`)
    await untilAppRuns(phone.page)
    const sendNow = phone.page.getByRole('button', { name: t('Send now') })
    await expect
      .poll(
        async () => {
          if (await sendNow.isVisible()) await sendNow.click({ timeout: 1_000 }).catch(() => undefined)
          return (await heldOn(phone.page)).entries.filter(({ state }) => state !== 'received')
        },
        { timeout: 2 * patienceMs, intervals: [200] },
      )
      .toEqual([])
    await expect(requests.returned).toHaveCount(0)
    this.judge(await heldOn(phone.page), await arrivedFrom(this.world, this.person))
    this.figures.arrived += this.sent.length
  }

  /** Leaves nothing behind, whatever happened. */
  async close(): Promise<void> {
    this.phone?.kill()
    await this.phone?.gone
    await rm(this.profile, { recursive: true, force: true, maxRetries: 3 })
  }

  private async start(): Promise<Phone> {
    this.phone = await startPhone(this.profile)
    await this.phone.context.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'))
    await watchScreen(this.phone.context, (screen) => this.application?.see(screen))
    return this.phone
  }

  /** Opens the form where it was left, or a new one. */
  private async open(phone: Phone, plan: Plan): Promise<void> {
    await this.find(phone)
    const loan = loanOn(phone.page, 'en')
    const { application } = this
    if (application) return this.expectAsLeft(phone, application)
    await phone.page.locator('main button[aria-haspopup=dialog]').first().click()
    await expect(loan.field('applicantName')).toBeVisible()
    this.application = new Application(`Killed ${this.person.email} ${plan.round}`)
    await fill({ phone, application: this.application }, 'applicantName', this.application.name)
  }

  /** Opens the page again, and compares what the phone and the centre have with what was shown. */
  private async find(phone: Phone): Promise<void> {
    await phone.page.goto(this.address)
    await untilAppRuns(phone.page)
    const held = await heldOn(phone.page)
    this.judge(held, await arrivedFrom(this.world, this.person))
  }

  private judge(held: Held, centre: Centre): void {
    const broken = this.faultsOfCurrent(held, centre)
    this.figures.losses += broken.length
    const { losses, doubles } = faultsOf(this.sent, this.application, held, centre)
    this.figures.losses += losses.length
    this.figures.doubles += doubles.length
    this.killedAt = undefined
    broken.push(...losses, ...doubles)
    if (broken.length) throw new BrokenPromise(broken.join('\n'))
  }

  /** What is wrong with the application that was being filled in or sent; what was submitted joins the others. */
  private faultsOfCurrent(held: Held, centre: Centre): string[] {
    const { application } = this
    if (!application) return []
    const known = new Set(this.sent.map(({ id }) => id))
    const isNew = ({ id }: { id: string }) => !known.has(id)
    const draft = held.drafts.find(isNew)
    const submitted = held.entries.find(isNew) ?? centre.requests.find(isNew)
    if (!submitted) return this.faultsOfDraft(application, draft, held)
    application.id ??= submitted.id
    application.sent = true
    this.sent.push(application)
    this.application = undefined
    return application.tapped ? [] : ['it was never submitted, and goes']
  }

  private faultsOfDraft(application: Application, draft: HeldDraft | undefined, held: Held): string[] {
    const faults = application.sent ? ['it was shown as submitted, and is not'] : []
    const files = held.files.filter(({ of }) => of === draft?.id)
    const found = application.recover(draft, files, this.killedAt ?? performance.now())
    this.figures.longestTypingLostMs = Math.max(this.figures.longestTypingLostMs, found.typingLostMs)
    if (!draft) this.application = undefined
    return [...faults, ...found.losses]
  }

  private async expectAsLeft({ page }: Phone, application: Application): Promise<void> {
    const loan = loanOn(page, 'en')
    const isInAddress = this.address.includes('draft=')
    if (!isInAddress) {
      await page.locator('main button[aria-haspopup=dialog]').first().click()
      await loan.dialog
        .getByRole('button', { name: t('Go on with: {whose}', { whose: isolated(application.name) }) })
        .click()
    }
    const { step, answers } = application.latest
    await expect(loan.tab(step)).toHaveAttribute('aria-selected', 'true')
    if (step === 'details')
      for (const [key, text] of Object.entries(answers))
        if (!['landLocation', 'acceptedTerms'].includes(key)) await expect(loan.field(key)).toHaveValue(text)
    if (step === 'documents')
      for (const slot of Object.keys(application.papers))
        await expect(loan.slot(slot).locator('[data-slot-state=held] figcaption')).toBeVisible()
  }

  private async act(phone: Phone, plan: Plan, strike: () => void): Promise<void> {
    const { papers, world } = this
    const phase = plan.phase as keyof typeof acts
    await acts[phase]({ phone, application: this.application!, plan, papers, world, strike })
  }

  private noteDeath(phone: Phone, { phase }: Plan): void {
    const { figures, application } = this
    figures.rounds += 1
    figures.kills[phase] += 1
    if (application?.sent) figures.shown.submissions += 1
    else if (application?.isKept) {
      figures.shown.drafts += 1
      figures.shown.papers += Object.keys(application.papers).length
    }
    this.killedAt ??= phone.killedAt
    // Killed before it came there, the phone stands on the page it was on before.
    if (phone.page.url().startsWith(this.world.url + loansPage)) this.address = phone.page.url()
    this.phone = undefined
  }
}
