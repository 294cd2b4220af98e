import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { indiaDay } from '#src/base/day.ts'
import equipmentBooking from '#src/features/bookings/equipment-booking.form.ts'
import { goToEdit, openPage, signIn, untilAppRuns, untilPolled } from './pages/visitor.ts'
import { formOn } from './pages/forms.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, freePort, openWorld, test, untilPagesAreCached } from './world.ts'

const t = wordsIn('en')
const product = 'seeds-catalog/tomato-punjab-ratta'
const article = '/blog/soil-sample'

test('an editor changes a price and a text offline; once online every open page shows both, and they survive a restart', async ({
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'khet-seva-edit-'))
  const port = await freePort()
  let world = await openWorld({ dataDir, port })
  try {
    const farmer = await openPage(browser, world.url)
    await farmer.clock.install()
    await farmer.goto(article)
    const shelf = await openPage(browser, world.url)
    await shelf.clock.install()
    await shelf.goto('/seeds-catalog')

    const editor = await openPage(browser, world.url)
    await signIn(editor, 'en', 'editor@example.org', '+91 90000 00005')
    await untilPagesAreCached(editor)
    // A page that was opened once opens offline.
    await goToEdit(editor, { item: product })
    await expect(editor.getByLabel(t('Price in rupees'))).toBeVisible()
    await goToEdit(editor, { page: 'blog/soil-sample' })
    const row = editor.getByRole('main').getByRole('link', { name: 'From a field', exact: true })
    await expect(row).toBeVisible()
    await editor.context().setOffline(true)
    await row.click()
    await editor.getByLabel('English', { exact: true }).fill('From a <b>field</b>, in June')
    await editor.getByRole('textbox', { name: 'ਪੰਜਾਬੀ', exact: true }).fill('ਖੇਤ ਵਿੱਚੋਂ, ਜੂਨ ਵਿੱਚ')
    await editor.getByRole('textbox', { name: 'हिंदी', exact: true }).fill('खेत से, जून में')
    await editor.getByRole('button', { name: t('Save'), exact: true }).click()
    await expect(editor.getByText(t('Saved on this phone'), { exact: true })).toBeVisible()
    await goToEdit(editor, { item: product })
    await editor.getByLabel(t('Price in rupees')).fill('98.50')
    await editor.getByRole('button', { name: t('Save'), exact: true }).click()
    await expect(editor.getByText(t('Saved on this phone'), { exact: true })).toBeVisible()
    await goToEdit(editor, {})
    await expect(
      editor.getByText(t('Saved on this phone. It will be sent when there is network.')),
    ).toHaveCount(2)

    await editor.context().setOffline(false)
    await expect(editor.getByText(t('Unsent changes'))).toBeHidden()
    const heading = farmer.getByRole('heading', { name: 'From a <b>field</b>, in June' })
    await untilPolled(farmer, (soon) => expect(heading).toBeVisible(soon))
    await untilPolled(shelf, (soon) => expect(shelf.getByText('₹98.50')).toBeVisible(soon))

    await goToEdit(editor, {})
    await editor.getByRole('link', { name: t('Changes by person') }).click()
    const edits = editor.getByRole('main').getByRole('listitem')
    await expect(edits).toHaveCount(2)
    await expect(edits.filter({ hasText: '₹98.50' })).toContainText('Anil Sharma')
    await expect(edits.filter({ hasText: 'From a <b>field</b>, in June' })).toContainText('From a field')
    await edits.filter({ hasText: '₹98.50' }).getByRole('link').click()
    await expect(editor.getByLabel(t('Price in rupees'))).toHaveValue('98.50')

    await world.close()
    world = await openWorld({ dataDir, port })
    const other = await openPage(browser, world.url)
    await other.goto('/pa/seeds-catalog')
    await expect(other.getByText('₹98.50')).toBeVisible()
    await other.goto(`/pa${article}`)
    await expect(other.getByRole('heading', { name: 'ਖੇਤ ਵਿੱਚੋਂ, ਜੂਨ ਵਿੱਚ' })).toBeVisible()
  } finally {
    await world.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('an unsaved change survives a reload, and asks after a conflict with another editor', async ({
  browser,
  world,
}) => {
  const editor = await openPage(browser, world.url)
  await signIn(editor, 'en', 'editor@example.org', '+91 90000 00005')
  const price = editor.getByLabel(t('Price in rupees'))
  const restored = editor.getByText(t('Your unsaved text is back in the form.'))
  await goToEdit(editor, { item: product })
  await price.fill('61')
  await expect(editor.locator('[data-keeping=saved]')).toBeVisible()
  await goToEdit(editor, { item: product })
  await expect(restored).toBeVisible()
  await expect(price).toHaveValue('61')
  await editor.getByRole('button', { name: t('Start over') }).click()
  await expect(restored).toBeHidden()
  await expect(price).not.toHaveValue('61')

  await price.fill('62')
  await expect(editor.locator('[data-keeping=saved]')).toBeVisible()
  await world.backend.query('update catalogue_items set price_paise = 4400 where id = $1', [product])
  await goToEdit(editor, {})
  await goToEdit(editor, { item: product })
  await expect(price).toHaveValue('62')
  await editor.getByRole('button', { name: t('Save'), exact: true }).click()
  const conflict = editor.getByRole('main').getByRole('alert')
  await expect(conflict).toContainText('₹44')
  await expect(restored).toBeHidden()
  await conflict.getByRole('button', { name: t('Keep theirs') }).click()
  await expect(conflict).toBeHidden()
})

test('two editors change the same: the second sees the first change, and decides', async ({
  browser,
  world,
}) => {
  const editor = await openPage(browser, world.url)
  await signIn(editor, 'en', 'editor@example.org', '+91 90000 00005')
  await goToEdit(editor, { item: product })
  const price = editor.getByLabel(t('Price in rupees'))
  await price.fill('77')
  await world.backend.query('update catalogue_items set price_paise = 5500 where id = $1', [product])
  await editor.getByRole('button', { name: t('Save'), exact: true }).click()
  const conflict = editor.getByRole('main').getByRole('alert')
  await expect(conflict).toContainText('₹77')
  await expect(conflict).toContainText('₹55')
  await conflict.getByRole('button', { name: t('Keep mine') }).click()
  await expect(conflict).toBeHidden()
  const [row] = await world.backend.query('select price_paise from catalogue_items where id = $1', [product])
  expect(row).toEqual({ price_paise: 7_700 })
})

test('an admin changes the phone and a delivery fee; the contact page calls the new number', async ({
  browser,
  world,
}) => {
  const admin = await openPage(browser, world.url)
  await signIn(admin, 'en', 'admin@example.org', '+91 90000 00007')
  await admin.goto('/admin')
  await untilAppRuns(admin)
  await admin.getByRole('link', { name: t('Settings of the centre') }).click()
  await admin.getByRole('link', { name: /^Phone\s*\+91/ }).click()
  await admin.getByRole('textbox', { name: 'Phone' }).fill('98765 43210')
  await admin.getByRole('button', { name: t('Save'), exact: true }).click()
  await expect(admin.getByText(t('Changed'), { exact: true })).toBeVisible()
  for (const [place, says] of [
    ['Ward 1', 'Changed'],
    ['Ward 2', 'Changed'],
    ['Ward 2', 'There is an area of this name already.'],
  ] as const) {
    await goToEdit(admin, { area: '' })
    for (const name of ['Name of the area', 'When it comes'])
      for (const language of ['English', 'ਪੰਜਾਬੀ', 'हिंदी'])
        await admin
          .getByRole('group', { name: t(name) })
          .getByLabel(language)
          .fill(place)
    await admin.getByLabel(t('Delivery fee in rupees')).fill('20')
    await admin.getByLabel(t('Free from, in rupees')).fill('500')
    await admin.getByRole('button', { name: t('Save'), exact: true }).click()
    await expect(admin.getByText(t(says), { exact: true })).toBeVisible()
  }
  await goToEdit(admin, { area: 'sarna' })
  await admin.getByLabel(t('Delivery fee in rupees')).fill('27')
  await admin.getByRole('button', { name: t('Save'), exact: true }).click()
  await expect(admin.getByText(t('Changed'), { exact: true })).toBeVisible()

  const farmer = await openPage(browser, world.url)
  await farmer.goto('/contact')
  await expect(farmer.getByRole('main').getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  )
  const [area] = await world.backend.query(`select fee_paise from delivery_areas where id = 'sarna'`)
  expect(area).toEqual({ fee_paise: 2_700 })
})

test('a manager closes the centre for a day; an open phone shows it in the calendar, and the hours on the contact page', async ({
  browser,
  world,
}) => {
  const day = indiaDay(9)
  const farmer = await openPage(browser, world.url)
  await farmer.clock.install()
  await farmer.goto('/contact')
  const manager = await openPage(browser, world.url)
  await signIn(manager, 'en', 'manager@example.org', '+91 90000 00004')
  await goToEdit(manager, { setting: 'opening' })
  const monday = manager.getByRole('group', { name: 'Monday' })
  await monday.getByLabel('Monday: Closes').fill('08:00')
  await monday.getByLabel('Monday: Opens').fill('22:00')
  await manager.getByRole('button', { name: t('Save'), exact: true }).click()
  await expect(
    manager.getByText(
      t('Closing comes after opening, on the same day. Hours past midnight cannot be written.'),
    ),
  ).toBeVisible()
  await monday.getByRole('checkbox').uncheck()
  await manager.getByRole('button', { name: t('Save'), exact: true }).click()
  await expect(manager.getByText(t('Changed'), { exact: true })).toBeVisible()
  await untilPolled(farmer, (soon) => expect(farmer.getByText('Monday closed')).toBeVisible(soon))

  const form = formOn(farmer, equipmentBooking, 'en')
  await form.openFrom('/farm-equipment')
  await form.choose('equipmentType', 'thresher')
  await form.type('startDate', day)
  await expect(form.dialog.getByText(t('This day is free.'))).toBeVisible()

  await goToEdit(manager, { setting: 'closures' })
  await manager.getByRole('button', { name: t('Add a day or a holiday') }).click()
  await manager.getByLabel(t('First day')).fill(day)
  await manager.getByLabel(t('Last day')).fill(day)
  await manager.getByRole('button', { name: t('Save'), exact: true }).click()
  await expect(manager.getByText(t('Changed'), { exact: true })).toBeVisible()
  const note = form.dialog.getByText(
    t('The centre is closed on this day. The nearest free times are offered to you.'),
  )
  await untilPolled(farmer, (soon) => expect(note).toBeVisible(soon))
  await goToEdit(manager, { log: 'all' })
  await manager.getByRole('button', { name: /^Undo this change: .*Holidays and half days/ }).click()
  await untilPolled(farmer, (soon) => expect(note).toBeHidden(soon))
})

test('a viewer sees who may edit, and the centre refuses their edits', async ({ browser, world }) => {
  const viewer = await openPage(browser, world.url)
  await signIn(viewer, 'en', 'viewer@example.org', '+91 90000 00006')
  await goToEdit(viewer, { item: product })
  await expect(viewer.getByText(t('Only editors, managers and admins change the shop.'))).toBeVisible()
  const status = await viewer.evaluate(async (id) => {
    const { value } = await new Promise<{ value: { accessToken: string } }>((resolve, reject) => {
      const opening = indexedDB.open('khet-seva-outbox')
      opening.addEventListener('error', () => reject(new Error('no database')))
      opening.addEventListener('success', () => {
        const read = opening.result.transaction('settings').objectStore('settings').get('session')
        read.addEventListener('success', () => resolve(read.result as never))
      })
    })
    const edit = {
      id: crypto.randomUUID(),
      kind: 'item',
      path: id,
      changes: { price_paise: 1 },
      seen: Date.now() * 2,
    }
    const response = await fetch('/rest/v1/rpc/edit_shop', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: 'sb_publishable_khet_seva_local',
        authorization: `Bearer ${value.accessToken}`,
      },
      body: JSON.stringify({ edit }),
    })
    return response.status
  }, product)
  expect(status).toBe(403)
})

