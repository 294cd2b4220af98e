import type { Page } from '@playwright/test'
import loanApplication from '#src/features/loans/loan-application.form.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { rulesOf } from '#src/features/forms/check.ts'
import { goodAnswers } from '#tests/forms/good-answers.ts'
import { readStoredData } from '../crash/decrypted-data.ts'
import { newPerson } from '../crash/person.ts'
import { answerAtDesk, openAtDesk } from '../pages/at-desk.ts'
import { formOn } from '../pages/forms.ts'
import { loanOn, loansPage } from '../pages/loan.ts'
import { fillSoilTest } from '../pages/soil-test.ts'
import { untilAppRuns } from '../pages/visitor.ts'
import { wordsIn } from '../pages/phrases.ts'
import { expect } from '../world.ts'
import type { Kind } from './scenario.ts'
import { cancelJourney, shopJourney } from './order-journeys.ts'
import { editorJourney, profileJourney } from './own-journeys.ts'
import type { Journey } from './journey.ts'
import type { ChaosRun } from './chaos-run.ts'
import { isolated } from '#src/base/isolated.ts'

const t = wordsIn('en')

export const journeys: Record<Kind, Journey> = {
  shop: shopJourney,
  loan: {
    act: (run) =>
      run.action(
        run.nameOf(0),
        (page) => applyForLoan(page, run),
        (page) => isSubmitted(page, run, 'applicantName', run.nameOf(0)),
      ),
    mend: async (run, page) => {
      await openReturned(page, run)
      await sendLoan(page)
    },
  },
  agent: {
    act: async (run) => {
      for (const place of [0, 1, 2]) {
        const name = run.nameOf(place)
        await run.action(
          name,
          (page) => fillForFarmer(page, run, name),
          (page) => isSubmitted(page, run, 'name', name),
        )
      }
    },
    mend: async (run, page) => {
      const form = formOn(page, soilTest, 'en')
      await openReturned(page, run)
      await form.submit()
      await form.expectThanks()
    },
  },
  desk: {
    role: 'staff',
    begin: async (run) => void notes.set(run, await submitForeignSoilTest(run)),
    act: (run) => {
      const note = run.nameOf(0)
      return run.action(
        note,
        (page) => answer(page, run, note),
        (page) => isSubmitted(page, run, 'note', note),
      )
    },
    mend: async (run, page) => {
      await openAtDesk(page, notes.get(run)!, run.url)
      await page.getByRole('button', { name: t('Send it anyway') }).click()
      await expect(page.locator('[data-state=returned]')).toHaveCount(0)
    },
  },
  profile: profileJourney,
  editor: editorJourney,
  cancel: cancelJourney,
}

/** For a desk's run: the reference to answer. */
const notes = new WeakMap<ChaosRun, string>()

async function applyForLoan(page: Page, run: ChaosRun): Promise<void> {
  const loan = loanOn(page, 'en')
  await page.goto(`${run.url}${loansPage}`)
  await untilAppRuns(page)
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  await continueOrStart(page, run.nameOf(0))
  await loan.tab('details').click()
  await loan.fillDetails(run.nameOf(0))
  await loan.tab('documents').click()
  await loan.type('landLocation', 'Near the canal')
  for (const [key, file] of run.setup.attachments)
    if (!(await loan.slot(key).locator('[data-slot-state="held"]').isVisible()))
      await loan.chooseAttachment(key, file)
  await loan.tab('legal').click()
  await loan.dialog.getByLabel(loanApplication.fields.acceptedTerms.label.en).check()
  await sendLoan(page)
}

async function sendLoan(page: Page): Promise<void> {
  const loan = loanOn(page, 'en')
  await loan.tab('review').click()
  await loan.submit()
  await loan.expectThanks()
}

/** Opens a returned entry, to be submitted again. */
async function openReturned(page: Page, { url }: ChaosRun): Promise<void> {
  await page.goto(`${url}/requests`)
  await untilAppRuns(page)
  const correct = page.getByRole('button', { name: new RegExp(`^${t('Correct it')}`) })
  await correct.first().click()
}

/** Continues the offered draft, or starts anew. */
async function continueOrStart(page: Page, name: string): Promise<void> {
  const continueButton = page
    .getByRole('dialog')
    .getByRole('button', { name: t('Continue: {whose}', { whose: isolated(name) }) })
  const first = page.getByRole('dialog').locator('input[name], select[name], [role=tab]').first()
  await expect(continueButton.or(first).first()).toBeVisible()
  if (await continueButton.isVisible()) await continueButton.click()
}

async function fillForFarmer(page: Page, { url }: ChaosRun, name: string): Promise<void> {
  const form = formOn(page, soilTest, 'en')
  await page.goto(`${url}/agent`)
  await untilAppRuns(page)
  await page.getByLabel(t('Another application')).selectOption({ label: 'Book Soil Test' })
  await page.getByRole('button', { name: t('Begin'), exact: true }).click()
  await continueOrStart(page, name)
  await form.dialog.getByLabel(soilTest.fields.farmerConsent.label.en).check()
  await fillSoilTest(page, { name, village: 'Under fire' })
  await form.submit()
  await form.expectThanks()
}

async function answer(page: Page, run: ChaosRun, note: string): Promise<void> {
  await openAtDesk(page, notes.get(run)!, run.url)
  await answerAtDesk(page, note)
  const log = page.getByRole('heading', { name: t('History') }).locator('xpath=..')
  await expect(log.getByRole('listitem').last()).toContainText(note)
}

/** Sends a soil test of another farmer; returns its reference. */
async function submitForeignSoilTest({ url, setup }: ChaosRun): Promise<string> {
  const { email } = await newPerson(setup.centre)
  const call = async <Answer>(path: string, body: object, token?: string) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: setup.centre.publishableKey,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as Answer
  }
  const { access_token: token } = await call<{ access_token: string }>('/auth/v1/token?grant_type=password', {
    email,
    password: 'khet-seva-demo',
  })
  const [subject] = Object.keys(soilTest.subjects ?? {})
  const answers = goodAnswers(rulesOf(soilTest), subject)
  const content = {
    answers,
    form: 'soil-test',
    language: 'pa',
    manifest: [],
    subject,
    version: soilTest.version,
  }
  const entries = [{ id: crypto.randomUUID(), content: JSON.stringify(content), made_at: Date.now() }]
  const { results } = await call<{ results: [{ receipt: { reference: string } }] }>(
    '/rest/v1/rpc/submit_requests',
    { entries },
    token,
  )
  return results[0].receipt.reference
}

/** Returns whether an entry with this answer is on the phone or has arrived. */
async function isSubmitted(
  page: Page,
  { setup, person }: ChaosRun,
  key: string,
  args: string,
): Promise<boolean> {
  const { entries } = await readStoredData(page)
  if (entries.some(({ answers }) => answers[key] === args)) return true
  const [present] = await setup.centre.query<{ count: number }>(
    `select (select count(*) from requests where user_id = $1 and content like '%' || $2 || '%')
       + (select count(*) from desk_answers where by_whom = $1 and content like '%' || $2 || '%')::int as count`,
    [person.id, args],
  )
  return present!.count > 0
}
