import { openLocalBackend, type LocalBackend, type LocalBackendOptions } from '#local/backend.ts'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Where the backends under test pretend to be; nothing listens there. */
export const siteUrl = 'http://127.0.0.1:4173'

/** A temporary supabase/ folder with these files, by their paths inside it. */
export async function supabaseFolder(files: Record<string, string>, under = tmpdir()): Promise<string> {
  await mkdir(under, { recursive: true })
  const folder = await mkdtemp(join(under, 'khet-seva-test-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

/** The config.toml of most tests. */
export const testConfig = `
[auth]
enable_signup = true
[auth.email]
enable_confirmations = true
otp_expiry = 600
[auth.sms]
enable_signup = true
[storage]
file_size_limit = "1MiB"
`

/** Codes may follow one another at once. */
export const noPause = { seconds: 0, pair: Infinity, account: Infinity, sender: Infinity }

/** A backend in memory over a temporary supabase/ folder, quick with codes unless told otherwise. */
export async function openTestBackend(
  files: Record<string, string>,
  options: Partial<LocalBackendOptions> = {},
): Promise<LocalBackend> {
  return openLocalBackend({
    supabaseDir: await supabaseFolder({ 'config.toml': testConfig, ...files }),
    siteUrl,
    host: '127.0.0.1',
    functions: false,
    demoPeople: false,
    answerMilliseconds: 0,
    ...options,
    limits: { again: noPause, ...options.limits },
  })
}

/** A real supabase-js client whose requests go straight into the backend. */
export function clientOf(backend: LocalBackend, key = backend.publishableKey, headers = {}): SupabaseClient {
  return createClient(siteUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers, fetch: (input, init) => backend.fetch(new Request(input, init)) },
  })
}

/** Returns the newest code sent to an address or phone. */
export function codeTo(backend: LocalBackend, to: string): string {
  const code = backend.inbox.messages(to)[0]?.code
  if (!code) throw new Error(`No code was sent to ${to}.`)
  return code
}

/** A code of the same length that is certainly not this one. */
export const otherThan = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

/** A client signed in as a new person with this address. */
export async function signedInClient(backend: LocalBackend, email: string): Promise<SupabaseClient> {
  const client = clientOf(backend)
  const requests = await client.auth.signInWithOtp({ email })
  if (requests.error) throw requests.error
  const verified = await client.auth.verifyOtp({ email, token: codeTo(backend, email), type: 'email' })
  if (verified.error) throw verified.error
  return client
}
