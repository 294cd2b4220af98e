import type { Page } from '@playwright/test'
import { farmFieldWords as words } from '#src/content/farm-field-words.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { formOn } from './pages/forms.ts'
import { soil } from './pages/soil-test.ts'
import { findOnPhone } from './pages/stored-data.ts'
import { signIn, signOut, untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test, untilPagesAreCached, type World } from './world.ts'

test.beforeEach(({ context }) => withConsent(context))

/** The fields of an account at the centre, by name. */
async function atCentre(world: World, email: string): Promise<string[]> {
  const rows = await world.backend.query<{ name: string }>(
    `select f.value ->> 'name' as name from profiles p join auth.users u on u.id = p.user_id,
      jsonb_each(p.farm_fields) f where u.email = $1 order by 1`,
    [email],
  )
  return rows.map(({ name }) => name)
}

/** Fills in the open form of a field in the profile, and saves it. */
async function writeField(page: Page, name: string, acres: string, village: string): Promise<void> {
  await page.getByLabel(words.name.en).fill(name)
  await page.getByLabel(words.acres.en, { exact: true }).fill(acres)
  await page.getByLabel(words.village.en, { exact: true }).last().fill(village)
  await page.getByRole('button', { name: words.save.en }).click()
  await expect(page.getByLabel(words.name.en)).toHaveCount(0)
}

test('a farmer names fields without network, fills a form by one tap, and leaves nothing to read', async ({
  page,
  context,
  world,
}) => {
  const email = 'farmer2@example.org'
  await signIn(page, 'en', email, '+91 90000 00002')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: words.title.en })).toBeVisible()
  await untilPagesAreCached(page)
  await context.setOffline(true)
  const add = page.getByRole('button', { name: words.add.en })
  const rows = page.locator('[data-farm-field]')
  await add.click()
  await writeField(page, 'Peepal field', '2', 'Malikpur')
  await add.click()
  await page.getByLabel(words.name.en).fill('peepal  FIELD')
  await page.getByRole('button', { name: words.save.en }).click()
  await expect(page.getByText(words.sameName.en)).toBeVisible()
  await writeField(page, 'Well field', '1', 'Malikpur')
  await expect(rows).toHaveCount(2)
  await rows.nth(1).getByRole('button', { name: 'Change' }).click()
  await writeField(page, 'Long field', '1', 'Malikpur')
  await rows.nth(1).getByRole('button', { name: 'Remove' }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: words.undo.en }).click()
  await expect(rows).toHaveCount(2)

  const form = formOn(page, soilTest, 'en')
  await form.openFrom(soil)
  const chip = form.dialog.getByRole('button', { name: 'Peepal field' })
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(form.field('farmLocation')).toHaveValue('Malikpur')
  await expect(form.field('farmSize')).toHaveValue('2')
  await expect(form.field('fieldName')).toHaveValue('Peepal field')
  // An agent's own field is no farmer's.
  await form.dialog.getByLabel(soilTest.fields.forAnother.label.en).check()
  await expect(form.field('farmLocation')).toHaveValue('')
  await expect(form.field('fieldName')).toHaveValue('')
  await expect(chip).toHaveCount(0)
  await form.close()

  await context.setOffline(false)
  await expect.poll(() => atCentre(world, email)).toEqual(['Long field', 'Peepal field'])
  expect((await findOnPhone(page, ['Peepal field'])).join()).toContain('khet-seva-outbox')
  await signOut(page)
  expect(await findOnPhone(page, ['Peepal field', 'Long field'])).toEqual([])
  await signIn(page, 'en', 'viewer@example.org', '+91 90000 00006')
  await form.openFrom(soil)
  await expect(form.field('farmLocation')).toBeVisible()
  await expect(form.dialog.getByText(words.title.en)).toHaveCount(0)
})

test('an agent is offered a farmer’s field again, and no other farmer’s', async ({ page }) => {
  await signIn(page, 'en', 'agent@example.org', '+91 90000 00003')
  const form = formOn(page, soilTest, 'en')
  const begin = async (name: string, phone: string) => {
    await form.dialog.getByLabel(soilTest.fields.forAnother.label.en).check()
    await form.dialog.getByLabel(soilTest.fields.farmerConsent.label.en).check()
    await form.type('name', name)
    await form.type('phone', phone)
  }
  await form.openFrom(soil)
  await begin('Kashmir Lal', '9000010011')
  await form.type('farmLocation', 'Nangal, Pathankot')
  await form.type('farmSize', '3')
  await form.type('fieldName', 'River field')
  await form.submit()
  await form.expectThanks()
  await page.reload()
  await untilAppRuns(page)

  await form.openFrom(soil)
  await begin('Paramjit Kaur', '9000010011')
  const chip = form.dialog.getByRole('button', { name: 'River field' })
  await expect(form.dialog.getByText(words.ofFarmer.en)).toHaveCount(0)
  await form.type('name', 'Kashmir Lal')
  await chip.click()
  await expect(form.field('farmLocation')).toHaveValue('Nangal, Pathankot')
  await expect(form.field('farmSize')).toHaveValue('3')
})
