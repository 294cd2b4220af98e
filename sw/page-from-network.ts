import { asResponse, fetchWhole, type Timeouts, type WholeAnswer } from '#src/base/patient-fetch.ts'
import { classifyResponse } from './classify-response.ts'

/** How long somebody waits for a page, in milliseconds: where the phone can show something instead, and where it cannot. */
const waits = { withSpare: 4_000, without: 25_000 }

/** What nobody waits for any more goes on for so long: whoever asks again has it the sooner. */
const patience: Timeouts = { head: 30_000, idle: 10_000 }

/** How long an answer that came late stays at hand, in milliseconds. */
const cacheLifetime = 60_000

const onTheirWay = new Map<string, Promise<WholeAnswer>>()

/**
 * A page over the network; `undefined` where it does not come in a few seconds, or is not ours. The request goes on
 * behind that, and the next one for the same address joins it.
 */
export async function pageOverLine(request: Request, hasSpare: boolean): Promise<Response | undefined> {
  try {
    const answer = await inTime(onItsWay(request), hasSpare ? waits.withSpare : waits.without)
    onTheirWay.delete(request.url)
    const { response } = answer
    // A browser takes no answer for a page that came from another address than the one it asked for.
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
