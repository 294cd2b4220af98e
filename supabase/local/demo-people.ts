import { randomBytes } from 'node:crypto'
import { belongsTo, hashed } from './auth/passwords.ts'
import { createAccount, findAccount, setPassword, type Account } from './auth/accounts.ts'
import type { Database } from './database/database.ts'
import { isLoopback, loopbackPassword } from './local-only.ts'

/** Someone to try the app as. */
export interface DemoPerson {
  email: string
  /** With a plus, as people write it. */
  phone: string
  name: string
  role: 'manager' | 'editor' | 'viewer' | 'admin' | 'staff' | null
}

/** A demo person's password that was just set, to be shown once. */
export interface DemoPassword {
  email: string
  password: string
}

const names: readonly (readonly [who: string, name: string, role: DemoPerson['role']])[] = [
  ['farmer', 'Gurpreet Singh', null],
  ['farmer2', 'Sunita Devi', null],
  ['agent', 'Ramesh Kumar', null],
  ['manager', 'Harjit Kaur', 'manager'],
  ['editor', 'Anil Sharma', 'editor'],
  ['viewer', 'Meena Kumari', 'viewer'],
  ['admin', 'Balwinder Singh', 'admin'],
  ['staff', 'Kiran Bala', 'staff'],
]

/** The eight people, with addresses at example.org and phones +91 90000 00001 … 00008. */
export const demoPeople: readonly DemoPerson[] = names.map(([who, name, role], index) => ({
  email: `${who}@example.org`,
  phone: `+9190000${String(index + 1).padStart(5, '0')}`,
  name,
  role,
}))

/** Where the people are to be seeded: the address that the app is opened at, and the host listened on. */
export interface SeedPlace {
  siteUrl: string
  host: string
}

function refuseForeignSite({ siteUrl, host }: SeedPlace): void {
  const site = new URL(siteUrl).hostname
  const isAnyAddress = host === '0.0.0.0' || host === '::'
  if (isLoopback(site) || site === host || isAnyAddress) return
  throw new Error(
    `Demo people are only for the embedded backend on this machine; ${siteUrl} is neither local nor the host listened on.`,
  )
}

/** Gives the role through the row type of user_roles, so that it may be text or an enum there. */
const insertRole = `insert into public.user_roles (user_id, role, assigned_by)
  select $1::uuid, (jsonb_populate_record(null::public.user_roles, jsonb_build_object('role', $2::text))).role, $1::uuid
  where not exists (select 1 from public.user_roles where user_id = $1::uuid)`

async function giveRole(query: Database['query'], userId: string, person: DemoPerson): Promise<void> {
  if (person.role === null) return
  const [table] = await query<{ found: boolean }>(
    `select to_regclass('public.user_roles') is not null as found`,
  )
  if (table?.found) await query(insertRole, [userId, person.role])
}

/**
 * Creates a person with their role in one transaction: an interrupted start must not leave an admin without a
 * role.
 */
async function createPerson(database: Database, person: DemoPerson, passwordHash: string): Promise<void> {
  await database.transaction(async (query) => {
    const account = await createAccount(query, {
      email: person.email,
      phone: person.phone.slice(1),
      passwordHash,
      data: { display_name: person.name },
      emailConfirmed: true,
      phoneConfirmed: true,
    })
    await giveRole(query, account.id, person)
  })
}

/** Returns a function that tells whether an account has a password. People who were seeded together share a hash, compared once. */
function holdersOf(password: string): (account: Account) => Promise<boolean> {
  const compared = new Map<string, Promise<boolean>>()
  return async ({ encrypted_password: hash }) => {
    if (hash === null) return false
    const isTheirs = compared.get(hash) ?? belongsTo(password, hash)
    compared.set(hash, isTheirs)
    return isTheirs
  }
}

async function replacePassword(database: Database, account: Account, passwordHash: string): Promise<void> {
  await setPassword(database.query, account.id, passwordHash)
  await database.query('delete from auth.sessions where user_id = $1::uuid', [account.id])
}

/**
 * Seeds the demo people who are missing and returns the passwords set now: the known one on loopback, random ones on any other host,
 * to be printed once. Changes nothing about a person who exists, except that the known password does not survive on another host.
 */
export async function seedDemoPeople(database: Database, place: SeedPlace): Promise<DemoPassword[]> {
  refuseForeignSite(place)
  const isLocal = isLoopback(place.host)
  const hasOutlived = holdersOf(loopbackPassword)
  let knownHash: Promise<string> | undefined
  const set: DemoPassword[] = []
  for (const person of demoPeople) {
    const account = await findAccount.byEmail(database.query, person.email)
    if (account && (isLocal || !(await hasOutlived(account)))) continue
    const password = isLocal ? loopbackPassword : randomBytes(12).toString('base64url')
    const hash = isLocal ? (knownHash ??= hashed(password)) : hashed(password)
    if (account) await replacePassword(database, account, await hash)
    else await createPerson(database, person, await hash)
    set.push({ email: person.email, password })
  }
  return set
}

/** A demo person who may sign in, and the password if this start knows it. */
export interface DemoSignIn extends Pick<DemoPerson, 'email' | 'phone' | 'role'> {
  readonly password: string | undefined
}

/** Returns the demo people whom a data folder has, with passwords that open: those just set, and the known one. */
export async function demoSignIns(
  query: Database['query'],
  justSet: readonly DemoPassword[],
): Promise<DemoSignIn[]> {
  const hasIt = holdersOf(loopbackPassword)
  const found: DemoSignIn[] = []
  for (const { email, phone, role } of demoPeople) {
    const account = await findAccount.byEmail(query, email)
    if (!account) continue
    const password = (await hasIt(account))
      ? loopbackPassword
      : justSet.find((set) => set.email === email)?.password
    found.push({ email, phone, role, password })
  }
  return found
}
