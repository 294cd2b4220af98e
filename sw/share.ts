import { saveSharedFiles } from '#src/core/documents/save-shared-files.ts'

declare const self: ServiceWorkerGlobalScope

/** Where the phone's *Share* sends files, as the manifest says. */
export const sharePath = '/share-target'

/**
 * Keeps what another app shared and leads to the page that shows it. A site may send a form here as well as an app: what
 * says that it comes from one is left, the rest waits on that page and goes nowhere by itself.
 */
export async function takeShared(request: Request): Promise<Response> {
  const files = isFromElsewhere(request.referrer) ? [] : await filesIn(request)
  const { left } = await saveSharedFiles(files)
  const page = new URL(left > 0 ? `/shared?left=${left}` : '/shared', self.location.origin)
  return Response.redirect(page.href, 303)
}

async function filesIn(request: Request): Promise<File[]> {
  const form = await request.formData().catch(() => new FormData())
  return form.getAll('files').filter((file) => file instanceof File && file.size > 0) as File[]
}

function isFromElsewhere(referrer: string): boolean {
  return /^https?:/.test(referrer) && new URL(referrer).origin !== self.location.origin
}
