import { readFile } from 'node:fs/promises'
import { newPerson } from './crash/person.ts'
import { findOnPhone } from './pages/stored-data.ts'
import { atCentre, requestSoilTest, soil } from './pages/soil-test.ts'
import { signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, untilPagesAreCached } from './world.ts'

test.beforeEach(({ context }) => withConsent(context))

const t = wordsIn('en')
const request = { name: 'Harnam Of Privacy', village: 'Village of privacy', phone: '9123456721' }
const email = 'agent@example.org'

test('a person sees and changes consents, downloads a copy of everything, and deletes the account', async ({
  page,
  context,
  world,
}) => {
  const who = 'viewer@example.org'
  await signIn(page, 'en', who, '+91 90000 00006')
  await requestSoilTest(page, request)
  await expect
    .poll(() =>
      world.backend.query(`select 1 from service_requests where answers->>'name' = $1`, [request.name]),
    )
    .toHaveLength(1)

  await page.goto('/privacy-centre')
  await untilAppRuns(page)
  const messages = page.getByRole('checkbox').nth(1)
  await expect(messages).not.toBeChecked()
  await messages.click()
  await expect(messages).toBeChecked()
  const consents = () =>
    world.backend.query<{ purpose: string; given: boolean }>(
      `select c.purpose, c.given from consents c join auth.users u on u.id = c.user_id where u.email = $1 order by received_at`,
      [who],
    )
  await expect.poll(consents).toEqual([{ purpose: 'messages', given: true }])
  await messages.click()
  await expect.poll(consents).toHaveLength(2)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t('Save my data for programs (JSON)') }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('khet-seva-data.json')
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    atCentre: { account: { email: string } }
  }
  expect(data.atCentre.account.email).toBe(who)
  expect(JSON.stringify(data)).toContain(request.name)
  for (const secret of ['eyJ', 'refreshToken']) expect(JSON.stringify(data)).not.toContain(secret)
  // The readable copy: a standalone page.
  const savedPage = page.waitForEvent('download')
  await page.getByRole('button', { name: t('Save as a page to read and print') }).click()
  const readable = await savedPage
  expect(readable.suggestedFilename()).toBe('khet-seva-data.html')
  const html = await readFile(await readable.path(), 'utf8')
  for (const text of [who, request.name, '<html lang="en">']) expect(html).toContain(text)
  for (const secret of ['eyJ', 'refreshToken']) expect(html).not.toContain(secret)

  await context.setOffline(true)
  await page.getByRole('button', { name: t('Show the data to be deleted') }).click()
  await expect(page.getByText(t('Nothing has changed.'))).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: t('Show the data to be deleted') }).click()
  await expect(page.getByText('1 request that is still open', { exact: false })).toBeVisible()
  const field = page.getByLabel(/^To delete, type \d{4}$/)
  await field.fill('0')
  await page.getByRole('button', { name: t('Delete for good') }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Type the number' })).toBeVisible()
  const code = /\d{4}/.exec(
    await page
      .getByText(/^To delete, type \d{4}/)
      .first()
      .innerText(),
  )![0]
  await field.fill(code)
  await page.getByRole('button', { name: t('Delete for good') }).click()
  await expect(page.getByText(t('Your account is deleted.')).first()).toBeVisible()
  expect(await world.backend.query('select 1 from auth.users where email = $1', [who])).toEqual([])
  expect(
    await world.backend.query(
      `select r.user_id from requests r join service_requests s using (id) where s.answers->>'name' = $1`,
      [request.name],
    ),
  ).toEqual([{ user_id: null }])
  expect(await findOnPhone(page, [request.name, request.phone, request.village, who, 'eyJ'])).toEqual([])
})

test('unsent work of an account that was deleted elsewhere is sent without it', async ({
  page,
  context,
  world,
}) => {
  const { email: who, phone } = await newPerson(world.backend)
  const unsent = { name: 'Harnam Of Nobody', village: 'Village of nobody' }
  await signIn(page, 'en', who, phone)
  await page.goto(soil)
  await untilAppRuns(page)
  await untilPagesAreCached(page)
  await context.setOffline(true)
  await requestSoilTest(page, unsent)
  await world.backend.query('select delete_account(id) from auth.users where email = $1', [who])
  await context.setOffline(false)

  await page.goto('/')
  const way = t('Your account is closed. Continue without it.')
  await page.getByRole('link', { name: way }).click()
  await page.getByRole('button', { name: t('Continue without the account') }).click()
  await page.getByRole('button', { name: t('Send it without an account') }).click()
  await expect.poll(() => atCentre(world, unsent.village)).toHaveLength(1)
  const [received] = await atCentre(world, unsent.village)
  await expect(page.getByText(received!.reference)).toBeVisible()
  expect(await findOnPhone(page, [who, 'eyJ'])).toEqual([])
})

test('a report for support contains nothing personal, also offline', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'en', email, '+91 90000 00003')
  await page.goto('/help')
  await untilAppRuns(page)
  await untilPagesAreCached(page)
  await context.setOffline(true)
  await requestSoilTest(page, request)
  await page.goto('/diagnostics')
  await untilAppRuns(page)
  await expect(page.getByRole('heading', { name: t('Not sent yet') })).toBeVisible()
  await page.getByRole('button', { name: t('Copy'), exact: true }).click()
  await expect(page.getByText(t('Copied')).first()).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  for (const name of [
    'build: index-',
    'worker:',
    'storage:',
    'requests: 1 × waiting',
    'online: no',
    'last heard:',
  ])
    expect(text).toContain(name)
  const shown = await page.locator('main').innerText()
  const ids = /[0-9a-f]{8}-[0-9a-f]{4}/
  for (const words of [text, shown]) {
    for (const word of [...Object.values(request), email, 'Ramesh', 'soil', 'KS-', 'eyJ', 'guest_'])
      expect(words).not.toContain(word)
    expect(words).not.toMatch(ids)
  }
})

test('the facts of the report are named in the language of the page', async ({ page }) => {
  await withConsent(page)
  await page.goto('/pa/diagnostics')
  await untilAppRuns(page)
  await expect(page.locator('dt').nth(20)).toBeVisible()
  expect((await page.locator('dt').allInnerTexts()).filter((name) => /[a-z]/i.test(name))).toEqual([])
})

test('no requested address contains anything personal', async ({ page, world }) => {
  const paths: string[] = []
  const stop = world.onRequest(({ path }) => paths.push(decodeURIComponent(path)))
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(decodeURIComponent(frame.url())))
  await signIn(page, 'en', 'farmer@example.org')
  await requestSoilTest(page, request)
  await page.goto('/profile')
  await page.getByLabel(t('Village'), { exact: true }).fill('Village in no address')
  await page.getByRole('button', { name: t('Save'), exact: true }).click()
  await expect(page.getByText(t('The centre has this.'))).toBeVisible()
  await page.goto('/requests')
  await untilAppRuns(page)
  stop()
  expect(paths.length).toBeGreaterThan(10)
  const all = [...paths, ...visited].join('\n')
  for (const word of [
    ...Object.values(request),
    'farmer@example.org',
    '9000000001',
    'Village in no',
    'khet-seva-demo',
    'eyJ',
  ])
    expect(all).not.toContain(word)
})
