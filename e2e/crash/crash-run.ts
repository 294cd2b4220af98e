import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loanOn, loansPage } from '../pages/loan.ts'
import { requestsOn } from '../pages/forms.ts'
import { fillSignIn, untilAppRuns } from '../pages/visitor.ts'
import { wordsIn } from '../pages/phrases.ts'
import type { World } from '../world.ts'
import { acts, fill } from './user-actions.ts'
import { Application } from './application.ts'
import type { Figures } from './figures.ts'
import type { Attachment } from './fixtures.ts'
import { readStoredData, type StoredData, type StoredDraft } from './decrypted-data.ts'
import { violationsOf, type ServerData } from './data-loss.ts'
import { arrivedFrom, newPerson, type Person } from './person.ts'
import { expect, timeoutMs } from './timeouts.ts'
import { startPhone, type Phone } from './killable-phone.ts'
import type { Plan } from './plan.ts'
import { timesOfBeats, watchScreen } from './screen.ts'
import { isolated } from '#src/base/isolated.ts'

const t = wordsIn('en')

/** A claim of the screen that does not hold; thrown also if the phone was killed meanwhile. */
class LostDataError extends Error {
  override name = 'BrokenPromise'
}

/** The shared setup of all lives. */
export interface CrashFixtures {
  readonly attachments: readonly Attachment[]
  /** The profile of a phone with the app. */
  readonly profile: string
}

/** One person with one phone, from the first sign-in to the last receipt, with kills in between. */
export class CrashRun {
  private readonly world: World
  private readonly attachments: readonly Attachment[]
  private readonly figures: Figures
  private readonly profile: string
  private readonly person: Person
  private phone: Phone | undefined
  private application: Application | undefined
  private readonly sent: Application[] = []
  /** Time of the last kill. */
  private killedAt: number | undefined
  private address = ''

  private constructor(
    world: World,
    attachments: readonly Attachment[],
    figures: Figures,
    profileAndPerson: [string, Person],
  ) {
    this.world = world
    this.attachments = attachments
    this.figures = figures
    ;[this.profile, this.person] = profileAndPerson
  }

  /** Signs in a new person on a phone with the app. */
  static async begin(
    world: World,
    { attachments, profile }: CrashFixtures,
    figures: Figures,
  ): Promise<CrashRun> {
    const profileAndPerson = await Promise.all([
      mkdtemp(join(tmpdir(), 'khet-seva-killed-')),
      newPerson(world.backend),
    ])
    await cp(profile, profileAndPerson[0], { recursive: true })
    const run = new CrashRun(world, attachments, figures, profileAndPerson)
    const { page } = await run.start()
    await page.goto(`${world.url}/auth`)
    await fillSignIn(page, 'en', run.person.email, run.person.phone)
    await expect(page.getByText(t('Welcome back!'))).toBeVisible()
    run.address = `${world.url}${loansPage}`
    return run
  }

  /** Checks the recovered data, then continues until the next kill. */
  async round(plan: Plan): Promise<void> {
    const phone = this.phone ?? (await this.start())
    let timer: ReturnType<typeof setTimeout> | undefined
    const scheduleKill = () => void (timer ??= setTimeout(() => phone.kill(), plan.after))
    try {
      if (plan.phase === 'opening') scheduleKill()
      await this.open(phone, plan)
      if (plan.phase !== 'opening') await this.act(phone, plan, scheduleKill)
      await phone.exited
    } catch (error) {
      // An action that the kill interrupted cannot finish.
      if (phone.killedAt === undefined || error instanceof LostDataError) throw error
    }
    await phone.exited
    this.recordKill(phone, plan)
  }

  /** Waits until every submission has arrived, and checks that the phone has none of its files. */
  async end(): Promise<void> {
    const phone = this.phone ?? (await this.start())
    await this.reopen(phone)
    const requests = requestsOn(phone.page, 'en')
    await phone.page.goto(`${this.world.url}/requests`)
    await untilAppRuns(phone.page)
    const sendNow = phone.page.getByRole('button', { name: t('Send now') }).first()
    await expect
      .poll(
        async () => {
          if (await sendNow.isVisible()) await sendNow.click({ timeout: 1_000 }).catch(() => undefined)
          return (await readStoredData(phone.page)).entries.filter(({ state }) => state !== 'received')
        },
        { timeout: 2 * timeoutMs, intervals: [200] },
      )
      .toEqual([])
    await expect(requests.returned).toHaveCount(0)
    this.checkState(await readStoredData(phone.page), await arrivedFrom(this.world, this.person))
    this.figures.arrived += this.sent.length
  }

  /** Cleans up in any case. */
  async close(): Promise<void> {
    this.phone?.kill()
    await this.phone?.exited
    await rm(this.profile, { recursive: true, force: true, maxRetries: 3 })
  }

  private async start(): Promise<Phone> {
    this.phone = await startPhone(this.profile)
    await this.phone.context.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'))
    await watchScreen(this.phone.context, (screen) => this.application?.observe(screen))
    return this.phone
  }

