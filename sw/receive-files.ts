import { saveSharedFiles } from '#src/core/documents/save-shared-files.ts'

declare const self: ServiceWorkerGlobalScope

/** The address of shared files, as in the manifest. */
export const sharePath = '/share-target'

/**
 * Stores shared files and redirects to the page that shows them. Sites can post here too: requests that name
 * another site are dropped, the rest is not sent anywhere by itself.
 */
export async function takeShared(request: Request): Promise<Response> {
  const files = isFromElsewhere(request.referrer) ? [] : await filesIn(request)
  const { left, why } = await saveSharedFiles(files)
  const page = new URL('/shared', self.location.origin)
  if (left > 0) page.searchParams.set('left', String(left))
  if (why) page.searchParams.set('why', why)
  return Response.redirect(page.href, 303)
}

async function filesIn(request: Request): Promise<File[]> {
  const form = await request.formData().catch(() => new FormData())
  return form.getAll('files').filter((file) => file instanceof File && file.size > 0) as File[]
}

function isFromElsewhere(referrer: string): boolean {
  return /^https?:/.test(referrer) && new URL(referrer).origin !== self.location.origin
}
