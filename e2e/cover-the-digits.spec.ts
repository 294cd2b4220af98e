import type { Locator } from '@playwright/test'
import loanApplication from '#src/features/loans/loan-application.form.ts'
import { faultsOf } from './pages/faults.ts'
import { countOn } from './pages/stored-data.ts'
import { attachmentsOn } from './pages/attachments.ts'
import { drawnPicture, emptyPdf } from './pages/sample-files.ts'
import { signIn, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tonguesOf } from './world.ts'

test.use({ serviceWorkers: 'block' })

test.beforeEach(({ context }) => withConsent(context))

/** Returns the darkness of a picture in percent, within the area of the card's number. */
function darkness(picture: Locator, [left, right]: readonly [number, number]): Promise<number> {
  return picture.evaluate(
    async (image: HTMLImageElement, [from, to]) => {
      await image.decode()
      const canvas = document.createElement('canvas')
      const [width, height] = [image.naturalWidth, image.naturalHeight]
      Object.assign(canvas, { width, height })
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0)
      const across = Math.round(width * (to - from))
      const part = context.getImageData(Math.round(width * from), Math.round(height * 0.77), across, 20)
      const dark = part.data.filter((value, at) => at % 4 === 0 && value < 24).length
      return Math.round((dark * 100) / (across * 20))
    },
    [left, right] as const,
  )
}

for (const { code, name, tag } of tonguesOf('pa')) {
  test(`an Aadhaar card is saved only after its digits are covered (${name})${tag}`, async ({ page }) => {
    const t = wordsIn(code)
    const shot = (file: string) =>
      process.env['SHOTS']
        ? page.screenshot({ path: `${process.env['SHOTS']}/${code}-${file}.png` })
        : undefined
    const attachments = attachmentsOn(page, code)
    const card = attachments.place('aadharCard')
    await signIn(page, code)
    await attachments.open()
    await card.scrollIntoViewIfNeeded()
    await shot('papers-empty')
    const faults = await faultsOf(page, 'papers')
    const photo = await drawnPicture(page, 'image/jpeg', [2000, 1260], 'card')
    await attachments.choose(
      'aadharCard',
      { name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo },
      'Camera',
    )
    const title = card.getByRole('heading', { name: t('Cover the first 8 digits of the Aadhaar number') })
    await expect(title).toBeFocused()
    await expect(card).toHaveAttribute('data-slot-state', 'to-cover')
    await expect(card.getByRole('button', { name: t('The digits are covered') })).toBeDisabled()
    await shot('cover-begin')
    // One tap on the digits.
    const picture = card.getByRole('img')
    const { width, height } = (await picture.boundingBox())!
    await picture.click({ position: { x: width * 0.42, y: height * 0.82 } })
    await shot('cover-bar')
    faults.push(...(await faultsOf(page, 'covering')))
    await card.getByRole('button', { name: t('The digits are covered') }).click()
    await expect(attachments.shown('aadharCard')).toBeVisible()
    await shot('papers-held')
    faults.push(...(await faultsOf(page, 'a paper that is kept')))
    expect(await darkness(attachments.shown('aadharCard'), [0.24, 0.6])).toBeGreaterThan(99)
    expect(await darkness(attachments.shown('aadharCard'), [0.64, 0.8])).toBeLessThan(60)
    // Other files show a reason.
    await attachments.choose('panCard', {
      name: 'pan.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<html>'),
    })
    await expect(attachments.place('panCard').getByRole('alert')).toContainText(
      t('This file cannot be added here. Take a photo, or choose a picture or a PDF.'),
    )
    await shot('papers-problem')
    faults.push(...(await faultsOf(page, 'a file that cannot be taken')))
    expect(faults).toEqual([])
  })
}

