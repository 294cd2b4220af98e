import { isLoopback } from './local-only.ts'

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
  deliver(message: Omit<Message, 'sentAt' | 'id'>): void
  /** Newest first, only those to one address or phone when given; a phone matches with or without its plus. */
  messages(to?: string): Message[]
}

/** The largest number of stored messages. */
const mostMessages = 500

const sameAddress = (a: string, b: string) =>
  a.replace(/^\+/, '').toLowerCase() === b.trim().replace(/^\+/, '').toLowerCase()

/** An empty inbox held in memory. */
export function openInbox(now: () => number): Inbox {
  const messages: Message[] = []
  let last = 0
  return {
    deliver(message) {
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
