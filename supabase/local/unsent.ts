import type { Database } from './database/database.ts'
import type { Inbox, KeepUnsent } from './inbox.ts'

/** The messages that did not go out, in the table `unsent_messages`. */
export interface Unsent {
  readonly keep: KeepUnsent
  /** Hands those over again that somebody asked for. */
  sendAgain(inbox: Pick<Inbox, 'deliver'>): Promise<void>
  /** The database is opened after the inbox. */
  openIn(database: Pick<Database, 'query'>): void
}

/** Returns the messages that did not go out; until a database is open, none is kept. */
export function unsentMessages(): Unsent {
  let database: Pick<Database, 'query'> | undefined
  return {
    openIn: (opened) => void (database = opened),
    keep: async ({ code, ...message }, reason) => {
      const { channel, to } = message
      // A code would open an account to whoever reads the table.
      const kept = code === null ? message : { channel, to }
      await database?.query('select public.keep_unsent($1::text::jsonb)', [
        JSON.stringify({ ...kept, reason }),
      ])
    },
    async sendAgain(inbox) {
      const [row] = (await database?.query<{ taken: Again[] }>('select public.take_unsent() as taken')) ?? []
      for (const message of row?.taken ?? []) inbox.deliver({ ...message, code: null })
    },
  }
}

type Again = Omit<Parameters<Inbox['deliver']>[0], 'code'>
