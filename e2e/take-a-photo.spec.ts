import type { BrowserContext, Page } from '@playwright/test'
import loanApplication from '#src/features/loans/loan-application.form.ts'
import { filesOn } from './pages/stored-data.ts'
import { loanOn, loansPage } from './pages/loan.ts'
import { attachmentsOn } from './pages/attachments.ts'
import { drawnPicture } from './pages/sample-files.ts'
import { pressSupportButton } from './pages/support.ts'
import { signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, untilPagesAreCached } from './world.ts'

/* The camera is an app of the phone, opened by a file input with `capture`. No page sees its picture before it is
   taken, and a browser's fake camera would not be used. So the browser's file chooser stands for the camera: what
   opens it, what the phone does to the page meanwhile, and what it returns. */

test.beforeEach(({ context }) => withConsent(context))

const t = wordsIn('en')
const cameraWasOpen = t('The camera was open for this. If the photo is not here, take it again.')

/** Fills in a loan up to its documents and opens the camera for one of them. */
async function openCamera(page: Page, slot: 'panCard' | 'aadharCard') {
  const label = loanApplication.documents[slot].label.en
  const loan = loanOn(page, 'en')
  await loan.openFrom(loansPage)
  await loan.fillDetails('Camera Victim')
  await loan.next()
  await loan.type('landLocation', 'Behind the gurdwara, Sarna')
  const chooser = page.waitForEvent('filechooser')
  await loan
    .slot(slot)
    .getByRole('button', { name: t('Camera: {label}', { label }) })
    .click()
  return chooser
}

/** Kills the page and opens the tab again at its address, as a phone without memory does. */
async function killAndOpenAgain(context: BrowserContext, page: Page): Promise<Page> {
  const address = page.url()
  const devtools = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // The call never returns, because the page is gone.
  void devtools.send('Page.crash').catch(() => undefined)
  await crashed
  const again = await context.newPage()
  await page.close()
  await again.goto(address)
  return again
}

const endings = {
  'reloads the page': async (_context: BrowserContext, page: Page) => {
    await page.reload()
    return page
  },
  'kills the page, far from any network': async (context: BrowserContext, page: Page) => {
    await context.setOffline(true)
    return killAndOpenAgain(context, page)
  },
}

for (const [ending, endPage] of Object.entries(endings)) {
  test(`where the camera ${ending}, the form reopens at that document, and the next photo goes there`, async ({
    page: first,
    context,
  }) => {
    await signIn(first, 'en')
    await first.goto(loansPage)
    await untilPagesAreCached(first)
    const photo = await drawnPicture(first, 'image/jpeg', [800, 600])
    const chooser = await openCamera(first, 'panCard')
    const input = chooser.element()
    expect(await input.getAttribute('capture')).toBe('environment')
    expect(await input.getAttribute('accept')).toBe('image/*')
    const draft = new URL(first.url()).searchParams.get('draft')!

    const page = await endPage(context, first)
    await untilAppRuns(page)
    const loan = loanOn(page, 'en')
    const attachments = attachmentsOn(page, 'en')
    await expect(loan.tab('documents')).toHaveAttribute('aria-selected', 'true')
    await expect(loan.slot('panCard')).toContainText(cameraWasOpen)
    await expect(page.getByText(cameraWasOpen)).toHaveCount(1)
    await expect(loan.field('landLocation')).toHaveValue('Behind the gurdwara, Sarna')

    await attachments.choose(
      'panCard',
      { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo },
      'Camera',
    )
    await expect(attachments.shown('panCard')).toBeVisible()
    expect((await filesOn(page, draft)).map(({ slot }) => slot)).toEqual(['panCard'])
    await expect(page.getByText(cameraWasOpen)).toHaveCount(0)
    await expect(page).not.toHaveURL(/draft=/)
    await loan.tab('details').click()
    await expect(loan.field('applicantName')).toHaveValue('Camera Victim')
  })
}

