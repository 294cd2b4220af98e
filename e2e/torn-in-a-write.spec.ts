import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { startPhone } from './crash/killable-phone.ts'
import { formOn } from './pages/forms.ts'
import { fillSoilTest, soil } from './pages/soil-test.ts'
import { untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test } from './world.ts'
import { isolated } from '#src/base/isolated.ts'

const t = wordsIn('en')

/** The first bytes of a record of 900, as in the log when the browser dies during the write. */
const torn = Uint8Array.of(1, 2, 3, 4, 900 & 255, 900 >> 8, 1)

/** Returns the database logs of the browser's only origin. */
async function logsIn(profile: string): Promise<string[]> {
  const folder = join(profile, 'Default', 'IndexedDB')
  const [databases] = (await readdir(folder)).filter((name) => name.endsWith('.leveldb'))
  const files = await readdir(join(folder, databases!))
  return files.filter((name) => name.endsWith('.log')).map((name) => join(folder, databases!, name))
}

async function openForm(page: Page, url: string): Promise<void> {
  await page.goto(url + soil)
  await untilAppRuns(page)
  await page.locator('main button[aria-haspopup=dialog]').first().click()
}

async function goOnWith(page: Page, url: string, whose: string): Promise<void> {
  await openForm(page, url)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Continue: {whose}', { whose: isolated(whose) }) })
    .click()
}

test('a browser that is killed during a write and opened twice still has earlier and later saves', async ({
  world,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'khet-seva-torn-'))
  const open = async () => {
    const phone = await startPhone(profile)
    await withConsent(phone.context)
    return { ...phone, form: formOn(phone.page, soilTest, 'en') }
  }
  const first = await open()
  try {
    await openForm(first.page, world.url)
    await fillSoilTest(first.page, { name: 'Karam Singh', village: 'Before' })
    await first.form.untilSaved()
  } finally {
    first.kill()
    await first.exited
  }
  const logs = await logsIn(profile)
  await appendFile(logs.at(-1)!, torn)

  const second = await open()
  try {
    await goOnWith(second.page, world.url, 'Karam Singh')
    await second.form.type('farmLocation', 'Since')
    await second.form.untilSaved()
    // Later writes are in another file by now.
    await expect.poll(() => logsIn(profile)).not.toEqual(logs)
  } finally {
    second.kill()
    await second.exited
  }

  const third = await open()
  try {
    await goOnWith(third.page, world.url, 'Karam Singh')
    await expect(third.form.field('name')).toHaveValue('Karam Singh')
    await expect(third.form.field('farmLocation')).toHaveValue('Since')
  } finally {
    third.kill()
    await third.exited
    await rm(profile, { recursive: true, force: true, maxRetries: 3 })
  }
})
