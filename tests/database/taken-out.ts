/** Errors of a removal from a database that lacks the object. */
const notThere = /^(?:42704|42P01|42883|3F000)$/

/**
 * Takes a policy, check, trigger or grant out of the database of a test, if `npm run mutate-sql` asks for it: some test
 * must fail then.
 */
export async function takeOut(query: (sql: string) => Promise<unknown>): Promise<void> {
  const statement = process.env['TAKEN_OUT']
  if (!statement) return
  await query(statement).catch((error: unknown) => {
    if (!notThere.test(String((error as { code?: unknown }).code))) throw error
  })
}
