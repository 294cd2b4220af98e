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
  await post(site, 'admin/users', backend.asServiceKey, { email, password, email_confirm: true })
  return { email, password }
}

/** A token of that account. */
export async function tokenOf(site: string, backend: LocalBackend, person: BenchPerson): Promise<string> {
  const response = await post(site, 'token?grant_type=password', backend.publishableKey, person)
  return ((await response.json()) as { access_token: string }).access_token
}

function post(site: string, path: string, key: string, body: object): Promise<Response> {
  return fetch(`${site}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: key, authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  })
}
