import { request as httpRequest } from 'node:http'
import { untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test } from './world.ts'

test.beforeEach(({ context }) => withConsent(context))

/** Requests a path exactly as written; fetch and browsers would normalize it. */
function rawAnswer(
  url: string,
  path: string,
): Promise<{ status: number; location: string | undefined; type: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    location: string | undefined
    type: string
  }>()
  const { hostname, port } = new URL(url)
  httpRequest({ hostname, port, path }, (response) => {
    response.resume()
    const { location, 'content-type': type = '' } = response.headers
    resolve({ status: response.statusCode!, location, type })
  })
    .on('error', reject)
    .end()
  return promise
}

test('malformed addresses are answered as unknown, and never redirect', async ({ world }) => {
  const paths = [
    '/seeds-catalog/%F0%9F%92%A9',
    '/%E0%A4%A',
    '/%',
    '/%00',
    '//evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/pa//x',
    '/pa//evil.example',
    `/${'x'.repeat(8_000)}`,
    `/pa/${'%E0%A8%AA'.repeat(900)}`,
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fpackage.json',
    '/.stamp/x',
    '/constructor',
    '/__proto__',
    '/seeds-catalog/__proto__',
    '/seeds-catalog/constructor',
    '/hi/seeds-catalog/toString',
  ]
  for (const path of paths) {
    const { status, location } = await rawAnswer(world.url, path)
    // `//evil.example/..` is another way to write `/`, and redirects there.
    if (status === 301) expect([path, location]).toEqual([path, '/'])
    else {
      expect(status, path.slice(0, 60)).toBeGreaterThanOrEqual(400)
      expect(status, path.slice(0, 60)).toBeLessThan(500)
      expect(location, path.slice(0, 60)).toBeUndefined()
    }
  }
  expect((await rawAnswer(world.url, '/')).status).toBe(200)
})

test('a browser at such an address shows the not-found page, which leads home', async ({ page, world }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  for (const path of [
    '/seeds-catalog/%F0%9F%92%A9',
    '//evil.example',
    `/${'x'.repeat(8_000)}`,
    '/seeds-catalog/__proto__',
    '/constructor',
    '/pa//x',
  ]) {
    const response = await page.goto(world.url + path)
    expect(response!.status(), path.slice(0, 60)).toBe(404)
    await untilAppRuns(page)
    const home = page.getByRole('main').getByRole('link')
    await expect(home, path.slice(0, 60)).toHaveCount(1)
    await home.click()
    await expect(page).toHaveURL(path.startsWith('/pa') ? `${world.url}/pa` : `${world.url}/`)
  }
  expect(errors).toEqual([])
})

test('an unknown language shows the not-found page, and the shop stays reachable', async ({
  page,
  world,
}) => {
  for (const [path, lang] of [
    ['/?lang=//evil.example', 'en'],
    ['/?lang=https://evil.example', 'en'],
    ['/?lang=xx', 'en'],
    ['/?lang=__proto__', 'en'],
    ['/pa?lang=xx', 'pa'],
    ['/pa?lang=/..//evil.example', 'pa'],
  ] as const) {
    await page.goto(path)
    await untilAppRuns(page)
    expect(new URL(page.url()).origin).toBe(world.url)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    expect(page.url()).not.toContain('evil')
    const stored = await page.evaluate(() => localStorage.getItem('language'))
    // The language of the very first page; links do not change it.
    expect(stored).toBe('en')
  }
  await page.goto('/')
  await expect(page).toHaveURL('/')

  await page.evaluate(() => localStorage.setItem('language', '//evil.example'))
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister())
  await page.goto('/')
  expect(new URL(page.url()).origin).toBe(world.url)
})
