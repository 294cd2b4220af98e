import { bearerToken } from '#local/tokens.ts'
import {
  type Account,
  confirm,
  createAccount,
  findAccount,
  listAccounts,
  mergeUserData,
  setPassword,
  userJson,
} from './accounts.ts'
import { answer, AuthRefusal, dataIn, emailIn, phoneIn } from './answers.ts'
import type { AuthContext, Endpoint } from './context.ts'
import { hashPassword } from './passwords.ts'

async function refuseUnlessService(context: AuthContext, request: Request): Promise<void> {
  if (request.headers.get('apikey') === context.serviceKey) return
  const token = bearerToken(request)
  const claims = token === undefined ? undefined : await context.tokens.verify(token)
  if (claims?.role !== 'service_role') throw new AuthRefusal(403, 'not_admin', 'User not allowed')
}

const optionalHash = async (context: AuthContext, password: unknown) =>
  password === undefined ? undefined : hashPassword(password, context.config.minimumPasswordLength)

async function list(context: AuthContext, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const page = Math.max(1, Number(searchParams.get('page')) || 1)
  const perPage = Math.min(1000, Math.max(1, Number(searchParams.get('per_page')) || 50))
  const { query } = context.database
  const { accounts, total } = await listAccounts(query, page, perPage)
  const users = await Promise.all(accounts.map((account) => userJson(query, account)))
  return answer({ users, aud: 'authenticated' }, { 'x-total-count': String(total) })
}

async function create(context: AuthContext, body: Record<string, unknown>): Promise<Response> {
  const [email, phone] = [emailIn(body), phoneIn(body)]
  if (!email && !phone)
    throw new AuthRefusal(400, 'validation_failed', 'Cannot create a user without either an email or phone')
  const passwordHash = await optionalHash(context, body.password)
  const account = await context.database.transaction(async (query) => {
    if (email && (await findAccount.byEmail(query, email))) {
      throw new AuthRefusal(422, 'email_exists', 'A user with this email address has already been registered')
    }
    if (phone && (await findAccount.byPhone(query, phone))) {
      throw new AuthRefusal(422, 'phone_exists', 'A user with this phone number has already been registered')
    }
    return createAccount(query, {
      email,
      phone,
      passwordHash,
      data: dataIn(body, 'user_metadata'),
      appData: dataIn(body, 'app_metadata'),
      emailConfirmed: email !== undefined && body.email_confirm === true,
      phoneConfirmed: phone !== undefined && body.phone_confirm === true,
    })
  })
  return answer(await userJson(context.database.query, account))
}

async function change(
  context: AuthContext,
  account: Account,
  body: Record<string, unknown>,
): Promise<Response> {
  const hash = await optionalHash(context, body.password)
  const [email, phone] = [emailIn(body) ?? account.email, phoneIn(body) ?? account.phone]
  await context.database.transaction(async (query) => {
    if (email !== account.email || phone !== account.phone) {
      await query('update auth.users set email = $2, phone = $3 where id = $1::uuid', [
        account.id,
        email,
        phone,
      ])
    }
    if (body.user_metadata !== undefined)
      await mergeUserData(query, account.id, dataIn(body, 'user_metadata'))
    if (body.app_metadata !== undefined) {
      await query(
        'update auth.users set raw_app_meta_data = raw_app_meta_data || $2::jsonb where id = $1::uuid',
        [account.id, JSON.stringify(dataIn(body, 'app_metadata'))],
      )
    }
    if (body.email_confirm === true && email) await confirm(query, account.id, 'email', email)
    if (body.phone_confirm === true && phone) await confirm(query, account.id, 'phone', phone)
    // After the confirmation, at which the database deletes data from before a first proof.
    if (hash !== undefined) await setPassword(query, account.id, hash)
  })
  const { query } = context.database
  return answer(await userJson(query, (await findAccount.byId(query, account.id))!))
}

/** /admin/users and /admin/users/<id>, for the service key only. */
export const adminUsers: Endpoint = async (context, body, request) => {
  await refuseUnlessService(context, request)
  const id = /\/admin\/users\/([^/]+)$/.exec(new URL(request.url).pathname)?.[1]
  if (id === undefined && request.method === 'GET') return list(context, request)
  if (id === undefined && request.method === 'POST') return create(context, body)
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id ?? '')
  const account = isUuid ? await findAccount.byId(context.database.query, id!) : undefined
  if (!account) throw new AuthRefusal(404, 'user_not_found', 'User not found')
  if (request.method === 'PUT') return change(context, account, body)
  if (request.method === 'DELETE') {
    await context.database.query('delete from auth.users where id = $1::uuid', [account.id])
    return answer({})
  }
  return answer(await userJson(context.database.query, account))
}