test('the digits are covered with the keyboard alone', async ({ page }) => {
  const attachments = attachmentsOn(page, 'en')
  const card = attachments.place('aadharCard')
  await signIn(page, 'en')
  await attachments.open()
  const photo = await drawnPicture(page, 'image/jpeg', [2000, 1260], 'card')
  await attachments.choose('aadharCard', { name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo })
  await card.getByRole('button', { name: 'Cover where the number usually is' }).press('Enter')
  const bar = card.locator('[data-bar]')
  const box = async () => (await bar.boundingBox())!
  const before = await box()
  await card.getByRole('button', { name: 'Move the black bar: arrow keys' }).press('ArrowRight')
  await card.getByRole('button', { name: 'Move the black bar: arrow keys' }).press('ArrowUp')
  await card.getByRole('button', { name: 'Change the size of the black bar: arrow keys' }).press('ArrowLeft')
  const after = await box()
  expect(after.x).toBeGreaterThan(before.x)
  expect(after.y).toBeLessThan(before.y)
  expect(after.width).toBeLessThan(before.width)
  await card.getByRole('button', { name: 'The digits are covered' }).press('Enter')
  await expect(attachments.shown('aadharCard')).toBeVisible()
})

test('a finger drags and enlarges the bar over the digits', async ({ page }) => {
  const attachments = attachmentsOn(page, 'en')
  const card = attachments.place('aadharCard')
  await signIn(page, 'en')
  await attachments.open()
  const photo = await drawnPicture(page, 'image/jpeg', [1260, 2000], 'card')
  await attachments.choose('aadharCard', { name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo })
  await card.getByRole('button', { name: 'Cover where the number usually is' }).click()
  const box = async () => (await card.locator('[data-bar]').boundingBox())!
  const drag = async (handle: string, across: number, down: number) => {
    const button = card.getByRole('button', { name: handle })
    await button.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await button.boundingBox())!
    const [fromX, fromY] = [x + width / 4, y + height / 2]
    await page.mouse.move(fromX, fromY)
    await page.mouse.down()
    await page.mouse.move(fromX + across, fromY + down, { steps: 4 })
    await page.mouse.up()
  }
  await card.getByRole('img').scrollIntoViewIfNeeded()
  const start = await box()
  await drag('Move the black bar: arrow keys', 30, -40)
  const moved = await box()
  expect([moved.x - start.x, moved.y - start.y].map(Math.round)).toEqual([30, -40])
  await drag('Change the size of the black bar: arrow keys', 25, 15)
  const sized = await box()
  expect([sized.width - moved.width, sized.height - moved.height].map(Math.round)).toEqual([25, 15])
})

test('a PDF cannot be covered here: the person confirms that and continues, or chooses another file', async ({
  page,
}) => {
  const attachments = attachmentsOn(page, 'en')
  const card = attachments.place('aadharCard')
  await signIn(page, 'en')
  await attachments.open()
  const pdf = { name: 'aadhaar.pdf', mimeType: 'application/pdf', buffer: emptyPdf() }
  await attachments.choose('aadharCard', pdf)
  await expect(card.getByText('A PDF cannot be covered here.')).toBeVisible()
  await card.getByRole('button', { name: 'Choose another' }).click()
  await expect(card).toHaveAttribute('data-slot-state', 'empty')
  await attachments.choose('aadharCard', pdf)
  await card.getByRole('button', { name: 'Continue with this PDF' }).click()
  await expect(card.getByText('PDF, 1 KB, saved on this phone')).toBeVisible()
})

test('a picture to be covered survives a change of the step, and is not stored until then', async ({
  page,
}) => {
  const attachments = attachmentsOn(page, 'en')
  const card = attachments.place('aadharCard')
  const step = (place: 0 | 1) =>
    attachments.dialog.getByRole('tab', { name: loanApplication.steps[place].title.en }).click()
  await signIn(page, 'en')
  await attachments.open()
  const photo = await drawnPicture(page, 'image/jpeg', [2000, 1260], 'card')
  await attachments.choose(
    'aadharCard',
    { name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo },
    'Camera',
  )
  await expect(card).toHaveAttribute('data-slot-state', 'to-cover')
  await step(0)
  await expect(card).toHaveCount(0)
  await step(1)
  await expect(card).toHaveAttribute('data-slot-state', 'to-cover')
  expect(await countOn(page, 'fileBytes')).toBe(0)
  await card.getByRole('button', { name: 'Cover where the number usually is' }).click()
  await card.getByRole('button', { name: 'The digits are covered' }).click()
  await expect(attachments.shown('aadharCard')).toBeVisible()
  expect(await darkness(attachments.shown('aadharCard'), [0.24, 0.58])).toBeGreaterThan(99)
  expect(await countOn(page, 'fileBytes')).toBe(1)
})
