import { isLoopback, refuseUnlessLocal, setLocalCookie } from './local-only.ts'
import { escaped } from '../functions/_shared/html.ts'
import type { OpenDatabase } from './database/database.ts'
import type { LocalKeys } from './keys.ts'
import type { Post } from './outgoing.ts'
import { answerSandbox, sandboxSecret } from './sandbox-payments.ts'

/** A mail or text message as it would have gone out. */
export interface Message {
  to: string
  channel: 'email' | 'sms'
  subject: string
  text: string
  /** The one-time code in it, when it carries one. */
  code: string | null
  /** The HTML of a mail, if any. */
  html?: string
  /** ISO time. */
  sentAt: string
  /** Rises with every message. */
  id: number
}

/** The inbox of the embedded backend's mail and text messages. */
export interface Inbox {
  /** What sends messages for real; then there is no inbox to look at. */
  readonly post?: Post | undefined
  deliver(message: Omit<Message, 'sentAt' | 'id'>): void
  /** Newest first, only those to one address or phone when given; a phone matches with or without its plus. */
  messages(to?: string): Message[]
}

/** The largest number of stored messages. */
const mostMessages = 500

const sameAddress = (a: string, b: string) =>
  a.replace(/^\+/, '').toLowerCase() === b.trim().replace(/^\+/, '').toLowerCase()

/** Stores a message that did not go out, with the reason. */
export type KeepUnsent = (message: Omit<Message, 'sentAt' | 'id'>, reason: string) => Promise<void>

/**
 * An empty inbox held in memory. With a post, messages go out by it and are not kept, since they hold codes; `keep` stores those that
 * do not go out.
 */
