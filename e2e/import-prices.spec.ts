import { readFile } from 'node:fs/promises'
import { goToEdit, openPage, signIn, untilAppRuns, untilPolled } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, openWorld, test, untilPagesAreCached } from './world.ts'

const t = wordsIn('en')
const tomato = 'seeds-catalog/tomato-punjab-ratta'

test('an editor saves the list, changes it in a spreadsheet, sends it without a network, and undoes it whole', async ({
  browser,
}) => {
  const world = await openWorld()
  try {
    const shelf = await openPage(browser, world.url)
    await shelf.clock.install()
    await shelf.goto('/seeds-catalog')
    await untilAppRuns(shelf)

    const editor = await openPage(browser, world.url)
    await signIn(editor, 'en', 'editor@example.org', '+91 90000 00005')
    await untilPagesAreCached(editor)
    await goToEdit(editor, { import: 'new' })
    const [download] = await Promise.all([
      editor.waitForEvent('download'),
      editor.getByRole('button', { name: 'Save the list (CSV)' }).click(),
    ])
    const csv = await readFile(await download.path(), 'utf8')
    const lines = csv.split('\r\n')
    const heads = lines[0]!
      .replace('\uFEFF', '')
      .split(',')
      .map((head) => head.replaceAll('"', ''))
    expect(lines.length).toBeGreaterThan(250)
    // As a spreadsheet of a country with semicolons saves it, with a title above and only the rows that somebody changed.
    const row = (cells: Record<string, string>) => heads.map((head) => cells[head] ?? '').join(';')
    const changed = [
      'Prices of December;;;',
      heads.join(';'),
      row({ 'Product id': tomato, 'Price in rupees': '₹ 1,20,000/-' }),
      row({ 'Product id': 'seeds-catalog/nothing', 'Price in rupees': '5' }),
      row({
        'Page of the shop': 'Seeds Catalog',
        'Shelf (English)': 'Green manure',
        'Shelf (ਪੰਜਾਬੀ)': 'ਹਰੀ ਖਾਦ',
        'Shelf (हिंदी)': 'हरी खाद',
        'Name (English)': 'Dhaincha Jantar',
        'Name (ਪੰਜਾਬੀ)': 'ਜੰਤਰ',
        'Name (हिंदी)': 'ढैंचा',
        'Price in rupees': '90',
        Pack: '1 kg',
      }),
    ].join('\r\n')
    await editor.context().setOffline(true)
    await editor
      .getByLabel('Choose the changed file')
      .setInputFiles({ name: 'december.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) })
    await expect(editor.getByText('seeds-catalog/nothing')).toBeVisible()
    await expect(editor.getByText('₹1,20,000')).toBeVisible()
    const [wrong] = await Promise.all([
      editor.waitForEvent('download'),
      editor.getByRole('button', { name: 'Save the wrong rows (CSV)' }).click(),
    ])
    const wrongRows = await readFile(await wrong.path(), 'utf8')
    expect(wrongRows).toContain('seeds-catalog/nothing')
    expect(wrongRows).not.toContain(tomato)
    await editor.getByRole('button', { name: 'Change 2 products' }).click()
    await expect(editor.getByText(t('Saved on this phone'), { exact: true })).toBeVisible()
    await expect(editor.getByText('2 products, december.csv')).toBeVisible()
    await editor.context().setOffline(false)
    await expect(editor.getByText('2 products, december.csv')).toBeHidden()

    const price = shelf.getByText('₹1,20,000')
    await untilPolled(shelf, (soon) => expect(price).toBeVisible(soon))
    await shelf.getByRole('link', { name: 'Green manure' }).first().click()
    await shelf
      .getByRole('link', { name: /Dhaincha/ })
      .first()
      .click()
    await expect(shelf.getByRole('heading', { name: 'Dhaincha Jantar' })).toBeVisible()
    // An address of the centre's own is in no build: it opens by itself all the same.
    await shelf.goto('/seeds-catalog/green-manure')
    await expect(shelf.getByRole('heading', { name: 'Green manure' })).toBeVisible()
    await shelf
      .getByRole('button', { name: /Add.*Dhaincha/ })
      .first()
      .click()
    await expect(shelf.getByRole('button', { name: /^Cart.*1/ }).first()).toBeVisible()

    await goToEdit(editor, { log: 'all' })
    const edits = editor.getByRole('main').getByRole('listitem')
    await expect(edits).toHaveCount(1)
    await editor.getByRole('button', { name: 'Undo all of it' }).click()
    await expect(editor.getByText(t('Changed'), { exact: true })).toBeVisible()
    await shelf.goto('/seeds-catalog')
    await untilPolled(shelf, (soon) => expect(price).toBeHidden(soon))
    await expect(shelf.getByRole('link', { name: 'Green manure' })).toHaveCount(0)
  } finally {
    await world.close()
  }
})
