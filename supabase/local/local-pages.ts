import type { OpenDatabase } from './database/database.ts'
import { answerLocal } from './inbox-page.ts'
import type { Inbox } from './inbox.ts'
import type { LocalKeys } from './keys.ts'
import { answerSandbox, sandboxSecret } from './sandbox-payments.ts'

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
