import type { OpenDatabase } from './database/database.ts'
import type { Post } from './outgoing.ts'
import { refusal } from './refusal.ts'
import { bearerToken, type Tokens } from './tokens.ts'

/** The address at which an admin tries whether mails and texts go out. */
const tryMessagePath = '/functions/v1/try-message'

interface Parts {
  readonly database: Pick<OpenDatabase, 'query'>
  readonly tokens: Tokens
  readonly post: Post | undefined
}

const texts = {
  subject: 'Khet Seva: ਸੁਨੇਹਾ ਪਹੁੰਚ ਗਿਆ · संदेश पहुँच गया · It works',
  text: 'Khet Seva: ਸੁਨੇਹਾ ਪਹੁੰਚ ਗਿਆ। संदेश पहुँच गया। Messages of your centre arrive.',
}

/** Answers the try of a message, and hands every other call to the functions, if there are any. */
export function withTryMessage(
  parts: Parts,
  functions: { fetch(request: Request): Promise<Response> } | undefined,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (new URL(request.url).pathname === tryMessagePath) return answerTryMessage(parts, request)
    return functions?.fetch(request) ?? new Response('Not found', { status: 404 })
  }
}

interface Admin {
  readonly email: string
  /** Without a plus. */
  readonly phone: string
}

/** Returns the admin who calls, or the refusal of everybody else. */
async function callerOf({ database, tokens }: Parts, request: Request): Promise<Admin | Response> {
  const token = bearerToken(request)
  const claims = token === undefined ? undefined : await tokens.verify(token)
  if (!claims?.sub) return refusal(401, 'PGRST301', 'Sign in first.')
  const [admin] = await database.query<Admin>(
    `select coalesce(person.email, '') as email, coalesce(person.phone, '') as phone
     from auth.users person join public.user_roles held on held.user_id = person.id and held.role = 'admin'
     where person.id = $1::uuid`,
    [claims.sub],
  )
  return admin ?? refusal(403, '42501', 'Only an admin tries messages.')
}

/**
 * Sends the calling admin a mail or a text, {channel}, to the address or phone of their own account: nobody else can be written to.
 * Answers {sent: to}, {none: way | address}, or {failed} with the reason of the mail server or the gateway.
 */
async function answerTryMessage(parts: Parts, request: Request): Promise<Response> {
  const admin = await callerOf(parts, request)
  if (admin instanceof Response) return admin
  const { channel } = (await request.json().catch(() => ({}))) as { channel?: unknown }
  if (channel !== 'email' && channel !== 'sms') return refusal(400, 'PT400', 'The channel is email or sms.')
  const to = channel === 'email' ? admin.email : admin.phone && `+${admin.phone}`
  if (!parts.post?.channels.includes(channel)) return Response.json({ none: 'way' })
  if (!to) return Response.json({ none: 'address' })
  try {
    await parts.post.send({ to, channel, ...texts })
    return Response.json({ sent: to })
  } catch (error) {
    return Response.json({ failed: (error as Error).message.slice(0, 200) })
  }
}
