import fc from 'fast-check'
import { authBodies, functionBodies, mostlyAskedBy, rpcBodies, type Json } from './good-bodies.ts'
import { anything, changed, fitting } from './mutations.ts'
import type { Rpc, Surface, Table } from './surface.ts'
import { callers, type Caller } from './fuzz-backend.ts'

/** A generated request; its placeholders for ids are filled in when it is sent. */
export interface FuzzRequest {
  who: Caller
  /** Its target: `rpc submit_requests`, `table orders`. */
  what: string
  method: string
  /** Its pieces are escaped when it is sent, those that begin with `%` excepted. */
  path: readonly string[]
  query: [string, Json][]
  headers: Record<string, string>
  body: Json | undefined
  /** The mutation of the written body. */
  spoil: (typeof spoils)[number]
  /** For payment-webhook: signed as the provider would. */
  signed: boolean
  /** Which of several things of the sender. */
  pick: number
}

export const spoils = [
  'not',
  'cut',
  'twice',
  'comma',
  'nothing',
  'words',
  'bytes',
  'mark',
  'form',
  'multipart',
  'large',
] as const

const callerOf = (what: string): fc.Arbitrary<Caller> =>
  fc.oneof(
    { weight: 7, arbitrary: fc.constant<Caller>(mostlyAskedBy[what] ?? 'farmer') },
    { weight: 6, arbitrary: fc.constantFrom<Caller>(...callers) },
  )

const method = (usual: string) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(usual) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'GET',
        'HEAD',
        'POST',
        'PUT',
        'PATCH',
        'DELETE',
        'OPTIONS',
        'PROPFIND',
        'SEARCH',
      ),
    },
  )

const header = fc.constantFrom<[string, string]>(
  ['content-type', 'text/plain'],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', 'multipart/form-data'],
  ['content-type', 'multipart/form-data; boundary=x'],
  ['content-type', 'text/csv'],
  ['content-type', 'application/octet-stream'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', ''],
  ['content-type', 'x'],
  ['accept', 'application/vnd.pgrst.object+json'],
  ['accept', 'text/csv'],
  ['accept', 'application/vnd.pgrst.plan+json'],
  ['accept', 'x/'],
  ['prefer', 'return=representation,resolution=merge-duplicates'],
  ['prefer', 'count=exact'],
  ['prefer', 'tx=rollback'],
  ['prefer', 'params=single-object'],
  ['prefer', 'missing=default,max-affected=0,handling=strict'],
  ['prefer', '=;,'],
  ['range', '0-0'],
  ['range', '5-1'],
  ['range', 'bytes=9999999-'],
  ['range', '-'],
  ['accept-profile', 'auth'],
  ['content-profile', 'auth'],
  ['content-profile', "public'; --"],
  ['content-encoding', 'gzip'],
  ['accept-encoding', 'gzip;q=x, br, *'],
  ['authorization', 'Basic eDp5'],
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer a.b.c'],
  ['authorization', ''],
  ['apikey', 'sb_publishable_other'],
  ['apikey', ''],
  ['origin', 'https://elsewhere.example'],
  ['x-forwarded-for', "1.2.3.4, '; --"],
  ['x-http-method-override', 'DELETE'],
  ['x-upsert', 'true'],
  ['x-metadata', '####'],
  ['x-khet-signature', '00'],
  ['stripe-signature', 't=1,v1=00'],
  ['x-razorpay-signature', '00'],
  ['cache-control', 'max-age=99999999999999999999'],
  ['if-none-match', '*'],
  ['expect', '200-ok'],
  ['x-long', 'x'.repeat(9_000)],
  ['x-latin', 'caf\u00e9 \u0080'],
  ['cookie', 'a=b'],
  ['host', 'elsewhere.example'],
)

const headers = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.array(header, { minLength: 1, maxLength: 2 }).map(Object.fromEntries) },
) as fc.Arbitrary<Record<string, string>>

