import type { Page } from '@playwright/test'
import { doseWords, soilWords, zoneWords } from '#src/features/soil/internal/soil-words.ts'
import { soilDeskWords } from '#src/features/desk/internal/soil-desk-words.ts'
import { sampleStates, seeSoilCard, soilTab } from '#src/content/soil-line-words.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { readQr } from '#tests/desk/read-qr.ts'
import { farmersSoilTest, phoneOf } from './pages/desk-people.ts'
import { chooseTab, untilAppRuns } from './pages/visitor.ts'
import { expect, test, untilPagesAreCached } from './world.ts'

/** Chooses a laboratory's file at the desk. */
async function choose(staff: Page, lines: readonly string[]): Promise<void> {
  const chooser = staff.waitForEvent('filechooser')
  await staff.getByText(soilDeskWords.chooseFile.en).click()
  const buffer = Buffer.from(lines.join('\n'))
  await (await chooser).setFiles({ name: 'lab.csv', mimeType: 'text/csv', buffer })
}

test('a laboratory’s file becomes a card on the farmer’s phone, offline too; a wrong result is withdrawn with the reason', async ({
  browser,
  world,
}) => {
  // Two phones, one of which caches every page.
  test.slow()
  const reference = await farmersSoilTest(world)
  const staff = await phoneOf(browser, world, 'staff')
  await staff.goto('/desk')
  await untilAppRuns(staff)
  await chooseTab(staff, soilTab.en)
  const waiting = staff.getByRole('listitem').filter({ hasText: reference })
  await waiting.getByLabel(soilDeskWords.field.en).fill('Behind the well')
  await waiting.getByRole('button', { name: soilDeskWords.collect.en }).click()
  const chip = (name: string) => staff.getByRole('button', { name: new RegExp(`^${name} \\(`) })
  await chip(sampleStates.collected.en).click()
  const row = staff.locator(`[data-sample="${reference}-1"]`)
  await row.getByRole('button', { name: soilDeskWords.toLab.en }).click()
  await chip(sampleStates.at_lab.en).click()
  await row.getByRole('button', { name: soilDeskWords.label.en }).click()
  await expect(row.locator('[data-label]')).toContainText('Behind the well')
  const code = await row.locator('[data-qr]').evaluate(({ outerHTML }) => outerHTML)
  expect(readQr(code).text).toBe(`${reference}-1`)
  await staff.evaluate(() => (window.print = () => void window.dispatchEvent(new Event('afterprint'))))
  await row.getByRole('button', { name: soilDeskWords.printLabel.en }).click()
  const heading = staff.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await staff.emulateMedia({ media: 'print' })
  await expect(heading).toBeHidden()
  await expect(row.locator('[data-label]')).toBeVisible()
  await staff.emulateMedia({ media: 'screen' })
  await row.getByRole('button', { name: soilDeskWords.leave.en }).click()

  const head = 'Sample No,pH,EC (µS/cm),OC (%),N (kg/ha),P (kg/ha),K (kg/ha),Zn (ppm)'
  await choose(staff, [
    head,
    `${reference}/1,7.8,250,0.42,210,12,90,BDL`,
    'KS-22222-1,7,100,0.5,300,12,200,1',
    'Total samples,2',
  ])
  const bad = staff.locator('[data-bad-rows]')
  await expect(bad).toContainText('KS-22222-1')
  await expect(staff.locator('[data-left-rows]')).toContainText('Total samples')
  await staff.getByRole('button', { name: soilDeskWords.take.en.replace('{count}', () => '1') }).click()
  await expect(staff.locator('[data-good-rows]').getByRole('listitem')).toHaveCount(0)
  // The good row is in; the wrong one stays, to be put right.
  await expect(bad).toContainText('KS-22222-1')
  await chip(sampleStates.tested.en).click()
  await expect(row).toContainText('EC 0.25 dS/m')

  const farmer = await phoneOf(browser, world, 'farmer', 'pa')
  await farmer.goto(addressIn('pa', '/requests'))
  await untilAppRuns(farmer)
  const own = farmer.getByRole('listitem').filter({ has: farmer.locator(`[data-reference="${reference}"]`) })
  await own.getByRole('link', { name: seeSoilCard.pa }).click()
  const card = farmer.locator(`[data-sample="${reference}-1"]`)
  await expect(card.locator('[data-value=n]')).toContainText(`210 kg/ha: ${zoneWords.low.pa}`)
  await expect(card.locator('[data-value=ph]')).toHaveAttribute('data-zone', 'good')
  await expect(card.locator('[data-value=zn]')).toHaveAttribute('data-zone', 'low')
  await expect(card.locator('[data-value=zn]')).toContainText(soilWords.unmeasured.pa)
  await expect(card).toContainText(doseWords.unchecked.pa)
  await expect(card.locator('[data-dose]')).toHaveCount(0)
  await untilPagesAreCached(farmer)
  await farmer.context().setOffline(true)
  await farmer.reload()
  await untilAppRuns(farmer)
  await expect(card.locator('[data-value=n]')).toContainText('210 kg/ha')
  await farmer.context().setOffline(false)

  await row.getByRole('button', { name: soilDeskWords.withdraw.en }).click()
  await row.getByLabel(soilDeskWords.reason.en).fill('Two bags were mixed up')
  await row.getByRole('button', { name: soilDeskWords.withdraw.en }).click()
  await expect(row).toHaveCount(0)
  await farmer.reload()
  await untilAppRuns(farmer)
  await expect(card).toContainText(soilWords.withdrawn.pa)
  await expect(card).toContainText('Two bags were mixed up')
  await expect(card.locator('[data-value=n]')).toHaveCount(0)
  await staff.context().close()
  await farmer.context().close()
})

test('a value that soil cannot have is refused, and a card without an agronomist’s name leads to the expert', async ({
  browser,
  world,
}) => {
  const reference = await farmersSoilTest(world)
  const staff = await phoneOf(browser, world, 'staff')
  await staff.goto('/desk?tab=soil')
  await untilAppRuns(staff)
  const waiting = staff.getByRole('listitem').filter({ hasText: reference })
  await waiting.getByRole('button', { name: soilDeskWords.collect.en }).click()
  await staff.getByRole('button', { name: new RegExp(`^${sampleStates.collected.en} \\(`) }).click()
  const row = staff.locator(`[data-sample="${reference}-1"]`)
  await row.getByRole('button', { name: soilDeskWords.enter.en }).click()
  await row.getByLabel('pH').fill('78')
  await row.getByRole('button', { name: soilDeskWords.save.en }).click()
  await expect(row.getByRole('alert')).toContainText('2')
  await row.getByLabel('pH').fill('7.8')
  for (const [label, value] of [
    ['N (kg/ha)', '300'],
    ['P (kg/ha)', '15'],
    ['K (kg/ha)', '200'],
  ] as const)
    await row.getByLabel(label, { exact: true }).fill(value)
  await row.getByRole('button', { name: soilDeskWords.save.en }).click()
  await expect(row).toHaveCount(0)

  const farmer = await phoneOf(browser, world, 'farmer')
  await farmer.goto('/requests')
  await untilAppRuns(farmer)
  const own = farmer.getByRole('listitem').filter({ has: farmer.locator(`[data-reference="${reference}"]`) })
  await own.getByRole('link', { name: seeSoilCard.en }).click()
  await expect(farmer.getByText(doseWords.unchecked.en)).toBeVisible()
  await farmer.getByRole('button', { name: doseWords.ask.en }).click()
  await expect(farmer.getByRole('dialog')).toBeVisible()
  await staff.context().close()
  await farmer.context().close()
})
