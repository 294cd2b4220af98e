import type { Database } from '#local/database/database.ts'

/**
 * Returns the language in which an account reads; undefined where nobody has said it. A profile begins with the fallback, so that
 * this one counts only if the account's last request or order is in it.
 */
export async function languageOf(query: Database['query'], account: string): Promise<string | undefined> {
  const text = `select coalesce(
       (select p.language from public.profiles p where p.user_id = $1::uuid and p.language <> public.fallback_language()),
       (select said.language from (
          select r.language, r.received_at as at from public.requests r where r.user_id = $1::uuid
          union all select o.language, o.created_at from public.orders o where o.user_id = $1::uuid
        ) said order by said.at desc limit 1)
     ) as language`
  // A message in the short form is better than none.
  const [known] = await query<{ language: string | null }>(text, [account]).catch(() => [])
  return known?.language ?? undefined
}
