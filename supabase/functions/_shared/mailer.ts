import type { Mail } from './mail.ts'

const longestWait = 15_000

/**
 * Sends a mail by the service at KHET_MAIL_URL, which accepts {from, to, subject, text, html} with a bearer key;
 * locally that is the inbox. `unavailable` without a service, `silent` if the result is unknown.
 *
 * @param id names the mail, so that a service that gets it twice sends one
 */
export async function sendMail(mail: Mail, id?: string): Promise<'sent' | 'unavailable' | 'silent'> {
  const url = Deno.env.get('KHET_MAIL_URL')
  if (!url) return 'unavailable'
  const key = Deno.env.get('KHET_MAIL_KEY') ?? ''
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: key,
        authorization: `Bearer ${key}`,
        ...(id === undefined ? {} : { 'idempotency-key': id }),
      },
      body: JSON.stringify({ from: Deno.env.get('KHET_MAIL_FROM') ?? '', ...mail }),
      signal: AbortSignal.timeout(longestWait),
    })
    await response.body?.cancel()
    return response.ok ? 'sent' : 'silent'
  } catch {
    return 'silent'
  }
}