export function openInbox(
  now: () => number,
  post?: Post,
  log: (line: string) => void = () => {},
  keep: KeepUnsent = async () => {},
): Inbox {
  const messages: Message[] = []
  let last = 0
  return {
    post,
    deliver(message) {
      if (post)
        return void post
          .send(message)
          .catch((error: Error) => {
            // Servers name the recipient, whom neither the log nor the owner's page is to name.
            const reason = error.message.replaceAll(message.to, '…')
            log(`A message (${message.channel}) did not go out: ${reason}`)
            return keep(message, reason)
          })
          .catch((error: Error) => log(`It was not kept either: ${error.message}`))
      messages.unshift({ ...message, sentAt: new Date(now()).toISOString(), id: ++last })
      messages.length = Math.min(messages.length, mostMessages)
    },
    messages: (to) =>
      to === undefined ? [...messages] : messages.filter((message) => sameAddress(message.to, to)),
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The settings by which functions hand mail and text messages to the inbox; beyond this machine those of the environment count,
 * and here too, each where it names a service, as behind a web server.
 */
export function inboxEnvironment(
  siteUrl: string,
  serviceKey: string,
  own: Environment,
): Record<string, string> {
  const inbox = `${siteUrl}/local/inbox.json`
  return {
    ...(own['KHET_MAIL_URL'] ? {} : { KHET_MAIL_URL: inbox, KHET_MAIL_KEY: serviceKey }),
    ...(own['KHET_SMS_URL'] ? {} : { KHET_SMS_URL: inbox, KHET_SMS_KEY: serviceKey }),
  }
}

/** True unless the app is opened under a name beyond this machine: behind a web server it runs on loopback too. */
export function isOpenedHere({ KHET_SITE_URL: site }: Environment): boolean {
  return !site || (URL.canParse(site) && isLoopback(new URL(site).hostname))
}

const style = `body{font:17px/1.6 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1rem;color:#2b1d10;background:#fdfbf5}
article{border:1px solid #8a7a66;border-radius:8px;padding:.75rem 1rem;margin:1rem 0}
h2{font-size:1.1rem;margin:0}p{margin:.25rem 0;white-space:pre-wrap;overflow-wrap:anywhere}
.code{font-size:1.6rem;font-weight:700;letter-spacing:.15em}
@media(prefers-color-scheme:dark){body{color:#f3ead9;background:#17130d}article{border-color:#a3947e}}`

/** No scripts, no pictures, no frames: a message is a stranger's text. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

function articleOf(message: Message): string {
  const code = message.code === null ? '' : `<p>Code: <span class="code">${escaped(message.code)}</span></p>`
  const html = message.html ? `<p><a href="/local/inbox/${message.id}">As the mail looks</a></p>` : ''
  const channel = message.channel === 'sms' ? 'Text message' : 'E-mail'
  return `<article><h2>${escaped(message.subject)}</h2>
<p>${channel} to ${escaped(message.to)}, <time datetime="${message.sentAt}">${message.sentAt.slice(0, 19).replace('T', ' ')} UTC</time></p>
<p>${escaped(message.text)}</p>${code}${html}</article>`
}

function page(messages: readonly Message[]): string {
  const list = messages.length === 0 ? '<p>Nothing was sent yet.</p>' : messages.map(articleOf).join('\n')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Local inbox</title><style>${style}</style></head>
<body><main><h1>Local inbox</h1>
<p>Mail and text messages that this machine would have sent, newest first. Reload to see new ones.</p>
${list}</main></body></html>`
}

const notFound = () =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/** A stranger's page: it may style itself and do nothing else. */
function mailAt(inbox: Inbox, pathname: string): Response {
  const id = Number(/^\/local\/inbox\/(\d+)$/.exec(pathname)?.[1])
  const html = inbox.messages().find((message) => message.id === id)?.html
  if (html === undefined) return notFound()
  const policy = `${pageHeaders['content-security-policy']}; sandbox`
  return new Response(html, { headers: { ...pageHeaders, 'content-security-policy': policy } })
}

async function deliverFrom(inbox: Inbox, request: Request): Promise<Response> {
  const given = (await request.json().catch(() => ({}))) as Partial<Message>
  // A mail as a function hands it to any service names no channel.
  const { to, channel = 'email', subject, text, html } = given
  if (typeof to !== 'string' || typeof text !== 'string' || (channel !== 'email' && channel !== 'sms')) {
    return Response.json(
      { message: 'A message needs to, text and, if it is no mail, channel.' },
      { status: 400 },
    )
  }
  inbox.deliver({
    to,
    channel,
    subject: typeof subject === 'string' ? subject : '',
    text,
    code: null,
    ...(typeof html === 'string' ? { html } : {}),
  })
  return new Response(null, { status: 201 })
}

/** Of the inbox, on this machine. */
interface InboxSettings {
  host: string
  serviceKey: string
  localKey: string
}

/** Leads to the page without the password in its address, which histories and logs would keep. */
const opened = (password: string) =>
  new Response(null, {
    status: 303,
    headers: {
      location: '/local/inbox',
      'set-cookie': setLocalCookie(password),
      'cache-control': 'no-store',
    },
  })

/**
 * Handles /local: the page, its mails, `inbox.json?to=`, and POST inbox.json with the service key, for functions. Off (404) when
 * listening beyond this machine, and refused to everybody who has not read what `npm start` printed.
 */
export async function answerLocal(
  inbox: Inbox,
  { host, serviceKey, localKey }: InboxSettings,
  request: Request,
): Promise<Response> {
  if (!isLoopback(host) && !inbox.post) return notFound()
  const { pathname } = new URL(request.url)
  const isOurs = request.headers.get('apikey') === serviceKey
  if (request.method === 'POST' && pathname === '/local/inbox.json' && isOurs)
    return deliverFrom(inbox, request)
  if (inbox.post) return notFound()
  const refused = refuseUnlessLocal(request, localKey)
  if (refused) return refused
  return request.method === 'GET' ? shown(inbox, new URL(request.url), localKey) : notFound()
}

function shown(inbox: Inbox, { pathname, searchParams }: URL, localKey: string): Response {
  if (pathname === '/local/inbox') {
    if (searchParams.has('key')) return opened(localKey)
    return new Response(page(inbox.messages()), { headers: pageHeaders })
  }
  if (pathname.startsWith('/local/inbox/')) return mailAt(inbox, pathname)
  if (pathname !== '/local/inbox.json') return notFound()
  const messages = inbox.messages(searchParams.get('to') ?? undefined)
  return Response.json(
    { messages },
    { headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } },
  )
}

interface Parts {
  inbox: Inbox
  keys: LocalKeys
  localKey: string
  options: { host: string; siteUrl: string }
}

/** Handles /local: the inbox and the payment sandbox, which sends its messages to our own address. */
export function answeringLocal(
  setting: Parts,
  database: OpenDatabase,
  door: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const { inbox, keys, localKey } = setting
  const { host, siteUrl } = setting.options
  const sandbox = {
    database,
    host,
    siteUrl,
    secret: sandboxSecret(keys.jwtSecret),
    localKey,
    deliver: (request: Request) => door(request),
  }
  return (request) =>
    new URL(request.url).pathname.startsWith('/local/pay/')
      ? answerSandbox(sandbox, request)
      : answerLocal(inbox, { host, serviceKey: keys.serviceKey, localKey }, request)
}