test('a manager changes the price of an hour and adds an operator to the tractor; the farmer’s form and page show both', async ({
  browser,
  world,
}) => {
  const farmer = await openPage(browser, world.url)
  await farmer.clock.install()
  const form = formOn(farmer, equipmentBooking, 'en')
  await form.openFrom('/farm-equipment')
  await form.choose('equipmentType', 'tractor-trolley')
  await form.choose('duration', 'half-day')
  await expect(form.dialog.getByText('₹3,600 for 4 hours at ₹900')).toBeVisible()

  const manager = await openPage(browser, world.url)
  await signIn(manager, 'en', 'manager@example.org', '+91 90000 00004')
  await goToEdit(manager, {})
  await manager.getByRole('link', { name: t('Machines and visits') }).click()
  const main = manager.getByRole('main')
  await main.getByRole('link', { name: /^Tractor with Trolley/ }).click()
  const save = main.getByRole('button', { name: t('Save'), exact: true })
  const hour = main.getByLabel(t('Price of an hour in rupees'))
  await main.getByLabel(t('How many there are')).fill('51')
  await save.click()
  await expect(main.getByText('Write how many there are, from 1 to 50.')).toBeVisible()
  await main.getByLabel(t('How many there are')).fill('3')
  await hour.fill('one thousand and a half')
  await save.click()
  await expect(main.getByText(t('Write the price in rupees, or leave it empty.'))).toBeVisible()
  await main.getByLabel(t('Until')).fill('04:00')
  await expect(main.getByText('Until 04:00 of the next day.')).toBeVisible()
  await main.getByLabel(t('Until')).fill('19:00')
  await hour.fill('₹ 1,000')
  await main.getByLabel('Tractor Operator', { exact: true }).check()
  // The network is gone: the change waits on the phone.
  await manager.context().setOffline(true)
  await save.click()
  await expect(manager.getByText(t('Saved on this phone'), { exact: true })).toBeVisible()
  await manager.context().setOffline(false)
  await goToEdit(manager, {})
  await expect(manager.getByText(t('Unsent changes'))).toBeHidden()

  const price = form.dialog.getByText(
    'Tractor with Trolley: ₹4,000 for 4 hours at ₹1,000 + Tractor Operator: price by phone',
  )
  await untilPolled(farmer, (soon) => expect(price).toBeVisible(soon))
  await form.choose('duration', 'full-day')
  await expect(
    form.dialog.getByText('Tractor with Trolley ₹6,500 + Tractor Operator ₹800: ₹7,300 for the day'),
  ).toBeVisible()
  await farmer.goto('/services')
  await expect(farmer.getByText('₹1,000/hr or ₹6,500/day')).toBeVisible()
  await farmer.goto('/farm-equipment')
  await expect(farmer.getByText('₹1,000/hr or ₹6,500/day').first()).toBeVisible()
  expect(
    await world.backend.query(
      `select pieces, opens::text, open_minutes, hour_paise, needs from resources where id = 'tractor-trolley'`,
    ),
  ).toEqual([
    { pieces: 3, opens: '07:00:00', open_minutes: 720, hour_paise: 100_000, needs: ['tractor-operator'] },
  ])

  // Somebody else was quicker.
  await goToEdit(manager, { resource: 'tractor-trolley' })
  await hour.fill('1100')
  await world.backend.query(`update resources set hour_paise = 95000 where id = 'tractor-trolley'`)
  await save.click()
  const conflict = main.getByRole('alert')
  await expect(conflict).toContainText('₹1,100')
  await expect(conflict).toContainText('₹950')
  await conflict.getByRole('button', { name: t('Keep theirs') }).click()
  await expect(conflict).toBeHidden()

  await goToEdit(manager, { log: 'all' })
  await main.getByRole('button', { name: /^Undo this change: .*Tractor with Trolley/ }).click()
  await expect(manager.getByText(t('Changed'), { exact: true })).toBeVisible()
  await farmer.goto('/services')
  await expect(farmer.getByText('₹1,000/hr or ₹6,500/day')).toBeVisible()
})
