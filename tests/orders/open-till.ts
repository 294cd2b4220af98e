import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LocalBackend } from '#local/backend.ts'
import { openCachedBackend } from '#tests/cached-backend.ts'
import { loopbackPassword } from '#local/local-only.ts'
import { nodeHandler, serverOptions } from '#local/node-handler.ts'
import { sandboxSecret } from '#local/sandbox-payments.ts'
import { signatureOf } from '../../supabase/functions/_shared/signature.ts'
import { contact, goods, seed, type Followed } from './open-shop-database.ts'

/** The project as it runs on one machine: its migrations, its functions in Deno, its sandbox, behind a real port. */
export interface Till {
  backend: LocalBackend
  site: string
  /** Secret of sandbox messages. */
  secret: string
  signedIn(who: string): Promise<SupabaseClient>
  /** The answer of create-payment to this client. */
  createPayment(
    person: SupabaseClient,
    body: unknown,
  ): Promise<{ status: number; body: CreateAnswer; headers: Headers }>
  /** Sends a signed message to payment-webhook; `secret` forges it. */
  webhook(message: object | string, secret?: string): Promise<{ status: number; body: WebhookAnswer }>
  /** A person's own orders, newest change last. */
  orders(person: SupabaseClient): Promise<Followed[]>
  close(): Promise<void>
}

export interface CreateAnswer {
  url?: string
  paymentId?: string
  orderId?: string
  error?: { code: string; message: string; total_paise?: number; ids?: string[]; [more: string]: unknown }
}

interface WebhookAnswer {
  received?: boolean
  outcome?: string
  repeated?: boolean
  error?: { code: string; message: string }
}

/** Returns the checkout's body, valid except for a test's changes. */
export function checkout(changes: Record<string, unknown> = {}) {
  return {
    orderId: crypto.randomUUID(),
    productName: 'Seed item-1',
    productType: 'cart',
    amount: 8_002,
    userEmail: contact.email,
    userName: contact.name,
    userPhone: contact.phone,
    shippingAddress: { name: contact.name, phone: contact.phone, address: contact.address },
    productDetails: {
      items: [{ product_id: seed, quantity: 2 }],
      totalAmount: 80.02,
      deliveryArea: null,
      language: 'en',
    },
    ...changes,
  }
}

export async function openTill(): Promise<Till> {
  let backend: LocalBackend
  const server: Server = createServer(serverOptions, (request, response) =>
    nodeHandler(backend)(request, response),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'khet-seva-till-'))
  backend = await openCachedBackend({ siteUrl: site, dataDir })
  const keys = JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')) as { jwtSecret: string }
  const ownSecret = sandboxSecret(keys.jwtSecret)
  await backend.query(`select publish_catalogue('a', $1::jsonb)`, [JSON.stringify(goods)])

  return {
    backend,
    site,
    secret: ownSecret,
    async signedIn(who) {
      const client = createClient(site, backend.publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false },
      })
      const email = `${who}@example.org`
      const { error } = await client.auth.signInWithPassword({ email, password: loopbackPassword })
      if (error) throw error
      return client
    },
    async createPayment(person, body) {
      const { data } = await person.auth.getSession()
      const response = await fetch(`${site}/functions/v1/create-payment`, {
        method: 'POST',
        headers: { apikey: backend.publishableKey, authorization: `Bearer ${data.session?.access_token}` },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
      return {
        status: response.status,
        body: (await response.json()) as CreateAnswer,
        headers: response.headers,
      }
    },
    async webhook(message, secret = ownSecret) {
      const body = typeof message === 'string' ? message : JSON.stringify(message)
      const response = await fetch(`${site}/functions/v1/payment-webhook`, {
        method: 'POST',
        headers: { 'x-khet-signature': await signatureOf(secret, body) },
        body,
      })
      return { status: response.status, body: (await response.json()) as WebhookAnswer }
    },
    async orders(person) {
      const { data, error } = await person.rpc('order_changes', { since: 0 })
      if (error) throw error
      return (data as { orders: Followed[] }).orders
    },
    async close() {
      await backend.close()
      server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
