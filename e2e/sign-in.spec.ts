import { fillSignIn, untilAppRuns } from './pages/visitor.ts'
import { expect, test, tonguesOf, untilPagesAreCached } from './world.ts'

const words = {
  en: {
    needed: 'You need to sign in to access this page.',
    signIn: 'Sign In',
    signOut: 'Sign Out',
    menu: 'Menu',
    email: 'Email',
    phone: 'Phone number',
    password: 'Password',
    welcome: 'Welcome back!',
    gone: 'Successfully signed out!',
    failed: 'Sign In Failed',
    missing: 'Please provide both email and phone number',
    daily: 'Buffalo Milk',
  },
  pa: {
    needed: 'ਇਹ ਪੰਨਾ ਵੇਖਣ ਲਈ ਲੌਗਇਨ ਕਰੋ।',
    signIn: 'ਲੌਗਇਨ ਕਰੋ',
    signOut: 'ਲੌਗਆਊਟ ਕਰੋ',
    menu: 'ਮੀਨੂ',
    email: 'ਈਮੇਲ',
    phone: 'ਫ਼ੋਨ ਨੰਬਰ',
    password: 'ਪਾਸਵਰਡ',
    welcome: 'ਮੁੜ ਜੀ ਆਇਆਂ ਨੂੰ।',
    gone: 'ਲੌਗਆਊਟ ਹੋ ਗਿਆ।',
    failed: 'ਲੌਗਇਨ ਨਹੀਂ ਹੋਇਆ',
    missing: 'ਈਮੇਲ ਅਤੇ ਫ਼ੋਨ ਨੰਬਰ ਦੋਵੇਂ ਭਰੋ।',
    daily: 'ਮੱਝ ਦਾ ਦੁੱਧ',
  },
  hi: {
    needed: 'यह पेज देखने के लिए लॉगिन करें।',
    signIn: 'लॉगिन करें',
    signOut: 'लॉगआउट करें',
    menu: 'मेन्यू',
    email: 'ईमेल',
    phone: 'फ़ोन नंबर',
    password: 'पासवर्ड',
    welcome: 'फिर से स्वागत है।',
    gone: 'लॉगआउट हो गया।',
    failed: 'लॉगिन नहीं हुआ',
    missing: 'ईमेल और फ़ोन नंबर दोनों भरें।',
    daily: 'भैंस का दूध',
  },
} as const

for (const { code, prefix, tag } of tonguesOf('en')) {
  const word = words[code]
  test(`a person signs in by password, opens the daily needs, and signs out (${code})${tag || ' @every'}`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'all'))
    await page.goto(`${prefix}/daily-needs`)
    await expect(page.getByText(word.needed)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: word.signIn }).click()
    // A sign-in with an aim starts with the phone tab.
    await page.getByRole('tab', { name: word.signIn }).click()

    await page.getByRole('main').getByRole('button', { name: word.signIn }).click()
    await expect(page.getByText(word.missing)).toBeVisible()

    await page.getByLabel(word.email).fill('farmer@example.org')
    await page.getByLabel(word.phone).fill('+91 90000 00001')
    await page.getByLabel(word.password, { exact: true }).fill('not the password')
    await page.getByRole('main').getByRole('button', { name: word.signIn }).click()
    await expect(page.getByText(word.failed)).toBeVisible()

    await page.getByLabel(word.password, { exact: true }).fill('khet-seva-demo')
    await page.getByRole('main').getByRole('button', { name: word.signIn }).click()
    await expect(page.getByText(word.welcome)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${prefix}/daily-needs$`))
    await expect(page.getByRole('heading', { name: word.daily }).first()).toBeVisible()
    await untilPagesAreCached(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: word.daily }).first()).toBeVisible()
    await context.setOffline(false)

    await page.getByRole('button', { name: word.menu, exact: true }).click()
    await expect(page.getByText('farmer@example.org')).toBeVisible()
    await page.getByRole('button', { name: word.signOut }).click()
    await expect(page.getByText(word.gone)).toBeVisible()
    await expect(page.getByText(word.needed)).toBeVisible()
  })
}

test('a sign-in leads back to the very place on the page where it began', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'all'))
  await page.goto('/about')
  await untilAppRuns(page)
  await expect(page.getByRole('button', { name: 'Live Support' })).toBeAttached()
  await page.evaluate(() => scrollTo({ top: 700 }))
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const link = page
    .getByRole('navigation', { name: 'Menu', exact: true })
    .getByRole('link', { name: 'Sign In' })
  // The menu may move the page under it.
  await link.hover()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(200)
  await link.click()
  await fillSignIn(page, 'en', 'farmer@example.org', '90000 00001')
  await expect(page).toHaveURL(/about$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})