const spoil = fc.oneof(
  { weight: 20, arbitrary: fc.constant('not' as const) },
  { weight: 3, arbitrary: fc.constantFrom(...spoils.slice(0, -1)) },
)

const piece = fc.oneof(
  fc.constantFrom(
    '%00',
    '%ff',
    '%C0%AF',
    '%',
    '%zz',
    '..',
    '.',
    '',
    'ਖੇਤ',
    'x'.repeat(2_000),
    '$foreign.file',
    '$file',
    '$new',
    '*',
    "'",
    '__proto__',
  ),
  anything.map((value) =>
    typeof value === 'string' ? value.slice(0, 200) : JSON.stringify(value).slice(0, 60),
  ),
)

const common = { headers, spoil, pick: fc.nat(20), signed: fc.constant(false), who: callerOf('') }

/** Something that is asked in another way than it is meant: with a query, or a piece more. */
const oddQuery = fc.oneof(
  { weight: 8, arbitrary: fc.constant<[string, Json][]>([]) },
  {
    weight: 1,
    arbitrary: fc.array(fc.tuple(fc.constantFrom('select', 'limit', 'columns', 'x', ''), anything), {
      maxLength: 2,
    }),
  },
)

/** Possible names of an argument without recorded bodies. */
const ids = ['$new', '$foreign.user', '$foreign.order', '$foreign.request']

function rpcRequest(rpc: Rpc, bodies = rpcBodies): fc.Arbitrary<FuzzRequest> {
  const { name, arguments: given } = rpc
  const recorded =
    bodies[name] ??
    ids.map((id) => Object.fromEntries(given.map((item) => [item.name, fitting(item.type, id)])))
  const posted = fc.record({
    ...common,
    what: fc.constant(`rpc ${name}`),
    who: callerOf(`rpc ${name}`),
    method: method('POST'),
    path: fc.constant(['rest', 'v1', 'rpc', name]),
    query: oddQuery,
    body: changed(recorded),
  })
  const got = changed(recorded).chain((body) =>
    fc.record({
      ...common,
      what: fc.constant(`rpc ${name}`),
      who: callerOf(`rpc ${name}`),
      method: fc.constantFrom('GET', 'HEAD'),
      path: fc.constant(['rest', 'v1', 'rpc', name]),
      query: fc.constant(Object.entries(body ?? {}) as [string, Json][]),
      body: fc.constant(undefined),
    }),
  )
  return fc.oneof({ weight: 9, arbitrary: posted }, { weight: 1, arbitrary: got })
}

const operators = [
  'eq',
  'neq',
  'gt',
  'like',
  'ilike',
  'match',
  'imatch',
  'in',
  'is',
  'cs',
  'cd',
  'ov',
  'fts',
  'plfts',
  'not.eq',
  'sl',
  'isdistinct',
  'eq(any)',
  'x',
  '',
]

