import { randomBytes } from 'node:crypto'
import { newId } from '#src/base/ids.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { packOf } from './pack.ts'
import { fetchPage, forEach, open, rpc, sure, type Check, type Site } from './site.ts'

/** Public answers of the backend. */
export const centreChecks: Check[] = [
  {
    describes: 'Sign-in answers, by e-mail and by phone, and wants both confirmed',
    holds: async (site) => {
      const { status, data } = await fetchPage(site, '/auth/v1/settings')
      sure(status === 200, `It answered ${status}`)
      const settings = data as {
        external?: { email?: boolean; phone?: boolean }
        mailer_autoconfirm?: boolean
        phone_autoconfirm?: boolean
      }
      sure(settings.external?.email === true, 'Sign-in by e-mail is off')
      sure(settings.external.phone === true, 'Sign-in by phone is off')
      sure(settings.mailer_autoconfirm === false, 'E-mail addresses are not confirmed')
      sure(settings.phone_autoconfirm === false, 'Phones are not confirmed')
    },
  },
  {
    describes: 'The catalogue is published, and a phone that has it is told nothing more',
    holds: async (site) => {
      const all = await changes(site, { since: -1, snapshot: null })
      sure(all.items.length > 0, 'It has no items: npm run publish-catalogue')
      const none = await changes(site, { since: await latest(site), snapshot: null })
      sure(none.items.length === 0 && !none.more, 'The same things are told again')
    },
  },
  { describes: 'This build’s catalogue was published before it', holds: expectKnownSnapshot },
  {
    describes: 'The rules of the forms are published, and an empty form is given back by them',
    // Refused calls, which leave no row.
    holds: async (site) => {
      const { version } = soilTest
      const content = {
        form: 'soil-test',
        version,
        subject: 'basic',
        answers: {},
        language: 'en',
        manifest: [],
      }
      const entry = { id: newId(), content: JSON.stringify(content), made_at: Date.now() }
      const guest = randomBytes(32).toString('base64url')
      const { status, data } = await rpc(site, 'submit_requests', { entries: [entry], guest })
      sure(status === 200, `It answered ${status}: ${JSON.stringify(data)}`)
      const [result] = (data as { results: { refused?: { code: string; field?: string } }[] }).results
      const { code, field = '' } = result?.refused ?? {}
      sure(code === 'invalid' && field in soilTest.fields, JSON.stringify(result))
    },
  },
  {
    describes: 'The functions run',
    holds: async (site) => {
      const { status, data } = await fetchPage(site, '/functions/v1/health')
      sure(status === 200 && (data as { ok?: boolean }).ok === true, `health answered ${status}`)
    },
  },
  {
    describes: 'The key of web push is told, or that nobody is told anything',
    holds: async (site) => {
      const { status, data } = await fetchPage(site, '/functions/v1/push-key', { method: 'POST' })
      const { key } = data as { key?: string | null }
      sure(status === 200 && key !== undefined, `push-key answered ${status}`)
      sure(key === null || /^[\w-]{87}$/.test(key), `${key} is no key`)
    },
  },
  {
    describes: 'A page of the app may read what the backend answers',
    holds: async (site) => {
      if (new URL(site.app).origin === new URL(site.backend).origin) return
      const { headers } = await fetchPage(site, '/auth/v1/settings', { headers: { origin: site.app } })
      const allowed = headers.get('access-control-allow-origin')
      sure(allowed === '*' || allowed === site.app, `access-control-allow-origin is ${allowed ?? 'missing'}`)
      const page = await open(site, '/')
      const policy = page.headers.get('content-security-policy') ?? ''
      sure(policy.includes(new URL(site.backend).origin), 'The policy of the pages does not name the backend')
    },
  },
]

interface Changes {
  readonly version: number
  readonly more: boolean
  readonly items: readonly unknown[]
}

async function changes(
  site: Site,
  since: { since: number | null; snapshot: string | null },
): Promise<Changes> {
  const { status, data } = await rpc(site, 'shop_changes', since)
  sure(status === 200, `It answered ${status}: ${JSON.stringify(data)}`)
  const answer = data as Partial<Changes>
  sure(typeof answer.version === 'number' && Array.isArray(answer.items), 'The answer is not as agreed')
  return answer as Changes
}

async function latest(site: Site): Promise<number> {
  let since = -1
  for (;;) {
    const { version, more } = await changes(site, { since, snapshot: null })
    if (!more) return version
    since = version
  }
}

/** The name of the build's catalogue in its code: sixteen hexadecimal digits. */
async function expectKnownSnapshot(site: Site): Promise<void> {
  const { assets } = await packOf(site, 'en')
  const names = new Set<string>()
  await forEach(assets, async (path) => {
    const code = await (await open(site, path)).text()
    for (const [, name] of code.matchAll(/["'`]([0-9a-f]{16})["'`]/g)) names.add(name!)
  })
  sure(names.size > 0, 'No chunk of the build names its catalogue')
  const unknown = await changes(site, { since: null, snapshot: 'unknown' })
  for (const snapshot of names) {
    const { items } = await changes(site, { since: null, snapshot })
    if (items.length < unknown.items.length) return
  }
  throw new Error('The centre does not know it: npm run publish-catalogue, from the same sources')
}
