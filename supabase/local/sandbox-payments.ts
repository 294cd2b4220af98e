import { createHmac, randomUUID } from 'node:crypto'
import { signatureOf } from '../functions/_shared/signature.ts'
import type { Database } from './database/database.ts'
import { isLoopback, isDirect, refuseUnlessLocal, isOfAnotherSite } from './local-only.ts'
import {
  paymentPage,
  pageLanguage,
  problemPage,
  type SandboxAction,
  type Language,
  type Shown,
} from './sandbox-page.ts'

/** Dependencies of the sandbox. */
export interface SandboxParts {
  database: Database
  secret: string
  /** Opens its pages, see local-only.ts. */
  localKey: string
  siteUrl: string
  /** The HOST listened on: beyond loopback there is no sandbox. */
  host: string
  /** Sends a request to the backend's own front door. */
  deliver: (request: Request) => Promise<Response>
}

/** The secret by which sandbox messages of a data folder are signed, derived from its own. */
export function sandboxSecret(jwtSecret: string): string {
  return createHmac('sha256', jwtSecret).update('sandbox payments').digest('base64url')
}

/** The state of a payment and its order, by the name that its link carries. */
const lookup = `select p.state as "paymentState", p.amount_paise::float8 as "amountPaise", p.currency, o.id as "orderId",
    o.state as "orderState", o.reference
  from public.payments p join public.orders o on o.id = p.order_id
  where p.provider = 'sandbox' and p.provider_ref = $1`

/** A message as sandbox-provider.ts of the functions reads it. */
interface Message {
  id: string
  kind: 'paid' | 'failed' | 'cancelled' | 'expired'
  ref: string
  amount_paise: number
  currency: string
  at: string
}

type MessageFactory = (kind: Message['kind'], secondsAgo?: number) => Message

/** The provider's messages after each button, in their order. */
const messagesOf: Record<SandboxAction, (message: MessageFactory) => Message[]> = {
  pay: (message) => [message('paid')],
  fail: (message) => [message('failed')],
  cancel: (message) => [message('cancelled')],
  late: (message) => [message('expired'), message('paid')],
  twice: (message) => [message('paid'), message('paid')],
  again: (event) => {
    const message = event('paid')
    return [message, message]
  },
  // The failure of the first try arrives after the success of the second.
  disordered: (message) => [message('paid'), message('failed', 60)],
}

const isSandboxAction = (text: unknown): text is SandboxAction =>
  typeof text === 'string' && Object.hasOwn(messagesOf, text)

async function post({ secret, siteUrl, deliver }: SandboxParts, message: Message): Promise<Response> {
  const body = JSON.stringify(message)
  const headers = { 'content-type': 'application/json', 'x-khet-signature': await signatureOf(secret, body) }
  return deliver(new Request(`${siteUrl}/functions/v1/payment-webhook`, { method: 'POST', headers, body }))
}

/** Our own pages only: the address is built from the site's, never from the request. */
function returnAddress(
  siteUrl: string,
  action: SandboxAction,
  ref: string,
  orderId: string,
  language: Language,
): string {
  const prefix = language === 'en' ? '' : `/${language}`
  if (action === 'cancel') {
    const home = new URL(prefix || '/', siteUrl)
    home.search = new URLSearchParams({ payment: 'cancelled', order_id: orderId }).toString()
    return home.href
  }
  const address = new URL(`${prefix}/payment-success`, siteUrl)
  address.search = new URLSearchParams({ session_id: ref, order_id: orderId }).toString()
  return address.href
}

async function press(parts: SandboxParts, request: Request, ref: string, shown: Shown): Promise<Response> {
  const form = await request.formData().catch(() => new FormData())
  const action = form.get('deed')
  if (isOfAnotherSite(request.headers.get('origin') ?? undefined))
    return problemPage(403, 'This button is pressed on its own page only.')
  if (!isSandboxAction(action)) return problemPage(400, 'There is no such button.')
  const event: MessageFactory = (kind, secondsAgo = 0) => ({
    id: `event_${randomUUID()}`,
    kind,
    ref,
    amount_paise: shown.amountPaise,
    currency: shown.currency,
    at: new Date(Date.now() - secondsAgo * 1000).toISOString(),
  })
  for (const message of messagesOf[action](event)) {
    const answered = await post(parts, message)
    if (!answered.ok)
      return problemPage(502, `The webhook answered ${answered.status}. Nothing else was sent.`)
  }
  const language = pageLanguage(request)
  const location = returnAddress(parts.siteUrl, action, ref, shown.orderId, language)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/**
 * Answers /local/pay/<ref>: a page on which a payment is made to succeed, fail or arrive in any crooked way, and its
 * buttons. Off (404) when listening beyond this machine, and refused to browsers that have not opened the inbox.
 */
export async function answerSandbox(parts: SandboxParts, request: Request): Promise<Response> {
  if (!isLoopback(parts.host)) return problemPage(404, 'Not found')
  const refused = isDirect(request) ? undefined : refuseUnlessLocal(request, parts.localKey)
  if (refused) return refused
  const [, ref = ''] = /^\/local\/pay\/(\w{1,200})$/.exec(new URL(request.url).pathname) ?? []
  const [shown] = ref === '' ? [] : await parts.database.query<Shown>(lookup, [ref])
  if (!shown) return problemPage(404, 'There is no such payment.')
  if (request.method === 'POST') return press(parts, request, ref, shown)
  if (request.method === 'GET') return paymentPage(shown, pageLanguage(request), parts.siteUrl)
  return problemPage(405, 'Only GET and POST are answered here.')
}