function tableRequest({ name, columns }: Table): fc.Arbitrary<FuzzRequest> {
  const column = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...columns.map((candidate) => candidate.name)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'x',
        'ctid',
        '__proto__',
        'a->b',
        'a->>0',
        '"',
        "'",
        '*',
        'a::text',
        'a:b',
        'orders(*)',
        'x'.repeat(100),
      ),
    },
  )
  const word = anything.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  const filter = fc
    .tuple(column, fc.constantFrom(...operators), word)
    .map(([key, operator, value]): [string, Json] => [
      key,
      value.startsWith('$') ? value : `${operator}.${operator === 'in' ? `(${value})` : value}`,
    ])
  const other = fc.tuple(
    fc.constantFrom(
      'select',
      'order',
      'limit',
      'offset',
      'or',
      'and',
      'not.or',
      'columns',
      'on_conflict',
      'orders.limit',
    ),
    fc.oneof(
      word,
      column,
      fc.constantFrom(
        '*',
        '*,orders(*)',
        'id,x(',
        'count()',
        'id.desc.nullsfirst',
        'id.x',
        '-1',
        '1e3',
        '(',
        '(id.eq.1,',
        '(id.eq.1,or(id.is.null))',
        'a,b',
        '...orders(*)',
        'user_id!inner(*)',
      ),
    ),
  )
  const open = columns.flatMap((candidate) => (candidate.isOpen ? [candidate.name] : [])).join(',')
  const row = Object.fromEntries(columns.map((candidate) => [candidate.name, fitting(candidate.type)]))
  const own = { ...row, ...('user_id' in row && { user_id: '$me' }) }
  return fc.record({
    ...common,
    what: fc.constant(`table ${name}`),
    who: callerOf(`table ${name}`),
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS'),
    path: fc.oneof(
      { weight: 20, arbitrary: fc.constant(['rest', 'v1', name]) },
      { weight: 1, arbitrary: piece.map((more) => ['rest', 'v1', name, more]) },
    ),
    query: fc
      .tuple(
        fc.boolean(),
        fc.array(fc.oneof(filter, other as fc.Arbitrary<[string, Json]>), { maxLength: 3 }),
      )
      .map(([isPlain, more]) => (isPlain ? [['select', open], ...more] : more)),
    body: changed([own, [own, own], Object.fromEntries(Object.entries(own).slice(0, 2))]),
  })
}

const functionRequest = (name: string): fc.Arbitrary<FuzzRequest> =>
  fc.record({
    ...common,
    signed: fc.boolean(),
    what: fc.constant(`function ${name}`),
    method: method('POST'),
    path: fc.oneof(
      { weight: 9, arbitrary: fc.constant(['functions', 'v1', name]) },
      { weight: 1, arbitrary: piece.map((more) => ['functions', 'v1', name, more]) },
    ),
    query: oddQuery,
    body: changed(functionBodies[name] ?? [{}]),
  })

const actions = [
  '',
  'list',
  'info',
  'sign',
  'upload/sign',
  'authenticated',
  'public',
  'copy',
  'move',
  'info/authenticated',
  'list-v2',
]

function storageRequest(bucket: string): fc.Arbitrary<FuzzRequest> {
  const path = fc
    .tuple(
      fc.constantFrom(...actions),
      fc.constantFrom('$file', '$file', '$foreign.file', '$new', ''),
      fc.option(piece, { freq: 3, nil: undefined }),
      fc.constantFrom(bucket, bucket, bucket, 'x', '..'),
    )
    .map(([action, file, more, into]) => [
      'storage',
      'v1',
      'object',
      ...action.split('/').filter(Boolean),
      into,
      ...(file ? [file] : []),
      ...(more === undefined ? [] : [more]),
    ])
  const buckets = fc
    .option(piece, { nil: undefined })
    .map((more) => ['storage', 'v1', 'bucket', ...(more === undefined ? [] : [more])])
  const file = { bucketId: bucket, sourceKey: '$file', destinationKey: '$foreign.file' }
  const bodies: Json[] = [
    file,
    { prefix: '', limit: 10, offset: 0, sortBy: { column: 'name', order: 'asc' } },
    { prefixes: ['$file', '$foreign.file'] },
    { expiresIn: 60, paths: ['$file', '$foreign.file'] },
    { expiresIn: 60 },
    { id: 'x', name: 'x', public: true },
  ]
  return fc.record({
    ...common,
    what: fc.constant(`storage ${bucket}`),
    method: fc.constantFrom('GET', 'POST', 'POST', 'PUT', 'DELETE', 'HEAD'),
    path: fc.oneof({ weight: 8, arbitrary: path }, { weight: 1, arbitrary: buckets }),
    query: fc.oneof(
      fc.constant<[string, Json][]>([]),
      fc.tuple(fc.constantFrom('token', 'download', 'width', 'x'), anything).map((item) => [item]),
    ),
    body: changed(bodies),
    spoil: fc.constantFrom(...spoils.slice(0, -1), 'not', 'not', 'not', 'not'),
  })
}

