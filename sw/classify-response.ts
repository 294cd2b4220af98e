/** What is known of an answer to somebody who opens an address. */
export interface PageAnswer {
  readonly status: number
  /** As `Response.type` says it. */
  readonly type: ResponseType
  /** The address that answered in the end. */
  readonly url: string
  readonly contentType: string | null
  /** The beginning of its body, as far as it was read. */
  readonly text: string
}

/**
 * What an answer is. `page`: a page of ours, also the one for an address that does not exist. `file`: something else that
 * was asked for by its name. `failure`: anything else, as an error of the server, the page of a Wi-Fi that wants to be
 * paid, or what another site answers.
 */
export type ResponseClass = 'page' | 'file' | 'failure'

/** What every page of ours has in its head, and that of an earlier build. */
const mark = /<meta name="application-name" content="Khet Seva"|href="\/manifest-(?:en|pa|hi)\.webmanifest"/

/** Judges the answer to a navigation to an address of ours. */
export function classifyResponse(answer: PageAnswer, requested: URL): ResponseClass {
  const { status, type, url, contentType, text } = answer
  if (type === 'error' || type === 'opaque' || type === 'opaqueredirect') return 'failure'
  if (!isOwnResponse(url, requested)) return 'failure'
  const isHtml = /^(?:text\/html|application\/xhtml\+xml)\b/i.test((contentType ?? '').trim())
  if (isHtml) return [200, 404, 410].includes(status) && mark.test(text) ? 'page' : 'failure'
  // `/robots.txt`, a picture, or that there is no such file.
  return isNamedFile(requested) && [200, 206, 404, 410].includes(status) ? 'file' : 'failure'
}

/** Of an answer that was made by a script nothing is known. */
function isOwnResponse(url: string, requested: URL): boolean {
  return url === '' || new URL(url, requested).origin === requested.origin
}

function isNamedFile({ pathname }: URL): boolean {
  return /\.\w+$/.test(pathname) && !/\.html?$/i.test(pathname)
}
