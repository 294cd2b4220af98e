import type { Page } from '@playwright/test'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Prepared } from '#src/platform/files/prepare.ts'
import { openPhotoPage } from '#scripts/build/photo-page.ts'
import { sha256 } from '../pages/loan.ts'
import { drawnPicture, emptyPdf, type ChosenFile } from '../pages/sample-files.ts'
import { untilPagesAreCached, type World } from '../world.ts'
import { startPhone } from './killable-phone.ts'

/** A file to choose, and the hash of its processed form, which is stable in the same browser. */
export interface Attachment {
  readonly file: ChosenFile
  readonly sha256: string
}

/** Returns different photos of a few and of many kilobytes, and two PDFs. */
export async function drawAttachments(page: Page): Promise<Attachment[]> {
  const photos = await openPhotoPage()
  await page.goto(photos.url)
  const attachments: Attachment[] = []
  for (const place of Array.from({ length: 10 }).keys()) {
    const buffer = await drawnPicture(
      page,
      'image/jpeg',
      [360 + place * 20, 270],
      place % 2 ? 'noise' : 'quarters',
    )
    const file = { name: `photo-${place}.jpg`, mimeType: 'image/jpeg', buffer }
    attachments.push({ file, sha256: await preparedHash(page, buffer) })
  }
  for (const bytes of [2_000, 120_000]) {
    const file = {
      name: `statement-${bytes}.pdf`,
      mimeType: 'application/pdf',
      buffer: emptyPdf(bytes),
    }
    attachments.push({ file, sha256: sha256(file.buffer) })
  }
  await photos.close()
  return attachments
}

async function preparedHash(page: Page, photo: Buffer): Promise<string> {
  const base64 = await page.evaluate(
    async ([code, bytes]) => {
      const { prepareDocument } = (await import(code)) as {
        prepareDocument(chosen: Blob, among: readonly string[]): Promise<Prepared>
      }
      const prepared = await prepareDocument(new Blob([Uint8Array.fromBase64(bytes)]), ['image/jpeg'])
      return prepared.bytes.toBase64()
    },
    ['/prepare.js', photo.toString('base64')] as const,
  )
  return sha256(Buffer.from(base64, 'base64'))
}

/** Returns the profile of a phone on which a guest has opened the app once; every person's phone is a copy of it. */
export async function warmProfile(world: Pick<World, 'url'>): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'khet-seva-killed-'))
  const phone = await startPhone(profile)
  await phone.page.goto(world.url)
  await untilPagesAreCached(phone.page)
  await phone.close()
  return profile
}
