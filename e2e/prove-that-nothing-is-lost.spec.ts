import { untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tonguesOf } from './world.ts'

test.use({ serviceWorkers: 'block' })
test.beforeEach(({ context }) => withConsent(context))

for (const { code, prefix, name, tag } of tonguesOf('en', ' @full'))
  test(`a visitor comes from About, runs a schedule, kills a phone and sees every promise kept; a bug is caught (${name})${tag}`, async ({
    page,
  }) => {
    const t = wordsIn(code)
    await page.goto(`${prefix}/about`)
    await untilAppRuns(page)
    await page.locator(`a[href="${prefix}/proof"]`).click()
    const seed = page.getByLabel(t('Seed'), { exact: true })
    await expect(seed).toHaveValue('17')
    await seed.fill('11')
    await page.getByRole('button', { name: t('Step'), exact: true }).press('Enter')
    const events = page.getByRole('region', { name: t('What happens') })
    await expect(events.getByRole('listitem')).not.toHaveCount(0)
    const first = t('Phone {number}', { number: 1 })
    await page.getByRole('button', { name: `${t('Cut the line')}: ${first}` }).click()
    await expect(page.getByRole('region', { name: first, exact: true })).toContainText(t('Line cut'))
    await page.getByRole('button', { name: `${t('Kill the phone')}: ${first}` }).click()
    await expect(events).toContainText(t('Killed, and opened again'))
    await page.getByRole('button', { name: t('Run'), exact: true }).click()
    await page.getByRole('button', { name: t('Pause'), exact: true }).click()
    await page.getByRole('button', { name: t('To the end'), exact: true }).click()
    const status = page.getByRole('main').getByRole('status').first()
    await expect(status).toHaveText(t('Nothing is lost.'))
    await expect(page.locator('[data-promise=kept]')).toHaveCount(4)

    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: t('To the end'), exact: true }).click()
    await expect(status).toHaveText(t('Caught: it was lost.'))
    const broken = page.locator('[data-promise=broken]')
    await expect(broken).toHaveText(new RegExp(t('Nothing lost')))
    await expect(page.getByText(/is no longer to be seen on the phone/)).toBeVisible()
  })

test('a thousand schedules run beside the page, tapped before its code is there, and none fails @soak', async ({
  page,
}) => {
  // Beside other journeys the worker gets a third of a processor.
  test.setTimeout(600_000)
  const asked = Promise.withResolvers<void>()
  await page.route('**/assets/proof-panel-*', async (route) => {
    await asked.promise
    await route.continue()
  })
  await page.goto('/proof')
  await untilAppRuns(page)
  const run = page.getByRole('button', { name: 'Run 1,000 schedules' })
  await run.click()
  await expect(run).toHaveAttribute('aria-busy', 'true')
  asked.resolve()
  await expect(page.getByText('Done. Failed: 0')).toBeVisible({ timeout: 540_000 })
  await expect(page.getByText('1,000 of 1,000')).toBeVisible()
})

test('nobody else loads the simulator, and only its first step does @full', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const ofSimulator = () => asked.filter((url) => /proof-panel-|simulator-worker-/.test(url)).length
  await page.goto('/about')
  await untilAppRuns(page)
  expect(ofSimulator()).toBe(0)
  await page.goto('/proof')
  await untilAppRuns(page)
  await expect.poll(ofSimulator).toBe(1)
  await page.getByRole('button', { name: 'Step', exact: true }).click()
  await expect.poll(ofSimulator).toBe(2)
})

test('without scripts the page says what is proven, and how to run it @full', async ({ browser, world }) => {
  const context = await browser.newContext({ baseURL: world.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/proof')
  await expect(page.getByText('npm run simulate -- --seed 7 --schedules 1000')).toBeAttached()
  await expect(page.getByRole('heading', { name: 'What is checked' })).toBeAttached()
  await context.close()
})
