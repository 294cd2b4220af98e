import type { LocalBackend } from '#local/backend.ts'

const password = 'bench password'

/** Somebody with an account, made for the bench. */
export interface BenchPerson {
  readonly email: string
  readonly password: string
}

/** Makes an account by name. */
export async function newPerson(site: string, backend: LocalBackend, name: string): Promise<BenchPerson> {
  const email = `${name}@example.org`
  const { asServiceKey: key } = backend
  await fetch(`${site}/auth/v1/admin/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: key, authorization: `Bearer ${key}` },
    body: JSON.stringify({ email, password, email_confirm: true }),
  })
  return { email, password }
}
