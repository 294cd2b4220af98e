import type { Page } from '@playwright/test'
import { expect } from '../world.ts'
import { untilAppRuns } from './visitor.ts'
import { wordsIn } from './phrases.ts'

const t = wordsIn('en')

/** Opens the item with a reference at the desk; `site` for a browser without a base address. */
export async function openAtDesk(page: Page, reference: string, site = ''): Promise<void> {
  await page.goto(`${site}/desk`)
  await untilAppRuns(page)
  await page.getByLabel(t('Number, name, phone, village or words')).fill(reference)
  await page.getByRole('main').getByRole('listitem').filter({ hasText: reference }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: t('Requested') })).toBeVisible()
}

/** Answers the open item at the desk. */
export async function answerAtDesk(page: Page, note: string, status?: string): Promise<void> {
  if (note) await page.getByLabel(/^Note/).fill(note)
  if (status !== undefined) await page.getByLabel(t('New status')).selectOption(status)
  await page.getByRole('button', { name: t('Send the answer') }).click()
}
