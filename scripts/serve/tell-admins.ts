import type { LocalBackend } from '#local/backend.ts'

interface Telling {
  /** Names the mail, so that a service that gets it twice sends one. */
  readonly id: string
  readonly subject: string
  readonly text: string
}

const longestWait = 15_000

/**
 * Mails every admin by the service at KHET_MAIL_URL (docs/deploy.md), and without one into the local inbox. Throws if the service
 * does not take one of them.
 */
export async function tellAdmins(
  { query, inbox }: Pick<LocalBackend, 'query' | 'inbox'>,
  { id, subject, text }: Telling,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<void> {
  const admins = await query<{ email: string }>(
    `select u.email from auth.users u join public.user_roles r on r.user_id = u.id
     where r.role = 'admin' and u.email <> '' order by u.email`,
  )
  const { KHET_MAIL_URL: url, KHET_MAIL_KEY: key = '', KHET_MAIL_FROM: from = '' } = environment
  const tell = async (to: string) => {
    if (!url) return inbox.deliver({ to, channel: 'email', subject, text, code: null })
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${key}`,
        'idempotency-key': `${id} ${to}`,
      },
      body: JSON.stringify({ from, to, subject, text }),
      signal: AbortSignal.timeout(longestWait),
    })
    if (!response.ok) throw new Error(`The mail service answered ${response.status}.`)
  }
  // All of them: an address that is refused keeps nobody else from being told.
  const outcomes = await Promise.allSettled(admins.map(({ email }) => tell(email)))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

/** Tells something once on a day; again if it was not taken. */
export function onceADay(tell: (day: string, why: string) => Promise<void>): typeof tell {
  let told = ''
  return async (day, why) => {
    if (day === told) return
    await tell(day, why)
    told = day
  }
}
