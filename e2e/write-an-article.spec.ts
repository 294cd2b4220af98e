import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { drawnPicture } from './pages/sample-files.ts'
import { goToEdit, openPage, signIn, untilAppRuns, untilPolled } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, freePort, openWorld, test, untilPagesAreCached } from './world.ts'

const t = wordsIn('en')

const words = (page: Page, group: string, language: string) =>
  page.getByRole('group', { name: t(group) }).getByLabel(language, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: t('Save'), exact: true }).click()

test('an editor without network writes an article; phones list it and open it, also offline and by its address, until it is withdrawn', async ({
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'khet-seva-articles-'))
  const port = await freePort()
  let world = await openWorld({ dataDir, port })
  try {
    const reader = await openPage(browser, world.url)
    await reader.clock.install()
    await reader.goto('/blog')
    await untilPagesAreCached(reader)

    const editor = await openPage(browser, world.url)
    await signIn(editor, 'en', 'editor@example.org', '+91 90000 00005')
    await untilPagesAreCached(editor)
    await goToEdit(editor, { article: '' })
    await expect(editor.getByRole('heading', { name: t('Write an article') })).toBeVisible()
    await editor.context().setOffline(true)
    await words(editor, 'Title', 'English').fill('Frost <b>tonight</b>')
    await save(editor)
    await expect(editor.getByText(/^Title, lead and text are not all filled in yet/).first()).toBeVisible()
    await words(editor, 'In a few words', 'English').fill('Water the nursery before dark.')
    await words(editor, 'Text', 'English').fill(
      'Light irrigation keeps the soil warm.\n\nCover what is young.',
    )
    await words(editor, 'Title', 'ਪੰਜਾਬੀ').fill('ਅੱਜ ਰਾਤ ਕੋਰਾ')
    await words(editor, 'In a few words', 'ਪੰਜਾਬੀ').fill('ਹਨੇਰੇ ਤੋਂ ਪਹਿਲਾਂ ਪਾਣੀ ਲਾਓ।')
    await words(editor, 'Text', 'ਪੰਜਾਬੀ').fill('ਹਲਕਾ ਪਾਣੀ ਮਿੱਟੀ ਨੂੰ ਨਿੱਘੀ ਰੱਖਦਾ ਹੈ।')
    const buffer = await drawnPicture(editor, 'image/jpeg', [1600, 1000])
    const chooser = editor.waitForEvent('filechooser')
    await editor.getByRole('button', { name: /^Gallery/ }).click()
    await (await chooser).setFiles({ name: 'frost.jpg', mimeType: 'image/jpeg', buffer })
    await expect(editor.getByRole('main').locator('form img')).toBeVisible()
    const saveButton = editor.getByRole('button', { name: t('Save'), exact: true })
    await saveButton.dblclick()
    await expect(editor.getByText(t('Saved on this phone'), { exact: true })).toBeVisible()
    await expect(editor).toHaveURL(/article=frost-b-tonight-b-\w+$/)
    await expect(words(editor, 'Title', 'English')).toHaveValue('Frost <b>tonight</b>')
    await save(editor)
    await goToEdit(editor, { page: 'blog' })
    // Repeated saves are one article.
    const listed = editor.getByRole('main').getByRole('link', { name: /^Frost/ })
    await expect(listed).toHaveCount(1)
    await expect(listed).toContainText(t('Your change is not sent yet'))

    await editor.context().setOffline(false)
    const card = reader.getByRole('listitem').filter({ hasText: 'Frost <b>tonight</b>' })
    await untilPolled(reader, (soon) => expect(card).toBeVisible(soon))
    await card.getByRole('link').click()
    const title = reader.getByRole('heading', { level: 1, name: 'Frost <b>tonight</b>' })
    await expect(title).toBeVisible()
    await expect(reader).toHaveURL(/\/article\?of=frost-b-tonight-b-\w+$/)
    await expect(reader.getByText('Cover what is young.')).toBeVisible()
    await expect(reader.locator('article img')).toBeVisible()
    await reader.context().setOffline(true)
    await reader.reload()
    await expect(title).toBeVisible()
    await expect(reader.locator('article img')).toBeVisible()
    const address = new URL(reader.url())

    // A reader with the address only has not synced it; Hindi readers get it in English.
    const other = await openPage(browser, world.url)
    await other.goto(`/hi/article${address.search}`)
    await expect(other.getByRole('heading', { level: 1, name: 'Frost <b>tonight</b>' })).toBeVisible()
    await other.goto(`/pa/article${address.search}`)
    await expect(other.getByRole('heading', { level: 1, name: 'ਅੱਜ ਰਾਤ ਕੋਰਾ' })).toBeVisible()

    await world.close()
    world = await openWorld({ dataDir, port })
    await goToEdit(editor, { page: 'blog' })
    await listed.click()
    await words(editor, 'Title', 'English').fill('Frost this week')
    await save(editor)
    await expect(editor.getByText(t('Changed'), { exact: true })).toBeVisible()
    await other.goto('/blog?lang=en')
    await expect(other.getByRole('heading', { name: 'Frost this week' })).toBeVisible()

    await editor.getByLabel(t('Shown in the blog')).uncheck()
    await save(editor)
    await expect(editor.getByText(t('Changed'), { exact: true }).last()).toBeVisible()
    await other.goto(`/article${address.search}&lang=en`)
    await expect(other.getByText('This article is not on your phone.')).toBeVisible()
    await other.goto('/blog')
    await untilAppRuns(other)
    await expect(other.getByRole('heading', { name: 'Frost this week' })).toBeHidden()
  } finally {
    await world.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})
