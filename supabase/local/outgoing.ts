import { createTransport } from 'nodemailer'
import { PlainError } from './plain-error.ts'

type Environment = Readonly<Record<string, string | undefined>>

type Channel = 'email' | 'sms'

/** A message as it leaves this machine. */
export interface Outgoing {
  readonly to: string
  readonly channel: Channel
  readonly subject: string
  readonly text: string
  readonly html?: string
}

/** Hands messages to a mail server and to a gateway of text messages. */
export interface Post {
  /** Resolves once the server has taken the message; rejects with a sentence otherwise. */
  send(message: Outgoing): Promise<void>
  readonly channels: readonly Channel[]
}

/**
 * Returns the post of SMTP_URL and SMS_URL; `undefined` without both: then messages stay in the inbox of this machine. Throws a plain
 * sentence about an address that cannot be meant.
 *
 * @param longest how long a server may take for each step, in milliseconds
 */
export function postOf(environment: Environment, longest = 15_000): Post | undefined {
  const [smtp, sms] = [environment['SMTP_URL']?.trim(), environment['SMS_URL']?.trim()]
  if (!smtp && !sms) return undefined
  const ways = {
    ...(smtp ? { email: mailing(smtp, environment, longest) } : {}),
    ...(sms ? { sms: texting(sms, environment, longest) } : {}),
  }
  return {
    channels: Object.keys(ways) as Channel[],
    send: async (message) => {
      const way = ways[message.channel]
      const name = message.channel === 'sms' ? 'SMS_URL' : 'SMTP_URL'
      if (!way) throw new Error(`${name} is not set.`)
      await way(message)
    },
  }
}

type Way = (message: Outgoing) => Promise<void>

function mailing(address: string, environment: Environment, longest: number): Way {
  const url = URL.parse(address)
  if (!url || !/^smtps?:$/.test(url.protocol))
    throw new PlainError(
      'SMTP_URL is no address of a mail server. Set it as in smtps://name:password@smtp.example.org.',
    )
  const from = environment['MAIL_FROM']?.trim() || decodeURIComponent(url.username)
  if (!from.includes('@'))
    throw new PlainError(
      'MAIL_FROM is empty. Set it to the address that your mails come from, such as centre@example.org.',
    )
  // In the address: nodemailer reads nothing else beside one.
  for (const wait of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    url.searchParams.set(wait, String(longest))
  const transport = createTransport(url.href, { from })
  return async ({ to, subject, text, html }) => {
    await transport.sendMail({ to, subject, text, ...(html ? { html } : {}) })
  }
}

/** One JSON call: POST {to, text}, with SMS_KEY as its bearer token. Any answer from 200 to 299 means that it was taken. */
function texting(address: string, environment: Environment, longest: number): Way {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new PlainError(
      'SMS_URL is no address. Set it to that of your gateway, such as http://192.168.1.20:8080/send.',
    )
  const key = environment['SMS_KEY']?.trim()
  return async ({ to, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(longest),
    })
    if (!answer.ok) throw new Error(`The gateway of text messages answered ${answer.status}.`)
  }
}
