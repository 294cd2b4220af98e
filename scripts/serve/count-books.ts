import type { LocalBackend } from '#local/backend.ts'

/** The books of a data folder, counted anew. */
export interface CountedBooks {
  /** Each balance that its transfers do not add up to. */
  readonly faults: readonly object[]
  readonly accounts: number
  readonly transfers: number
}

/** Counts the books of a data folder anew. */
export async function countBooks(backend: Pick<LocalBackend, 'query'>): Promise<CountedBooks> {
  const faults = await backend.query<object>('select * from public.check_ledger()')
  const [counted] = await backend.query<Omit<CountedBooks, 'faults'>>(
    `select (select count(*)::int from public.ledger_accounts) as accounts,
       (select count(*)::int from public.ledger_transfers) as transfers`,
  )
  return { faults, ...counted! }
}
