import type { Page } from '@playwright/test'
import { readStoredData } from '../crash/decrypted-data.ts'
import { untilAppRuns } from '../pages/visitor.ts'
import { wordsIn } from '../pages/phrases.ts'
import { expect } from '../world.ts'
import type { ChaosRun } from './chaos-run.ts'
import type { Journey } from './journey.ts'

const t = wordsIn('en')

/** Somebody writes about themselves, and agrees to messages. */
export const profileJourney: Journey = {
  act: async (run) => {
    for (const place of profileLabels.keys()) {
      const text = run.nameOf(place)
      await run.action(
        text,
        (page) => writeProfile(page, run, [place]),
        (page) => isQueuedOr(page, text, async () => (await profileOf(run)).includes(text)),
      )
    }
    await run.action(
      'consent',
      (page) => agree(page, run),
      (page) => isQueuedOr(page, aboutMessages, async () => (await consentsOf(run)).length > 0),
    )
  },
  mend: async (run, page) => {
    const returned = await returnedOn(page)
    if (returned.some((content) => content.includes(aboutMessages))) await agree(page, run)
    if (returned.some((content) => content.includes('"changes"')))
      await writeProfile(page, run, [...profileLabels.keys()])
  },
}

/** An editor changes prices, of goods that no other journey orders. */
export const editorJourney: Journey = {
  role: 'editor',
  act: async (run) => {
    for (const [place, item] of editedItems.entries()) {
      const paise = priceOf(run, place)
      await run.action(
        priceText(paise),
        (page) => changePrice(page, run, item, paise),
        (page) => isQueuedOr(page, priceText(paise), async () => (await editsOf(run)).includes(paise)),
      )
    }
  },
  mend: async (run, page) => {
    const returned = await returnedOn(page)
    for (const [place, item] of editedItems.entries()) {
      const paise = priceOf(run, place)
      if (returned.some((content) => content.includes(priceText(paise))))
        await changePrice(page, run, item, paise)
    }
  },
}

const profileLabels = ['Village', 'Display name'] as const
const editedItems = ['nano-urea-500-ml', 'npk-19-19-19', 'npk-12-61-0'].map((key) => `fertilizers/${key}`)

const aboutMessages = '"purpose":"messages"'

const priceOf = ({ scenario }: ChaosRun, place: number) => 100_000 + scenario.number * 100 + place * 25
const priceText = (paise: number) => `"price_paise":${paise}`

/** Writes some of the fields, by their place in `profileLabels`. */
async function writeProfile(page: Page, run: ChaosRun, places: readonly number[]): Promise<void> {
  await page.goto(`${run.url}/profile`)
  await untilAppRuns(page)
  for (const place of places)
    await page.getByLabel(t(profileLabels[place]!), { exact: true }).fill(run.nameOf(place))
  await page.getByRole('button', { name: t('Save'), exact: true }).click()
  await expect(page.getByText(t('Saved on this phone'), { exact: true })).toBeVisible()
}

async function agree(page: Page, { url }: ChaosRun): Promise<void> {
  await page.goto(`${url}/privacy-centre`)
  await untilAppRuns(page)
  const title = t('Calls and messages with offers and advice')
  const choice = page.locator('.card').filter({ hasText: title })
  const box = choice.getByRole('checkbox')
  // The next tap would take it back.
  if (!(await box.isChecked())) await box.click()
  await expect(choice.getByText(/^Agreed on/)).toBeVisible()
}

async function changePrice(page: Page, { url }: ChaosRun, item: string, paise: number): Promise<void> {
  await page.goto(`${url}/edit?item=${encodeURIComponent(item)}`)
  await untilAppRuns(page)
  await page.getByLabel(t('Price in rupees')).fill((paise / 100).toFixed(2))
  await page.getByRole('button', { name: t('Save'), exact: true }).click()
  const notices = [t('Changed'), t('Saved on this phone')].map((text) =>
    page.getByText(text, { exact: true }),
  )
  await expect(notices[0]!.or(notices[1]!).first()).toBeVisible()
}

async function returnedOn(page: Page): Promise<string[]> {
  const { entries } = await readStoredData(page)
  return entries.flatMap(({ state, content }) => (state === 'returned' ? [content] : []))
}

async function isQueuedOr(page: Page, words: string, isAtCentre: () => Promise<boolean>): Promise<boolean> {
  const { entries } = await readStoredData(page)
  return entries.some(({ content }) => content.includes(words)) || isAtCentre()
}

async function profileOf({ setup, person }: ChaosRun): Promise<readonly (string | null)[]> {
  const [row] = await setup.centre.query<{ village: string | null; display_name: string | null }>(
    'select village, display_name from profiles where user_id = $1',
    [person.id],
  )
  return [row!.village, row!.display_name]
}

function consentsOf({ setup, person }: ChaosRun): Promise<{ given: boolean }[]> {
  return setup.centre.query<{ given: boolean }>(
    `select given from consents where user_id = $1 and purpose = 'messages'`,
    [person.id],
  )
}

/** The prices that the centre's log has of the person. */
async function editsOf({ setup, person }: ChaosRun): Promise<number[]> {
  const rows = await setup.centre.query<{ paise: number }>(
    `select (after ->> 'price_paise')::int as paise from edit_events where who = $1`,
    [person.id],
  )
  return rows.map(({ paise }) => paise)
}

/** Returns the fields of a profile that were shown as saved and are not at the centre once. */
export async function profileFaults(run: ChaosRun): Promise<string[]> {
  const wanted = profileLabels.map((_, place) => run.nameOf(place))
  const [profile, consents] = [await profileOf(run), await consentsOf(run)]
  const missing = wanted.filter((text, place) => profile[place] !== text)
  return [
    ...missing.map((text) => `${text} is not in the profile, which has ${profile.join(', ')}`),
    ...(consents.length === 1 && consents[0]!.given ? [] : [`the consent is there ${consents.length} times`]),
  ]
}

/** Returns the edits that were shown as saved and are not at the centre, or there twice. */
export async function editFaults(run: ChaosRun): Promise<string[]> {
  const done = await editsOf(run)
  const wanted = editedItems.map((_, place) => priceOf(run, place))
  const faults = wanted.flatMap((paise) => {
    const times = done.filter((other) => other === paise).length
    return times === 1 ? [] : [`the price ${paise} was set ${times} times`]
  })
  return done.length > wanted.length ? [...faults, `${done.length} edits, more than were made`] : faults
}
