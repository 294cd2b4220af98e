import type { LocalConfig } from '#local/config.ts'
import type { Database } from '#local/database/database.ts'
import type { Inbox } from '#local/inbox.ts'
import type { Tokens } from '#local/tokens.ts'
import type { Attempts } from './attempts.ts'
import type { Codes } from './codes.ts'
import type { Sessions } from './sessions.ts'

/** Everything that an auth endpoint works with. */
export interface AuthContext {
  database: Database
  config: LocalConfig
  tokens: Tokens
  sessions: Sessions
  codes: Codes
  attempts: Attempts
  answerMilliseconds: number
  inbox: Inbox
  serviceKey: string
  /** The host under which people open the app. */
  siteHost: string
}

/** One endpoint: the request, its JSON body (empty when it has none) and the context. */
export type Endpoint = (
  context: AuthContext,
  body: Record<string, unknown>,
  request: Request,
) => Promise<Response>
