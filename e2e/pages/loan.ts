import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import loanApplication from '#src/features/loans/loan-application.form.ts'
import type { World } from '../world.ts'
import { formOn } from './forms.ts'
import { drawnPicture, emptyPdf } from './sample-files.ts'
import type { Language } from '#src/base/languages.ts'
import { wordsIn } from './phrases.ts'

/** The page of loans. */
export const loansPage = '/loans'

const documents: Record<string, { readonly label: Record<Language, string> }> = loanApplication.documents

/** A loan application as a person fills it in, step by step. */
export function loanOn(page: Page, code: Language) {
  const t = wordsIn(code)
  const form = formOn(page, loanApplication, code)
  const slot = (key: string) => form.dialog.locator(`[data-slot="${key}"]`)
  const stepTitle = (id: string) => loanApplication.steps.find((step) => step.id === id)!.title[code]
  return {
    ...form,
    slot,
    tab: (id: string) => form.dialog.getByRole('tab', { name: stepTitle(id), exact: true }),
    next: () => form.dialog.getByRole('button', { name: t('Next'), exact: true }).click(),
    previous: () => form.dialog.getByRole('button', { name: t('Previous'), exact: true }).click(),
    /** Fills in all required answers of the first step. */
    fillDetails: async (name: string) => {
      await form.type('applicantName', name)
      await form.type('fatherName', 'Balwinder Singh')
      await form.type('phone', '90000 00004')
      await form.type('email', 'applicant@example.org')
      await form.type('address', 'House 4, Sarna')
      await form.type('pincode', '145025')
      await form.choose('occupation', 'farmer')
      await form.type('landSize', '4')
      await form.type('requestedAmount', '2,50,000')
      await form.type('purpose', 'Seed and fertilizer')
    },
    /** Chooses a file for a slot from the gallery, and says that it has no digits to cover. */
    chooseAttachment: async (key: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
      const label = documents[key]!.label[code]
      const gallery = slot(key).getByRole('button', { name: t('Gallery or PDF: {label}', { label }) })
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), gallery.click()])
      await chooser.setFiles(file)
      if (key === 'aadharCard')
        await slot(key)
          .getByRole('button', { name: t('No digits to see, or covered already') })
          .click()
      await expect(slot(key).locator('[data-slot-state="held"]')).toBeVisible()
    },
  }
}

/** Returns eight documents: seven different photos, and a PDF. */
export async function eightAttachments(page: Page) {
  const attachments: [string, { name: string; mimeType: string; buffer: Buffer }][] = []
  for (const [place, key] of Object.keys(documents).entries()) {
    const size = [900 + place * 40, 600] as const
    attachments.push([
      key,
      key === 'bankStatement'
        ? { name: 'statement.pdf', mimeType: 'application/pdf', buffer: emptyPdf(2000) }
        : {
            name: `${key}.jpg`,
            mimeType: 'image/jpeg',
            buffer: await drawnPicture(page, 'image/jpeg', size, 'noise'),
          },
    ])
  }
  return attachments
}

/** Returns a person's applications at the centre, with their files. */
export async function loansAtCentre(world: World, name: string) {
  return world.backend.query<{
    id: string
    hash: string
    complete: boolean
    files: string[]
    named: string[]
  }>(
    `select r.id, r.hash, r.completed_at is not null as complete,
       (select array_agg(named ->> 'sha256' order by named ->> 'sha256')
        from jsonb_array_elements(r.content::jsonb -> 'manifest') named) as named,
       (select array_agg(f.sha256 order by f.sha256) from request_files f
        join storage.objects o on o.bucket_id = 'documents' and o.name like '%/' || r.id || '/' || f.sha256
        where f.request_id = r.id and f.verified_at is not null) as files
     from loan_applications l join requests r using (id) where l.applicant_name = '${name}'`,
  )
}

/** Returns the hashes of a request's stored files, read from the storage and computed here. */
export async function storedFor({ url, backend }: World, request: string): Promise<string[]> {
  const rows = await backend.query<{ name: string }>(
    `select name from storage.objects where bucket_id = 'documents' and name like '%' || $1 || '%'`,
    [request],
  )
  const read = async (name: string) => {
    const key = backend.asServiceKey
    const headers = { apikey: key, authorization: `Bearer ${key}` }
    const response = await backend.fetch(
      new Request(`${url}/storage/v1/object/documents/${name}`, { headers }),
    )
    expect(response.status).toBe(200)
    return sha256(Buffer.from(await response.arrayBuffer()))
  }
  return Promise.all(rows.map(({ name }) => read(name)))
}

/** Returns the SHA-256 in lower-case hex. */
export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
