import { hash } from 'bcryptjs'
import { createAccount } from '#local/auth/accounts.ts'
import type { World } from '../world.ts'
import type { ReceivedRequest, ServerData } from './data-loss.ts'

/** A person with their own account, so that requests do not mix. */
export interface Person {
  readonly id: string
  readonly email: string
  /** With a plus. */
  readonly phone: string
}

let passwordHash: Promise<string> | undefined
let personCount = 0

/** Makes an account with the demo people's password. */
export async function newPerson(backend: Pick<World['backend'], 'query'>): Promise<Person> {
  const number = ++personCount
  const email = `killed${number}@example.org`
  const phone = `9198${String(number).padStart(8, '0')}`
  const account = await createAccount((sql, values) => backend.query(sql, [...(values ?? [])]), {
    email,
    phone,
    passwordHash: await (passwordHash ??= hash('khet-seva-demo', 4)),
    emailConfirmed: true,
    phoneConfirmed: true,
  })
  return { id: account.id, email, phone: `+${phone}` }
}

/** Returns a person's received data, and the number of loan rows. */
export async function arrivedFrom({ backend }: World, person: Person): Promise<ServerData> {
  const rows = await backend.query<{
    id: string
    content: string
    complete: boolean
    files: string[] | null
  }>(
    `select r.id, r.content, r.completed_at is not null as complete,
       (select array_agg(f.sha256 order by f.sha256) from request_files f
        join storage.objects o on o.bucket_id = 'documents' and o.name like '%/' || r.id || '/' || f.sha256
        where f.request_id = r.id and f.verified_at is not null) as files
     from requests r where r.user_id = $1`,
    [person.id],
  )
  const [loans] = await backend.query<{ count: number }>(
    `select count(*)::int as count from loan_applications l join requests r using (id) where r.user_id = $1`,
    [person.id],
  )
  return {
    requests: rows.map(({ content, files, ...row }) => ({
      ...row,
      ...parseContent(content),
      files: files ?? [],
    })),
    loans: loans!.count,
  }
}

function parseContent(content: string): Pick<ReceivedRequest, 'answers' | 'named'> {
  const { answers, manifest } = JSON.parse(content) as {
    answers: Record<string, unknown>
    manifest: { slot: string; sha256: string }[]
  }
  return { answers, named: Object.fromEntries(manifest.map(({ slot, sha256 }) => [slot, sha256])) }
}
