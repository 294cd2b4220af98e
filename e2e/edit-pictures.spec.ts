import type { Page } from '@playwright/test'
import { drawnPicture } from './pages/sample-files.ts'
import { goToEdit, openPage, signIn, untilPolled } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, untilPagesAreCached } from './world.ts'

const t = wordsIn('en')
const article = '/blog/soil-sample'

async function choose(page: Page, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Gallery/ }).click()
  await (await chooser).setFiles({ name: 'field.jpg', mimeType: 'image/jpeg', buffer })
}

const save = (page: Page) => page.getByRole('button', { name: t('Save'), exact: true }).click()
const changed = (page: Page) => expect(page.getByText(t('Changed'), { exact: true })).toBeVisible()
const top = (page: Page) => page.getByRole('main').getByRole('img', { name: 'A field in June' })

test('an editor adds a picture to an article offline; open phones show it, offline too, until it is removed', async ({
  browser,
  world,
}) => {
  const reader = await openPage(browser, world.url)
  await reader.clock.install()
  await reader.goto(article)
  await untilPagesAreCached(reader)

  const editor = await openPage(browser, world.url)
  await signIn(editor, 'en', 'editor@example.org', '+91 90000 00005')
  await untilPagesAreCached(editor)
  await goToEdit(editor, { page: 'blog/soil-sample' })
  await editor.getByRole('link', { name: new RegExp(t('Picture on top')) }).click()
  const buffer = await drawnPicture(editor, 'image/jpeg', [2400, 1500])
  await editor.context().setOffline(true)
  await choose(editor, buffer)
  for (const [language, response] of [
    ['English', 'A field in June'],
    ['ਪੰਜਾਬੀ', 'ਜੂਨ ਦਾ ਖੇਤ'],
    ['हिंदी', 'जून का खेत'],
  ] as const)
    await editor.getByRole('textbox', { name: language, exact: true }).fill(response)
  await expect(top(editor)).toBeVisible()
  await save(editor)
  await expect(editor.getByText(t('Saved on this phone'), { exact: true })).toBeVisible()

  await editor.context().setOffline(false)
  await goToEdit(editor, {})
  // It is sent by itself, and the reader's page polls.
  await untilPolled(reader, (soon) => expect(top(reader)).toBeVisible(soon))
  expect(await top(reader).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  await reader.context().setOffline(true)
  await reader.reload()
  await expect(top(reader)).toBeVisible()
  await reader.context().setOffline(false)

  await goToEdit(editor, { page: 'blog/soil-sample', picture: 'top' })
  await editor.getByRole('button', { name: t('Show no picture') }).click()
  await save(editor)
  await changed(editor)
  await untilPolled(reader, (soon) => expect(top(reader)).toBeHidden(soon))
})

test('a photo replaces a drawing of the gallery, is replaced, and the drawing comes back', async ({
  browser,
  world,
}) => {
  const reader = await openPage(browser, world.url)
  await reader.goto('/gallery')
  const count = 'select count(*)::int as n from item_photos'
  const photos = async () => (await world.backend.query<{ n: number }>(count))[0]!.n
  const before = await photos()
  const wheat = reader.getByRole('img', { name: /^Ripe wheat before green hills/ })
  await expect(wheat).toHaveAttribute('src', '/art/wheat-field.svg')

  const editor = await openPage(browser, world.url)
  await signIn(editor, 'en', 'editor@example.org', '+91 90000 00005')
  await goToEdit(editor, { page: 'gallery' })
  await editor.getByRole('link', { name: /^Wheat below the Dhauladhar.*photo/ }).click()
  // A photo that failed before Save stops it once: the person may have looked away from its message.
  await choose(editor, Buffer.from('MZ'))
  const reason = editor.getByText(t('This file cannot be added here. Take a photo, or choose a picture.'))
  await expect(reason).toBeVisible()
  await save(editor)
  await expect(editor.getByText(t('Not saved'), { exact: true })).toBeVisible()
  await expect(reason).toHaveCount(2)
  // Other shapes than the photo of the test above, which the centre may have: it stores no photo twice.
  for (const [n, size] of [
    [1, [2400, 1600]],
    [2, [2400, 1700]],
  ] as const) {
    await choose(editor, await drawnPicture(editor, 'image/jpeg', [...size]))
    await expect(reason).toHaveCount(0)
    // At once: the photo is still being made small, and Save waits for it.
    await save(editor)
    await changed(editor)
    // The notice of the first may still stand when the second is saved.
    await expect.poll(photos).toBe(before + n)
    await goToEdit(editor, { page: 'gallery', picture: 'wheat-field' })
  }
  await reader.reload()
  await expect(wheat).toHaveAttribute('src', /^data:image\/jpeg/)

  await editor.getByRole('button', { name: t('Show the drawing again') }).click()
  await save(editor)
  await changed(editor)
  await reader.reload()
  await expect(wheat).toHaveAttribute('src', '/art/wheat-field.svg')
})

test('pictures of many products are chosen at once by their names, one of 40 MB too, and each that does not fit is named', async ({
  browser,
  world,
}) => {
  const reader = await openPage(browser, world.url)
  await reader.goto('/seeds-catalog')
  const editor = await openPage(browser, world.url)
  await signIn(editor, 'en', 'editor@example.org', '+91 90000 00005')
  await untilPagesAreCached(editor)
  await goToEdit(editor, { import: 'new' })
  const small = await drawnPicture(editor, 'image/jpeg', [900, 600])
  const large = await drawnPicture(editor, 'image/jpeg', [4000, 3000], 'noise')
  // What a camera writes after the picture is read by nobody.
  const huge = Buffer.concat([large, Buffer.alloc(40_000_000 - large.length)])
  await editor.context().setOffline(true)
  await editor.getByLabel('Choose pictures').setInputFiles([
    { name: 'tomato-punjab-ratta.jpg', mimeType: 'image/jpeg', buffer: huge },
    { name: 'Wheat PBW 725 (1).JPG', mimeType: 'image/jpeg', buffer: small },
    { name: 'our shop.jpg', mimeType: 'image/jpeg', buffer: small },
    { name: 'paneer.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ') },
  ])
  await expect(editor.getByText('No single product is called our shop.jpg.')).toBeVisible()
  await expect(
    editor.getByText(
      `paneer.jpg: ${t('This file cannot be added here. Take a photo, or choose a picture.')}`,
    ),
  ).toBeVisible()
  await expect(editor.getByText(t('Saved on this phone'), { exact: true })).toBeVisible()
  await editor.context().setOffline(false)
  const pictured = async () =>
    (
      await world.backend.query<{ id: string }>(
        'select id from catalogue_items where photo is not null order by id',
      )
    ).map(({ id }) => id)
  await expect.poll(pictured).toEqual(['seeds-catalog/tomato-punjab-ratta', 'seeds-catalog/wheat-pbw-725'])
  const photos = reader.locator('img[src^="data:image/jpeg"]')
  await untilPolled(reader, (soon) => expect(photos.first()).toBeVisible(soon))
})