for (const [ending, endPage] of Object.entries(endings)) {
  test(`where the camera ${ending}, the support window reopens with its text, and the next photo goes there${ending.startsWith('kills') ? '' : ' @soak'}`, async ({
    page: first,
    context,
  }) => {
    await first.goto('/help')
    await untilAppRuns(first)
    await untilPagesAreCached(first)
    const photo = await drawnPicture(first, 'image/jpeg', [800, 600])
    await pressSupportButton(first, 'en')
    const windowIn = (page: Page) => page.getByRole('dialog', { name: t('Live Support') })
    const slotIn = (page: Page) => windowIn(page).locator('[data-slot="photo-1"]')
    const camera = { name: t('Camera: {label}', { label: 'Photo 1' }) }
    await windowIn(first).getByLabel(t('Your message')).fill('My wheat is yellow')
    await windowIn(first)
      .getByRole('button', { name: t('Speak or add photos') })
      .click()
    const opened = first.waitForEvent('filechooser')
    await slotIn(first).getByRole('button', camera).click()
    await opened

    const page = await endPage(context, first)
    await untilAppRuns(page)
    await expect(slotIn(page)).toContainText(cameraWasOpen)
    await expect(windowIn(page).getByLabel(t('Your message'))).toHaveValue('My wheat is yellow')
    const chooser = page.waitForEvent('filechooser')
    await slotIn(page).getByRole('button', camera).click()
    await (await chooser).setFiles({ name: 'IMG_4.jpg', mimeType: 'image/jpeg', buffer: photo })
    await expect(slotIn(page).getByRole('img', { name: 'Photo 1' })).toBeVisible()
    await expect(page.getByText(cameraWasOpen)).toHaveCount(0)
    await expect(page).not.toHaveURL(/camera=/)
  })
}

test('a saved photo survives the kill of the page, and its slot no longer waits', async ({
  page: first,
  context,
}) => {
  await signIn(first, 'en')
  const photo = await drawnPicture(first, 'image/jpeg', [800, 600])
  const chooser = await openCamera(first, 'panCard')
  const address = first.url()
  await chooser.setFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(attachmentsOn(first, 'en').shown('panCard')).toBeVisible()
  const page = await killAndOpenAgain(context, first)
  await page.goto(address)
  await untilAppRuns(page)
  await expect(attachmentsOn(page, 'en').shown('panCard')).toBeVisible()
  await expect(page.getByText(cameraWasOpen)).toHaveCount(0)
})

test('a card whose digits were uncovered when the page was killed was never stored: its slot is empty again', async ({
  page: first,
  context,
}) => {
  await signIn(first, 'en')
  const photo = await drawnPicture(first, 'image/jpeg', [2000, 1260], 'card')
  const chooser = await openCamera(first, 'aadharCard')
  const draft = new URL(first.url()).searchParams.get('draft')!
  await chooser.setFiles({ name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(attachmentsOn(first, 'en').place('aadharCard')).toHaveAttribute('data-slot-state', 'to-cover')

  const page = await killAndOpenAgain(context, first)
  await untilAppRuns(page)
  const attachments = attachmentsOn(page, 'en')
  await expect(attachments.place('aadharCard')).toContainText(cameraWasOpen)
  expect(await filesOn(page, draft)).toEqual([])
  await attachments.choose(
    'aadharCard',
    { name: 'IMG_3.jpg', mimeType: 'image/jpeg', buffer: photo },
    'Camera',
  )
  await attachments
    .place('aadharCard')
    .getByRole('button', { name: t('Cover where the number usually is') })
    .click()
  await attachments
    .place('aadharCard')
    .getByRole('button', { name: t('The digits are covered') })
    .click()
  await expect(attachments.shown('aadharCard')).toBeVisible()
  expect((await filesOn(page, draft)).map(({ slot }) => slot)).toEqual(['aadharCard'])
})
