import { fetchPage, rpc, sure, type Check, type Site, type SiteResponse } from './site.ts'

interface Refusal {
  readonly describes: string
  readonly try: (site: Site) => Promise<SiteResponse>
  readonly by: readonly number[]
}

const noRight = [401, 403]
const post = (body: unknown = {}): RequestInit => ({ method: 'POST', body: JSON.stringify(body) })

/** An unsigned token that claims the service role. */
const forged = ['{"alg":"none"}', '{"role":"service_role","exp":9999999999}', '']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.')

/** One table for each kind of personal data; everybody must be refused. */
const tables = [
  'requests',
  'orders',
  'profiles',
  'user_roles',
  'cart_operations',
  'payments',
  'push_messages',
]

const nothing = '00000000-0000-4000-8000-000000000000'

/** Functions of an account, each with a body that it takes: one that it does not take is refused before anybody is asked for. */
const forAccounts: Readonly<Record<string, object>> = {
  'create-payment': { orderId: nothing, amount: 1, productDetails: { payBy: 'cash' } },
  'email-receipt': { orderId: nothing },
  'complete-request': { id: nothing },
  'delete-account': { sure: true },
}

/** Should one of them be done after all, nothing is harmed: they name rows that are not there, or carry nothing. */
const refusals: Refusal[] = [
  ...tables.map((table) => ({
    describes: `Nobody without an account reads ${table}`,
    try: (site: Site) => fetchPage(site, `/rest/v1/${table}?select=*&limit=1`),
    by: noRight,
  })),
  {
    describes: 'Nobody without an account changes a price',
    try: (site) =>
      fetchPage(site, '/rest/v1/catalogue_items?id=eq.none', {
        ...post({ price_paise: 1 }),
        method: 'PATCH',
      }),
    by: noRight,
  },
  {
    describes: 'Nobody without an account edits the shop',
    try: (site) => rpc(site, 'edit_shop', { edit: {} }),
    by: noRight,
  },
  {
    describes: 'Nobody without the service key publishes rules',
    try: (site) => rpc(site, 'publish_form_rules', { rules: {} }),
    by: noRight,
  },
  {
    describes: 'Nobody without an account sees who uses the app',
    try: (site) => rpc(site, 'list_people', {}),
    by: noRight,
  },
  {
    describes: 'A function that is not there is not found',
    try: (site) => rpc(site, 'no_such_thing', {}),
    by: [404],
  },
  {
    describes: 'An edge function that is not there is not found',
    try: (site) => fetchPage(site, '/functions/v1/no-such-thing'),
    by: [404],
  },
  {
    describes: 'A call without a key is refused',
    try: (site) => fetchPage(site, '/rest/v1/catalogue_items?select=id&limit=1', { headers: { apikey: '' } }),
    by: [401],
  },
  {
    describes: 'A call with another project’s key is refused',
    try: (site) =>
      fetchPage(site, '/rest/v1/catalogue_items?select=id&limit=1', {
        headers: { apikey: 'sb_publishable_other' },
      }),
    by: [401],
  },
  {
    describes: 'A token that nobody signed is refused',
    try: (site) =>
      fetchPage(site, '/rest/v1/user_roles?select=*&limit=1', {
        headers: { authorization: `Bearer ${forged}` },
      }),
    by: noRight,
  },
  ...Object.entries(forAccounts).map(([name, body]) => ({
    describes: `${name} answers nobody without an account`,
    try: (site: Site) => fetchPage(site, `/functions/v1/${name}`, post(body)),
    by: noRight,
  })),
  ...['send-pushes', 'send-reminders', 'return-money'].map((name) => ({
    describes: `${name} answers nobody without the service key`,
    try: (site: Site) => fetchPage(site, `/functions/v1/${name}`, post()),
    by: noRight,
  })),
  {
    describes: 'A message of payment that no provider signed is refused',
    try: (site) => fetchPage(site, '/functions/v1/payment-webhook', post()),
    by: [400, 401, 403],
  },
  {
    describes: 'Nobody without an account reads a document',
    try: (site) => fetchPage(site, '/storage/v1/object/documents/smoke/none'),
    by: [400, 401, 403, 404],
  },
  {
    describes: 'No document has a public address',
    try: (site) => fetchPage(site, '/storage/v1/object/public/documents/smoke/none'),
    by: [400, 401, 403, 404],
  },
  {
    describes: 'Nobody without an account lays down a file',
    // A type that the bucket refuses: if the right is granted by mistake, nothing is stored anyway.
    try: (site) =>
      fetchPage(site, '/storage/v1/object/documents/smoke/none', {
        method: 'POST',
        body: 'smoke',
        headers: { 'content-type': 'text/plain' },
      }),
    by: [400, 401, 403],
  },
]

/** Requests that the server must refuse. */
export const refusalChecks: Check[] = refusals.map(({ describes, by, try: attempt }) => ({
  describes,
  holds: async (site) => {
    const { status, data } = await attempt(site)
    sure(by.includes(status), `It answered ${status}: ${JSON.stringify(data).slice(0, 200)}`)
  },
}))
