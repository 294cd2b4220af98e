import { type Account, findAccount, mergeUserData, setPassword, userJson } from './accounts.ts'
import {
  answer,
  AuthRefusal,
  dataIn,
  emailIn,
  openToAnyOrigin,
  phoneIn,
  refuseLong,
  textIn,
} from './answers.ts'
import type { AuthContext, Endpoint } from './context.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { hasProven } from './proof.ts'
import { admitCodes, sendCode } from './send-code.ts'
import type { SignedIn } from './sessions.ts'
import { notifyOfChange } from './messages.ts'

/** GET /user: the signed-in person. */
export const readUser: Endpoint = (context, _body, request) =>
  // In one turn at the database: three would wait three times as long as anybody else's one.
  context.database.transaction(async (query) => {
    const { account } = await context.sessions.signedIn(query, request)
    return answer(await userJson(query, account))
  })

/**
 * Sends a code to a new address or phone, also to one of another account: only who shows its code learns that it is taken
 * (`prove`).
 */
async function changeAddress(
  context: AuthContext,
  account: Account,
  provider: 'email' | 'phone',
  value: string,
) {
  const { query } = context.database
  if (account[provider] === value && hasProven(account, provider)) return
  admitCodes(context, { [provider]: value }, account.id)
  await sendCode(context, { accountId: account.id, kind: `${provider}_change`, destination: value })
  await query(
    `update auth.users set ${provider}_change = $2, ${provider}_change_sent_at = now(), updated_at = now() where id = $1::uuid`,
    [account.id, value],
  )
}

/** A session older than this may be somebody else's by now: its holder proves themselves again before a new password. */
const freshFor = 24 * 3_600_000

async function changePassword(
  context: AuthContext,
  caller: SignedIn,
  body: Record<string, unknown>,
): Promise<void> {
  const { query } = context.database
  const { account } = caller
  if (context.config.securePasswordChange && Math.abs(Date.now() - caller.startedAt) > freshFor)
    throw new AuthRefusal(401, 'reauthentication_needed', 'Password update requires reauthentication.')
  const hash = await hashPassword(body.password, context.config.minimumPasswordLength)
  if (await passwordMatches(textIn(body, 'password'), account.encrypted_password))
    throw new AuthRefusal(422, 'same_password', 'New password should be different from the old password.')
  await setPassword(query, account.id, hash)
  // Sessions opened with the old password end.
  await context.sessions.end(query, caller, 'others')
  await notifyOfChange(context, account, 'password')
}

/** Merges metadata into the account's, which stay short in all. */
async function changeData(context: AuthContext, account: Account, data: Record<string, unknown>) {
  refuseLong({ ...account.raw_user_meta_data, ...data })
  await mergeUserData(context.database.query, account.id, data)
}

/** PUT /user: changes metadata and password at once; a new address or phone when the code sent there comes back. */
export const updateUser: Endpoint = async (context, body, request) => {
  const { query } = context.database
  const caller = await context.sessions.signedIn(query, request)
  const { account } = caller
  const [email, phone] = [emailIn(body), phoneIn(body)]
  if (body.password !== undefined) await changePassword(context, caller, body)
  if (body.data !== undefined) await changeData(context, account, dataIn(body))
  if (email) await changeAddress(context, account, 'email', email)
  if (phone) await changeAddress(context, account, 'phone', phone)
  return answer(await userJson(query, (await findAccount.byId(query, account.id))!))
}

/** POST /logout?scope=local|global|others: ends sessions, so that their refresh tokens stop working. */
export const logout: Endpoint = async (context, _body, request) => {
  const { query } = context.database
  const scope = new URL(request.url).searchParams.get('scope') ?? 'global'
  if (scope !== 'local' && scope !== 'global' && scope !== 'others') {
    throw new AuthRefusal(400, 'validation_failed', `Unsupported logout scope "${scope}"`)
  }
  await context.sessions.end(query, await context.sessions.signedIn(query, request), scope)
  return new Response(null, { status: 204, headers: openToAnyOrigin })
}
