import { loopbackPassword } from '#local/local-only.ts'
import type { Page } from 'playwright'
import loanApplication from '#src/features/loans/loan-application.form.ts'

/** A file as somebody chooses it. */
export interface LoanFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** The places for documents in a loan application. */
export type Slot = keyof typeof loanApplication.documents

/** A farmer's required answers only. */
const answers = {
  applicantName: 'ਗੁਰਮੀਤ ਸਿੰਘ',
  fatherName: 'Balwinder Singh',
  phone: '9000000004',
  email: 'applicant@example.org',
  address: 'House 4, Sarna',
  pincode: '145025',
  landSize: '4',
  requestedAmount: '2,50,000',
  purpose: 'Seed and fertilizer',
} as const

/** Signs in as the demo farmer. */
export function signInAsFarmer(page: Page, site: string): Promise<void> {
  return signInAs(page, site, { email: 'farmer@example.org', phone: '+91 90000 00001' })
}

/** Signs in as one of the demo people. */
export async function signInAs(
  page: Page,
  site: string,
  { email, phone }: { email: string; phone: string },
): Promise<void> {
  await page.goto(`${site}/auth`)
  const main = page.getByRole('main')
  const field = (label: string) => main.getByLabel(label, { exact: true })
  await field('Email').fill(email)
  await field('Phone number').fill(phone)
  await field('Password').fill(loopbackPassword)
  await main.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Welcome back!').waitFor()
}

/** Opens a loan application and fills in everything before its documents, which it then shows. */
export async function fillLoan(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/loans`)
  await page.waitForFunction(() => 'tapped' in window && window.tapped === undefined)
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  const dialog = page.getByRole('dialog')
  const field = (key: keyof typeof loanApplication.fields) =>
    dialog.getByLabel(loanApplication.fields[key].label.en).first()
  for (const [key, text] of Object.entries(answers)) await field(key as keyof typeof answers).fill(text)
  await field('occupation').selectOption('farmer')
  await goOn(page)
  await field('landLocation').fill('Behind the gurdwara, Sarna')
}

/** Goes to the next step. */
export function goOn(page: Page): Promise<void> {
  return page.getByRole('dialog').getByRole('button', { name: 'Next', exact: true }).click()
}

/** Gives a file to a place, as from the gallery; it is not waited for. */
export async function chooseFile(page: Page, slot: Slot, file: LoanFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.locator(`[data-slot="${slot}"] button[aria-label^="Gallery"]`).click()
  await (await chooser).setFiles(file)
}

/** Accepts the terms and submits; the form shows its documents. */
export async function submitLoan(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await goOn(page)
  await dialog.getByLabel(loanApplication.fields.acceptedTerms.label.en).check()
  await goOn(page)
  await dialog.getByRole('button', { name: loanApplication.submit.en, exact: true }).click()
  await dialog.getByRole('heading', { name: loanApplication.thanks.title.en }).waitFor({ timeout: 60_000 })
}

/** All places for documents, in the order of the form. */
export const slots = Object.keys(loanApplication.documents) as Slot[]

/** Returns the bytes of each document on the phone: its encrypted size, less the 16 bytes of encryption. */
export function storedFiles(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('khet-seva-outbox')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const asking = opening.result.transaction('fileBytes').objectStore('fileBytes').getAll()
    await new Promise((resolve) => asking.addEventListener('success', resolve))
    opening.result.close()
    return (asking.result as { bytes: { bytes: Uint8Array } }[]).map(
      ({ bytes }) => bytes.bytes.byteLength - 16,
    )
  })
}