function authRequest(endpoint: string): fc.Arbitrary<FuzzRequest> {
  const [usual, path] = endpoint.split(' ') as [string, string]
  const query =
    path === 'token'
      ? fc
          .tuple(
            fc.constant('grant_type'),
            fc.oneof(fc.constantFrom<Json>('password', 'refresh_token', 'pkce'), anything),
          )
          .map((item) => [item])
      : oddQuery
  return fc.record({
    ...common,
    what: fc.constant(`auth ${endpoint}`),
    method: method(usual),
    path: fc.constant(['auth', 'v1', ...path.split('/')]),
    query,
    body: changed(authBodies[endpoint] ?? [{}]),
  })
}

const ownPages: fc.Arbitrary<FuzzRequest> = fc.record({
  ...common,
  what: fc.constant('local'),
  method: fc.constantFrom('GET', 'POST', 'POST', 'DELETE'),
  path: fc.oneof(
    fc.constant(['local', 'pay', '$ref']),
    fc.constantFrom(['local', 'inbox'], ['local', 'inbox.json'], ['local']),
    piece.map((more) => ['local', 'pay', more]),
  ),
  query: fc.oneof(
    fc.constant<[string, Json][]>([]),
    fc.tuple(fc.constantFrom('to', 'lang'), anything).map((item) => [item]),
  ),
  body: fc.oneof(
    fc
      .constantFrom<Json>('pay', 'fail', 'cancel', 'late', 'twice', 'again', 'disordered')
      .map((deed) => ({ deed })),
    anything,
  ),
  spoil: fc.constantFrom('form', 'form', 'form', ...spoils.slice(0, -1)),
})

const oddPaths: fc.Arbitrary<FuzzRequest> = fc.record({
  ...common,
  what: fc.constant('elsewhere'),
  method: method('GET'),
  path: fc
    .tuple(
      fc.constantFrom('rest', 'auth', 'storage', 'functions', 'local'),
      fc.array(piece, { maxLength: 3 }),
    )
    .map(([area, more]) => [area, 'v1', ...more]),
  query: oddQuery,
  body: anything,
  spoil: fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...spoils.slice(0, -1)) },
    { weight: 1, arbitrary: fc.constant('large' as const) },
  ),
})

/** A request to anything that there is. */
export function requestsTo(surface: Surface): fc.Arbitrary<FuzzRequest> {
  const { rpcs, tables, functions, buckets, auth, submissions } = surface
  const bodies = { ...rpcBodies, submit_requests: [...rpcBodies['submit_requests']!, ...submissions] }
  // By name and not by `fc.oneof` alone, because closed functions are called seldom.
  const open = rpcs.filter(({ callers: allowed }) => allowed.some((role) => role !== 'service_role'))
  const closed = rpcs.filter((rpc) => !open.includes(rpc))
  return fc.oneof(
    { weight: 50, arbitrary: fc.oneof(...open.map((rpc) => rpcRequest(rpc, bodies))) },
    { weight: 4, arbitrary: fc.oneof(...closed.map((rpc) => rpcRequest(rpc))) },
    { weight: 18, arbitrary: fc.oneof(...tables.map(tableRequest)) },
    { weight: 10, arbitrary: fc.oneof(...functions.map(functionRequest)) },
    { weight: 9, arbitrary: fc.oneof(...buckets.map(storageRequest)) },
    { weight: 6, arbitrary: fc.oneof(...auth.map(authRequest)) },
    { weight: 3, arbitrary: ownPages },
    { weight: 2, arbitrary: oddPaths },
  )
}

/** Calls that only the centre's own functions make, with their key: no content may break them. */
export function requestsOfOurs({ rpcs }: Surface): fc.Arbitrary<FuzzRequest> {
  const ours = rpcs.filter(({ callers: allowed }) => allowed.includes('service_role'))
  return fc.oneof(...ours.map((rpc) => rpcRequest(rpc))).map((request) => ({ ...request, who: 'service' }))
}
