import { asResponse, fetchWhole, type Timeouts, type WholeAnswer } from '#src/base/patient-fetch.ts'
import { classifyResponse } from './classify-response.ts'

/** Timeouts of a navigation in milliseconds, with and without a cached replacement. */
const waits = { withSpare: 4_000, without: 25_000 }

/** Timeouts of a request in the background; the next navigation to the same address uses it. */
const patience: Timeouts = { head: 30_000, idle: 10_000 }

/** Lifetime of a late response, in milliseconds. */
const cacheLifetime = 60_000

const onTheirWay = new Map<string, Promise<WholeAnswer>>()

/**
 * Fetches a page; `undefined` if it does not arrive in time, or is not ours. The request continues in the
 * background, and the next one for the same address joins it.
 */
export async function pageFromNetwork(request: Request, hasSpare: boolean): Promise<Response | undefined> {
  try {
    const answer = await inTime(onItsWay(request), hasSpare ? waits.withSpare : waits.without)
    onTheirWay.delete(request.url)
    const { response } = answer
    // A browser rejects a page's response whose address differs from the requested one.
    return response.redirected ? Response.redirect(response.url) : asResponse(answer)
  } catch {
    return undefined
  }
}

function onItsWay(request: Request): Promise<WholeAnswer> {
  const known = onTheirWay.get(request.url)
  if (known) return known
  const answer = ourPage(request)
  const forget = () => void (onTheirWay.get(request.url) === answer && onTheirWay.delete(request.url))
  answer.then(() => setTimeout(forget, cacheLifetime), forget)
  onTheirWay.set(request.url, answer)
  return answer
}

async function ourPage(request: Request): Promise<WholeAnswer> {
  // Redirects are followed here, so that another site that one leads to is refused and not shown.
  const answer = await fetchWhole((signal) => fetch(request, { redirect: 'follow', signal }), patience)
  const { status, type, url, headers } = answer.response
  const contentType = headers.get('content-type')
  const text = await answer.body.text()
  const verdict = classifyResponse({ status, type, url, contentType, text }, new URL(request.url))
  if (verdict === 'failure') throw new Error(`No page of ours at ${request.url}`)
  return answer
}

function inTime<T>(task: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No page in time')), ms)
  })
  return Promise.race([task, late]).finally(() => clearTimeout(timer))
}