  /** Opens the form at its last step, or a new one. */
  private async open(phone: Phone, plan: Plan): Promise<void> {
    await this.reopen(phone)
    const loanForm = loanOn(phone.page, 'en')
    const { application } = this
    if (application) return this.expectRestored(phone, application)
    await phone.page.locator('main button[aria-haspopup=dialog]').first().click()
    await expect(loanForm.field('applicantName')).toBeVisible()
    this.application = new Application(`Killed ${this.person.email} ${plan.round}`)
    await fill({ phone, application: this.application }, 'applicantName', this.application.name)
  }

  /** Opens the page again, and compares the data of phone and centre with the earlier screen. */
  private async reopen(phone: Phone): Promise<void> {
    await phone.page.goto(this.address)
    await untilAppRuns(phone.page)
    const stored = await readStoredData(phone.page)
    const writes = this.killedAt === undefined ? [] : before(this.killedAt, await timesOfBeats(phone.page))
    this.checkState(stored, await arrivedFrom(this.world, this.person), writes)
  }

  private checkState(stored: StoredData, centre: ServerData, writes: readonly number[] = []): void {
    const violations = this.violationsOfCurrent(stored, centre, writes)
    this.figures.losses += violations.length
    const { losses, duplicates } = violationsOf(this.sent, this.application, stored, centre)
    this.figures.losses += losses.length
    this.figures.duplicates += duplicates.length
    this.killedAt = undefined
    violations.push(...losses, ...duplicates)
    if (violations.length) throw new LostDataError(violations.join('\n'))
  }

  /** Returns violations of the current application; a submitted one joins the others. */
  private violationsOfCurrent(stored: StoredData, centre: ServerData, writes: readonly number[]): string[] {
    const { application } = this
    if (!application) return []
    const known = new Set(this.sent.map(({ id }) => id))
    const isUnknown = ({ id }: { id: string }) => !known.has(id)
    const draft = stored.drafts.find(isUnknown)
    const submitted = stored.entries.find(isUnknown) ?? centre.requests.find(isUnknown)
    if (!submitted) return this.violationsOfDraft(application, draft, stored, writes)
    application.id ??= submitted.id
    application.sent = true
    this.sent.push(application)
    this.application = undefined
    return application.tapped ? [] : ['it was never submitted, and goes']
  }

  private violationsOfDraft(
    application: Application,
    draft: StoredDraft | undefined,
    stored: StoredData,
    writes: readonly number[],
  ): string[] {
    const faults = application.sent ? ['it was shown as submitted, and is not'] : []
    const files = stored.files.filter(({ of }) => of === draft?.id)
    const recovery = application.recover(draft, files, writes)
    this.figures.longestTypingLostMs = Math.max(this.figures.longestTypingLostMs, recovery.typingLostMs)
    if (!draft) this.application = undefined
    return [...faults, ...recovery.losses]
  }

  private async expectRestored({ page }: Phone, application: Application): Promise<void> {
    const loanForm = loanOn(page, 'en')
    const isInAddress = this.address.includes('draft=')
    if (!isInAddress) {
      await page.locator('main button[aria-haspopup=dialog]').first().click()
      await loanForm.dialog
        .getByRole('button', { name: t('Continue: {whose}', { whose: isolated(application.name) }) })
        .click()
    }
    const { step, answers } = application.latest
    await expect(loanForm.tab(step)).toHaveAttribute('aria-selected', 'true')
    if (step === 'details')
      for (const [key, text] of Object.entries(answers))
        if (!['landLocation', 'acceptedTerms'].includes(key))
          await expect(loanForm.field(key)).toHaveValue(text)
    if (step === 'documents')
      for (const slot of Object.keys(application.attachments))
        await expect(loanForm.slot(slot).locator('[data-slot-state=held] figcaption')).toBeVisible()
  }

  private async act(phone: Phone, plan: Plan, scheduleKill: () => void): Promise<void> {
    const { attachments, world } = this
    const phase = plan.phase as keyof typeof acts
    await acts[phase]({ phone, application: this.application!, plan, attachments, world, scheduleKill })
  }

  private recordKill(phone: Phone, { phase }: Plan): void {
    const { figures, application } = this
    figures.rounds += 1
    figures.kills[phase] += 1
    if (application?.sent) figures.shown.submissions += 1
    else if (application?.isSaved) {
      figures.shown.drafts += 1
      figures.shown.attachments += Object.keys(application.attachments).length
    }
    this.killedAt ??= phone.killedAt
    // If killed earlier, the phone is still on the previous page.
    if (phone.page.url().startsWith(this.world.url + loansPage)) this.address = phone.page.url()
    this.phone = undefined
  }
}

/** Returns those of some times, in milliseconds since 1970, that are not after one of `performance.now()`, by its clock. */
function before(killedAt: number, times: readonly number[]): number[] {
  return times.map((at) => at - performance.timeOrigin).filter((at) => at <= killedAt)
}
