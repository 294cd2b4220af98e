import type { Page } from '@playwright/test'
import { loanDocuments } from '#src/features/loans/internal/loan-documents.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import grievance from '#src/features/support/grievance.form.ts'
import { faultsOf } from './pages/faults.ts'
import { attachmentsOn } from './pages/attachments.ts'
import { formOn } from './pages/forms.ts'
import { avif, gif, heic } from './pages/odd-pictures.ts'
import { drawnPicture, emptyPdf, secretWords, withExif, type ChosenFile } from './pages/sample-files.ts'
import { signIn, withConsent } from './pages/visitor.ts'
import type { Language } from '#src/base/languages.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tonguesOf, untilPagesAreCached } from './world.ts'

test.beforeEach(({ context }) => withConsent(context))

/** Sends files as the phone's *Share* does: a form post to the manifest's address. */
async function share(page: Page, files: ChosenFile[]): Promise<void> {
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/share-target',
      enctype: 'multipart/form-data',
    })
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      multiple: true,
      name: 'files',
    })
    input.id = 'sharing'
    form.append(input)
    document.body.append(form)
  })
  await page.locator('#sharing').setInputFiles(files)
  await page.locator('#sharing').evaluate((input: HTMLInputElement) => input.form!.submit())
  await page.waitForURL(/\/shared/)
}

function sharedOn(page: Page, code: Language) {
  const t = wordsIn(code)
  const main = page.getByRole('main')
  return {
    files: main.getByRole('listitem'),
    picture: main.getByRole('img', { name: t('Shared picture') }),
    choice: main.getByLabel(t('Where does it go?')),
    put: main.getByRole('button', { name: t('Add it there') }),
  }
}

for (const { code, name, tag } of tonguesOf('hi')) {
  test(`a photo that another app shares offline goes into a draft (${name})${tag}`, async ({
    page,
    context,
  }) => {
    const t = wordsIn(code)
    const shot = (file: string) =>
      process.env['SHOTS']
        ? page.screenshot({ path: `${process.env['SHOTS']}/${code}-${file}.png` })
        : undefined
    const attachments = attachmentsOn(page, code)
    const shared = sharedOn(page, code)
    await signIn(page, code)
    await page.goto(addressIn(code, '/loans'))
    await untilPagesAreCached(page)
    // The form's code loads when it is first opened.
    await attachments.open()
    const pdf = { name: 'pan.pdf', mimeType: 'application/pdf', buffer: emptyPdf() }
    await attachments.choose('panCard', pdf)
    await expect(attachments.place('panCard')).toHaveAttribute('data-slot-state', 'held')
    const jpeg = withExif(await drawnPicture(page, 'image/jpeg', [2000, 1500]), 6)
    await context.setOffline(true)
    await page.goto(addressIn(code, '/loans'))
    await share(page, [
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: jpeg },
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html><script></script>') },
    ])
    await expect(page.getByRole('alert').filter({ hasText: /100 MB/ })).toBeVisible()
    await expect(shared.files).toHaveCount(1)
    await expect(shared.picture).toBeVisible()
    await shot('shared')
    const faults = await faultsOf(page, 'shared files')
    const label = t('{label} (there is one already)', { label: loanDocuments.panCard.label[code] })
    await shared.choice.selectOption({ label })
    await shared.put.click()
    await expect(page.getByText(t('Document Uploaded'))).toBeVisible()
    await expect(shared.files).toHaveCount(0)
    await shot('shared-empty')
    faults.push(...(await faultsOf(page, 'nothing shared')))
    expect(faults).toEqual([])
    await page.reload()
    await expect(shared.files).toHaveCount(0)
  })
}

test('a picture that this browser cannot show says what it is, and one that it shows is taken: in a form, whose sending leads there, and shared', async ({
  page,
  context,
}) => {
  const t = wordsIn('pa')
  const whatItIs = t(
    "This picture is HEIC. This browser cannot show it. Choose JPEG in the camera's settings and take the photo again. Or share it from the gallery as JPEG.",
  )
  const asJpeg = (buffer: Buffer): ChosenFile => ({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
  const form = formOn(page, grievance, 'pa')
  const slot = form.dialog.locator('[data-slot="photo-1"]')
  const label = 'ਫ਼ੋਟੋ 1'
  const choose = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await slot.getByRole('button', { name: t('Gallery: {label}', { label }) }).click()
    expect(await (await chooser).element().getAttribute('accept')).toBe('image/*')
    await (await chooser).setFiles(asJpeg(buffer))
  }
  await page.goto(addressIn('pa', '/grievance'))
  await untilPagesAreCached(page)
  // What is said about a file comes from the phone, too.
  await context.setOffline(true)
  await form.openFrom('/grievance')
  await form.type('name', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ')
  await form.type('phone', '9000000001')
  await form.choose('about', 'service')
  await form.type('message', 'ਥਰੈਸ਼ਰ ਨਹੀਂ ਆਇਆ')
  await form.dialog.getByRole('button', { name: t('Speak or add photos') }).click()
  await choose(heic)
  await expect(slot.getByRole('alert')).toHaveText(whatItIs)
  await form.submit()
  await expect(form.notice).toContainText(`${label}: ${whatItIs}`)
  await expect(slot).toBeFocused()
  await choose(avif)
  await expect(slot.getByRole('img', { name: label })).toBeVisible()
  await form.submit()
  await form.expectThanks()

  const shared = sharedOn(page, 'pa')
  await page.goto(addressIn('pa', '/grievance'))
  await share(page, [asJpeg(heic), asJpeg(gif(64, 48))])
  await expect(shared.files).toHaveCount(2)
  await expect(shared.files.filter({ hasText: whatItIs })).toHaveCount(1)
  await expect(shared.picture).toHaveCount(1)
})

test('a shared file is deleted only after a second tap, and is unreadable on the disk meanwhile', async ({
  page,
}) => {
  const shared = sharedOn(page, 'en')
  await page.goto('/')
  await untilPagesAreCached(page)
  const jpeg = withExif(await drawnPicture(page, 'image/jpeg', [800, 600]), 1)
  await share(page, [{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: jpeg }])
  await expect(shared.picture).toBeVisible()
  expect(await readableOn(page, secretWords)).toBe(false)
  await shared.files.getByRole('button', { name: 'Delete the shared files' }).click()
  await shared.files.getByRole('button', { name: 'Keep it' }).click()
  await expect(shared.files).toHaveCount(1)
  await shared.files.getByRole('button', { name: 'Delete the shared files' }).click()
  await shared.files.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Nothing is here.')).toBeVisible()
})

/** True if the words are readable in the outbox with the browser's tools. */
function readableOn(page: Page, words: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const database = await done(indexedDB.open('khet-seva-outbox'))
    const rows = await done(database.transaction('fileBytes').objectStore('fileBytes').getAll())
    database.close()
    if (rows.length === 0) throw new Error('Nothing is kept')
    return rows.some(({ bytes }: { bytes: { bytes: Uint8Array } }) =>
      new TextDecoder('latin1').decode(bytes.bytes).includes(wanted),
    )
  }, words)
}
