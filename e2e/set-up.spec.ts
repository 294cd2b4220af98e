import { openShop } from '#scripts/serve/open-shop.ts'
import { serve } from '#scripts/serve/serve.ts'
import { setUpAddress } from '#scripts/serve/set-up.ts'
import { wordsIn } from './pages/phrases.ts'
import { openPage } from './pages/visitor.ts'
import { expect, freePort, test } from './world.ts'

const t = wordsIn('en')

test('whoever has the printed address becomes the admin and opens the centre; until then nobody else sees it', async ({
  browser,
}) => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const backend = await openShop({ host: '127.0.0.1', siteUrl: url, demoPeople: false })
  const address = await setUpAddress(backend, url)
  const server = await serve({ backend, host: '127.0.0.1', port })
  try {
    const stranger = await openPage(browser, url)
    expect((await stranger.goto('/'))!.status()).toBe(503)
    await expect(stranger.getByText('This centre opens soon.')).toBeVisible()
    expect((await stranger.request.post('/rest/v1/rpc/shop_changes', { data: {} })).status()).toBe(503)

    const owner = await openPage(browser, url)
    await owner.goto(address!)
    await owner
      .getByRole('main')
      .getByRole('link', { name: t('Sign In') })
      .click()
    await owner.getByRole('tab', { name: t('Sign Up') }).click()
    await owner.getByLabel('Username').fill('simran')
    await owner.getByLabel('Display name').fill('Simran Kaur')
    await owner.getByLabel('Email').fill('simran@example.org')
    await owner.getByLabel('Phone number').fill('98765 43210')
    await owner.getByLabel('Password', { exact: true }).fill('a long password')
    await owner
      .getByRole('main')
      .getByRole('button', { name: t('Sign Up') })
      .click()
    const codes = () => backend.inbox.messages('simran@example.org')
    await expect.poll(() => codes().length).toBeGreaterThan(0)
    await owner.getByLabel('6-digit OTP').fill(codes()[0]!.code!)
    await expect(owner.getByRole('heading', { name: t('You are the admin') })).toBeVisible()
    await owner.getByRole('button', { name: t('Send me a mail') }).click()
    await expect(owner.getByText(/SMTP_URL/)).toBeVisible()
    await owner.getByRole('link', { name: t('Continue') }).click()
    await owner.getByRole('link', { name: /^Name of the centre/ }).click()
    for (const language of ['English', 'ਪੰਜਾਬੀ', 'हिंदी'])
      await owner.getByRole('textbox', { name: language, exact: true }).fill('Kisan Seva Nabha')
    await owner.getByRole('button', { name: t('Save'), exact: true }).click()
    await expect(owner.getByText(t('Changed'), { exact: true })).toBeVisible()
    // Left and continued.
    await owner.goto('/start?step=5')
    await owner.getByRole('button', { name: t('Open the centre') }).click()
    await expect(owner.getByText(t('Your centre is open.'))).toBeVisible()

    expect((await stranger.goto('/'))!.status()).toBe(200)
    await expect(stranger.getByRole('banner').getByText('Kisan Seva Nabha')).toBeVisible()
    expect(await setUpAddress(backend, url)).toBeUndefined()
  } finally {
    server.close()
    server.closeAllConnections()
    await backend.close()
  }
})
