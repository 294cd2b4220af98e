import { saveSharedFiles } from '#src/platform/files/save-shared-files.ts'

declare const self: ServiceWorkerGlobalScope

/** The address of shared files, as in the manifest. */
export const sharePath = '/share-target'

/**
 * Stores shared files and redirects to the page that shows them. Sites can post here too: their requests are dropped; the rest
 * is not sent anywhere by itself.
 */
export async function takeShared(request: Request): Promise<Response> {
  const files = isFromElsewhere(request) ? [] : await filesIn(request)
  // A body that cannot be read has brought something, and nobody knows how many.
  const { left, why } = files ? await saveSharedFiles(files) : { left: 1 }
  const page = new URL('/shared', self.location.origin)
  if (left > 0) page.searchParams.set('left', String(left))
  if (why) page.searchParams.set('why', why)
  return Response.redirect(page.href, 303)
}

/** `undefined` if the body cannot be read. An empty file that has a name could not be read by the app that shared it. */
async function filesIn(request: Request): Promise<File[] | undefined> {
  const form = await request.formData().catch(() => undefined)
  return form
    ?.getAll('files')
    .filter((file) => file instanceof File && (file.size > 0 || file.name !== '')) as File[] | undefined
}

/**
 * True for a post that a page of another site made. A worker is not shown `Sec-Fetch-Site` by every browser; then the page's
 * origin or referrer tells. A page that hides both does so by its referrer policy: what the phone itself shares hides nothing.
 */
function isFromElsewhere({ headers, referrer, referrerPolicy, destination }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'none' && site !== 'same-origin'
  if (destination !== '' && destination !== 'document') return true
  const origin = headers.get('origin')
  if (origin !== null && origin !== 'null' && origin !== self.location.origin) return true
  if (/^https?:/.test(referrer)) return new URL(referrer).origin !== self.location.origin
  return referrerPolicy === 'no-referrer' || referrerPolicy === 'same-origin'
}
