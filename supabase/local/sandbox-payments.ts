import { createHmac, randomUUID } from 'node:crypto'
import { signatureOf } from '../functions/_shared/signature.ts'
import type { Database } from './database/database.ts'
import { isDirect, isLoopback, isOfAnotherSite, refuseUnlessLocal } from './local-only.ts'

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

/** The content of the page. */
interface Shown {
  paymentState: 'created' | 'paid' | 'failed' | 'cancelled' | 'late'
  orderState: string
  orderId: string
  reference: string
  amountPaise: number
  currency: string
}

/** Actions of its buttons. */
type SandboxAction = 'pay' | 'fail' | 'cancel' | 'late' | 'twice' | 'again' | 'disordered'

const words = {
  en: {
    title: 'Sandbox payment',
    truth: 'This page stands in for a bank. No money moves.',
    order: 'Order',
    amount: 'Amount to pay',
    standing: 'Payment now',
    states: {
      created: 'not paid yet',
      paid: 'paid',
      failed: 'failed',
      cancelled: 'cancelled',
      late: 'paid too late',
    },
    pay: 'Pay',
    fail: 'Let the payment fail',
    cancel: 'Cancel and go back',
    crooked: 'As it can go wrong',
    late: 'Let it expire, then pay late',
    twice: 'Pay twice',
    again: 'Send the webhook twice',
    disordered: 'Send webhooks out of order',
  },
  pa: {
    title: 'ਪਰਖ ਲਈ ਭੁਗਤਾਨ',
    truth: 'ਇਹ ਪੰਨਾ ਬੈਂਕ ਦੀ ਥਾਂ ਹੈ। ਕੋਈ ਪੈਸਾ ਨਹੀਂ ਜਾਂਦਾ।',
    order: 'ਆਰਡਰ',
    amount: 'ਦੇਣ ਵਾਲੀ ਰਕਮ',
    standing: 'ਭੁਗਤਾਨ ਹੁਣ',
    states: {
      created: 'ਅਜੇ ਨਹੀਂ ਹੋਇਆ',
      paid: 'ਹੋ ਗਿਆ',
      failed: 'ਨਹੀਂ ਹੋ ਸਕਿਆ',
      cancelled: 'ਰੱਦ',
      late: 'ਦੇਰ ਨਾਲ ਹੋਇਆ',
    },
    pay: 'ਭੁਗਤਾਨ ਕਰੋ',
    fail: 'ਭੁਗਤਾਨ ਨਾ ਹੋਣ ਦਿਓ',
    cancel: 'ਰੱਦ ਕਰੋ ਅਤੇ ਵਾਪਸ ਜਾਓ',
    crooked: 'ਜਿਵੇਂ ਗੜਬੜ ਹੋ ਸਕਦੀ ਹੈ',
    late: 'ਮਿਆਦ ਲੰਘਣ ਦਿਓ, ਫਿਰ ਦੇਰ ਨਾਲ ਭੁਗਤਾਨ ਕਰੋ',
    twice: 'ਦੋ ਵਾਰ ਭੁਗਤਾਨ ਕਰੋ',
    again: 'ਵੈੱਬਹੁੱਕ ਦੋ ਵਾਰ ਭੇਜੋ',
    disordered: 'ਵੈੱਬਹੁੱਕ ਉਲਟੀ ਤਰਤੀਬ ਵਿੱਚ ਭੇਜੋ',
  },
  hi: {
    title: 'जाँच के लिए भुगतान',
    truth: 'यह पेज बैंक की जगह है। कोई पैसा नहीं जाता।',
    order: 'ऑर्डर',
    amount: 'देने की रकम',
    standing: 'भुगतान अभी',
    states: {
      created: 'अभी नहीं हुआ',
      paid: 'हो गया',
      failed: 'नहीं हो सका',
      cancelled: 'रद्द',
      late: 'देर से हुआ',
    },
    pay: 'भुगतान करें',
    fail: 'भुगतान न होने दें',
    cancel: 'रद्द करके वापस जाएँ',
    crooked: 'जैसे गड़बड़ हो सकती है',
    late: 'समय बीतने दें, फिर देर से भुगतान करें',
    twice: 'दो बार भुगतान करें',
    again: 'वेबहुक दो बार भेजें',
    disordered: 'वेबहुक उलटे क्रम में भेजें',
  },
} as const

type Language = keyof typeof words

const isLanguage = (text: string): text is Language => Object.hasOwn(words, text)

/** The language of the address (?lang=), else the first of the browser's that we speak, else English. */
function pageLanguage(request: Request): Language {
  const requested = new URL(request.url).searchParams.get('lang') ?? ''
  if (isLanguage(requested)) return requested
  const accepted = (request.headers.get('accept-language') ?? '').split(',')
  return accepted.map((range) => range.trim().slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

const style = `body{font:17px/1.6 system-ui,sans-serif;max-width:30rem;margin:0 auto;padding:1rem;color:#2b1d10;background:#fdfbf5}
dl{margin:1rem 0}dt{color:#5c4a35}dd{margin:0 0 .75rem;font-weight:700}.amount{font-size:2rem;line-height:1.3}
button{display:block;width:100%;min-height:48px;margin:.5rem 0;padding:.5rem 1rem;font:inherit;border:1px solid #6b5840;border-radius:8px;background:#fff;color:inherit}
button.first{background:#1d5b2e;border-color:#1d5b2e;color:#fff;font-weight:700}
button:focus-visible{outline:3px solid #b26a00;outline-offset:2px}
@media(prefers-color-scheme:dark){body{color:#f3ead9;background:#17130d}dt{color:#cbbba3}button{background:#262017;border-color:#a3947e}}`

/** No scripts, no frames. Forms go to this page, whose answer leads to the site, which some browsers count as a target. */
const headersFor = (formTargets: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action ${formTargets}; frame-ancestors 'none'`,
})

const rupees = (paise: number) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100)

/** All values are ours or were checked by the database, so nothing has to be escaped. */
function html(shown: Shown, language: Language): string {
  const texts = words[language]
  const button = (action: SandboxAction, kind = '') =>
    `<button name="deed" value="${action}"${kind && ` class="${kind}"`}>${texts[action]}</button>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${texts.title} · ${shown.reference}</title><style>${style}</style></head>
<body><main><h1>${texts.title}</h1><p>${texts.truth}</p>
<dl><dt>${texts.amount}</dt><dd class="amount">${rupees(shown.amountPaise)}</dd>
<dt>${texts.order}</dt><dd>${shown.reference}</dd>
<dt>${texts.standing}</dt><dd>${texts.states[shown.paymentState]}</dd></dl>
<form method="post" action="?lang=${language}">${button('pay', 'first')}${button('fail')}${button('cancel')}
<h2>${texts.crooked}</h2>${button('late')}${button('twice')}${button('again')}${button('disordered')}</form>
</main></body></html>`
}

/** The page of one payment. */
function paymentPage(shown: Shown, language: Language, siteUrl: string): Response {
  return new Response(html(shown, language), { headers: headersFor(`'self' ${new URL(siteUrl).origin}`) })
}

/** A plain sentence about an unavailable payment. */
function problemPage(status: number, sentence: string): Response {
  return new Response(sentence, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
