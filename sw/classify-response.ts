/** Facts of a response to a navigation. */
export interface PageAnswer {
  readonly status: number
  /** `Response.type`. */
  readonly type: ResponseType
  /** The address that answered in the end. */
  readonly url: string
  readonly contentType: string | null
  /** The beginning of its body, as far as it was read. */
  readonly text: string
}

/**
 * The class of a response. `page`: one of our pages, the not-found page too. `file`: another file of ours.
 * `failure`: everything else, such as a server error, a Wi-Fi's sign-in page, or another site.
 */
export type ResponseClass = 'page' | 'file' | 'failure'

/** A mark in the head of every page. */
const mark = '<meta name="application-name" content="Khet Seva"'

/** Classifies the response to a navigation to one of our addresses. */
export function classifyResponse(answer: PageAnswer, requested: URL): ResponseClass {
  const { status, type, url, contentType, text } = answer
  if (type === 'error' || type === 'opaque' || type === 'opaqueredirect') return 'failure'
  if (!isOwnResponse(url, requested)) return 'failure'
  const isHtml = /^(?:text\/html|application\/xhtml\+xml)\b/i.test((contentType ?? '').trim())
  if (isHtml) return [200, 404, 410].includes(status) && text.includes(mark) ? 'page' : 'failure'
  // `/robots.txt`, a picture, or that there is no such file.
  return isNamedFile(requested) && [200, 206, 404, 410].includes(status) ? 'file' : 'failure'
}

/** True if the response is from our origin; unknown for responses that a script created. */
function isOwnResponse(url: string, requested: URL): boolean {
  return url === '' || new URL(url, requested).origin === requested.origin
}

function isNamedFile({ pathname }: URL): boolean {
  return /\.\w+$/.test(pathname) && !/\.html?$/i.test(pathname)
}
