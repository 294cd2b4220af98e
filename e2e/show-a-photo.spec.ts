import type { Page } from '@playwright/test'
import { drawnPicture } from './pages/sample-files.ts'
import { openPage, signIn, untilAppRuns, untilPolled } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, untilPagesAreCached } from './world.ts'

const t = wordsIn('en')
const product = 'seeds-catalog/tomato-punjab-ratta'

const photoOn = (page: Page) => page.locator('#tomato-punjab-ratta img')

test('an editor photographs a product offline; later every open shelf shows it, offline too', async ({
  browser,
  world,
}) => {
  const shelf = await openPage(browser, world.url)
  await shelf.clock.install()
  await shelf.goto('/seeds-catalog')
  await untilPagesAreCached(shelf)

  const editor = await openPage(browser, world.url)
  await signIn(editor, 'en', 'editor@example.org', '+91 90000 00005')
  await untilPagesAreCached(editor)
  await editor.goto(`/edit?item=${encodeURIComponent(product)}`)
  await untilAppRuns(editor)
  await expect(editor.getByLabel(t('Price in rupees'))).toBeVisible()
  const buffer = await drawnPicture(editor, 'image/jpeg', [2400, 1800])
  await editor.context().setOffline(true)
  const chooser = editor.waitForEvent('filechooser')
  await editor.getByRole('button', { name: /^Gallery/ }).click()
  await (await chooser).setFiles({ name: 'tomato.jpg', mimeType: 'image/jpeg', buffer })
  await expect(photoOn(editor)).toBeVisible()
  await editor.getByRole('button', { name: t('Save'), exact: true }).click()
  await expect(editor.getByText(t('Saved on this phone'), { exact: true })).toBeVisible()

  await editor.context().setOffline(false)
  await editor.goto('/edit')
  await untilAppRuns(editor)
  await expect(editor.getByText(t('Unsent changes'))).toBeHidden()
  await untilPolled(shelf, async (soon) => {
    await photoOn(shelf).scrollIntoViewIfNeeded(soon)
    await expect(photoOn(shelf)).toHaveJSProperty('complete', true, soon)
  })
  expect(await photoOn(shelf).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)

  await shelf.context().setOffline(true)
  await shelf.reload()
  await expect(photoOn(shelf)).toBeVisible()
})
