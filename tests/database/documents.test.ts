import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Changes } from './open-desk.ts'
import {
  hashOf,
  loanWith,
  nameOf,
  newAttachment,
  openAttachmentStore,
  attachmentOf,
  receiptIn,
  type Attachment,
  type AttachmentStore,
  type Signed,
  type CentreResponse,
} from './attachment-store.ts'
import { isFull } from '../rounds.ts'

let store: AttachmentStore
let farmer: Signed
let other: Signed
beforeAll(async () => {
  store = await openAttachmentStore()
  farmer = await store.signedIn('farmer')
  other = await store.signedIn('farmer2')
})
afterAll(() => store.close())

/** An application of the farmer that lists these documents, none of them sent yet. */
async function applied(...allAttachments: Attachment[]) {
  const entry = loanWith(...allAttachments)
  const { receipt } = await store.send(farmer, entry)
  expect(receipt?.state).toBe('incomplete')
  const id = entry.id
  return {
    id,
    entry,
    receipt: receipt!,
    name: (attachment: Attachment) => nameOf(farmer, id, attachment),
    put: (attachment: Attachment, bytes = attachment.bytes) =>
      store.put(farmer, nameOf(farmer, id, attachment), { ...attachment, bytes }),
    complete: () => store.complete(farmer, id),
  }
}

const attachments = () =>
  [newAttachment('aadharCard'), newAttachment('jamabandi', 'application/pdf')] as const
const hashes = (...allAttachments: Attachment[]) =>
  allAttachments.map(({ listed }) => listed.sha256).toSorted()
const missingIn = ({ body }: CentreResponse) => body.missing
/** The refusal of storage: it answers 400 and says which status it means. */
const storageSays = ({ status, body }: CentreResponse) => [status, body.statusCode]
const mine = async () => {
  const response = await store.call(
    '/rest/v1/rpc/request_changes',
    { method: 'POST', body: JSON.stringify({ since: 0 }) },
    farmer,
  )
  return ((await response.json()) as Changes).requests
}
const statusOfAttachments = async (id: string) => {
  const sql = `select application_data -> 'documentStatus' as status from loan_applications where id = $1`
  return (await store.backend.query<{ status: unknown }>(sql, [id]))[0]!.status
}

describe('the limit of what somebody may list within an hour', () => {
  const sizeOf = (name: string, size: number) =>
    store.backend.query(
      `update storage.objects set metadata = metadata || jsonb_build_object('size', $2::bigint) where name = $1`,
      [name, size],
    )
  const listing = async () => (await store.send(farmer, loanWith(...attachments()))).refused

  test('counts what is not verified as large as it is stored, whatever was stated of it', async () => {
    const [aadhaar, jamabandi] = attachments()
    const lying = { ...aadhaar, listed: { ...aadhaar.listed, bytes: 1 } }
    const loan = await applied(lying, jamabandi)
    expect((await loan.put(lying)).status).toBe(200)
    const metadata = `select (metadata ->> 'size')::int as size from storage.objects where name = $1`
    expect(await store.backend.query(metadata, [loan.name(lying)])).toEqual([{ size: 2_000 }])
    expect(await listing()).toBeUndefined()
    await sizeOf(loan.name(lying), 2 ** 31)
    const refused = await listing()
    expect(refused).toMatchObject({ status: 429, code: 'limit' })
    expect(refused!.retry_after).toBeGreaterThan(3_000)
    await sizeOf(loan.name(lying), 2_000)
    expect(await listing()).toBeUndefined()
  })

  test('waits while thousands of files were listed and not verified, in whatever hour', async () => {
    const loan = await applied(...attachments())
    const listMore = `insert into request_files (request_id, slot, sha256, bytes, type)
      select $1, 'more-' || n, repeat('0', 64), 1, 'image/jpeg' from generate_series(1, 5000) n`
    await store.backend.query(listMore, [loan.id])
    expect(await listing()).toMatchObject({ status: 429, code: 'limit', retry_after: 300 })
    await store.backend.query(
      `update request_files set verified_at = now() where request_id = $1 and slot like 'more-%'`,
      [loan.id],
    )
    expect(await listing()).toBeUndefined()
  })
})

describe('an application', () => {
  test('is complete once every listed file matches its manifest entry', async () => {
    const [aadhaar, jamabandi] = attachments()
    const loan = await applied(aadhaar, jamabandi)
    expect(await loan.complete()).toEqual({
      status: 200,
      body: { receipt: loan.receipt, missing: hashes(aadhaar, jamabandi) },
    })

    expect((await loan.put(aadhaar)).status).toBe(200)
    expect(missingIn(await loan.complete())).toEqual(hashes(jamabandi))
    expect(await statusOfAttachments(loan.id)).toEqual({
      aadharCard: 'uploaded',
      jamabandi: 'required',
      landLocation: 'uploaded',
    })

    expect((await loan.put(jamabandi)).status).toBe(200)
    expect(await loan.complete()).toEqual({
      status: 200,
      body: { receipt: { ...loan.receipt, state: 'complete' } },
    })
    expect(await statusOfAttachments(loan.id)).toMatchObject({
      aadharCard: 'uploaded',
      jamabandi: 'uploaded',
    })
  })

  test('tells its owner’s phones its files and when it is complete', async () => {
    const all = attachments()
    const loan = await applied(...all)
    const seen = async () => (await mine()).find(({ id }) => id === loan.id)
    const before = await seen()
    expect(before).toMatchObject({ complete: false, files: all.map(({ listed }) => listed) })
    for (const attachment of all) await loan.put(attachment)
    await loan.complete()
    const after = await seen()
    expect(after).toMatchObject({ complete: true })
    expect(after!.version).toBeGreaterThan(before!.version)
  })

  test('stays complete, and its receipt never changes', async () => {
    const [aadhaar, jamabandi] = attachments()
    const loan = await applied(aadhaar, jamabandi)
    await loan.put(aadhaar)
    await loan.put(jamabandi)
    const first = await loan.complete()
    expect(await loan.complete()).toEqual(first)
    expect((await store.send(farmer, loan.entry)).receipt).toEqual(receiptIn(first))
  })

  test('is completed once by six simultaneous calls', async () => {
    const all = attachments()
    const loan = await applied(...all)
    for (const attachment of all) await loan.put(attachment)
    const answers = await Promise.all(Array.from({ length: 6 }, loan.complete))
    const complete = { status: 200, body: { receipt: { ...loan.receipt, state: 'complete' } } }
    expect(answers).toEqual(answers.map(() => complete))
  })

  test('with the same photo in two slots needs it once', async () => {
    const photo = newAttachment('aadharCard')
    const loan = await applied(photo, { ...photo, listed: { ...photo.listed, slot: 'jamabandi' } })
    expect(missingIn(await loan.complete())).toEqual(hashes(photo))
    await loan.put(photo)
    expect(receiptIn(await loan.complete()).state).toBe('complete')
  })

  test('without files is complete at once', async () => {
    const entry = loanWith()
    const requests = { ...JSON.parse(entry.content), form: 'soil-test', subject: undefined }
    const content = JSON.stringify({ ...requests, answers: { name: 'Gurpreet', phone: '9876543210' } })
    const { receipt } = await store.send(farmer, { ...entry, content })
    expect(receipt?.state).toBe('complete')
    expect(await store.complete(farmer, entry.id)).toEqual({ status: 200, body: { receipt } })
  })
})

describe('a file that does not match its manifest entry', () => {
  test('because it was truncated is requested again, and can be sent again', async () => {
    const [aadhaar, jamabandi] = attachments()
    const loan = await applied(aadhaar, jamabandi)
    await loan.put(aadhaar)
    await loan.put(jamabandi, jamabandi.bytes.slice(0, 900))
    expect(missingIn(await loan.complete())).toEqual(hashes(jamabandi))
    expect(await store.stored(loan.name(jamabandi))).toBeUndefined()
    expect((await loan.put(jamabandi)).status).toBe(200)
    expect(receiptIn(await loan.complete()).state).toBe('complete')
    expect(await store.stored(loan.name(jamabandi))).toBe(jamabandi.listed.sha256)
  })

  test('because one bit differs is requested again', async () => {
    const [aadhaar, jamabandi] = attachments()
    const loan = await applied(aadhaar, jamabandi)
    const flipped = aadhaar.bytes.slice()
    flipped[1_000]! ^= 1
    await loan.put(aadhaar, flipped)
    expect(missingIn(await loan.complete())).toEqual(hashes(aadhaar, jamabandi))
    expect(await store.stored(loan.name(aadhaar))).toBeUndefined()
  })

  test('because it is a page that claims to be a photo is refused for good, with its slot', async () => {
    const page = attachmentOf('jamabandi', new Uint8Array(Buffer.from('<script>alert(1)</script>')))
    const loan = await applied(newAttachment('aadharCard'), page)
    await loan.put(page)
    expect(await loan.complete()).toEqual({
      status: 422,
      body: { error: { code: 'file_unlike', message: expect.any(String), field: 'jamabandi' } },
    })
    expect(await store.stored(loan.name(page))).toBeUndefined()
  })

  test.each([
    [
      'a photo that is listed as a PDF',
      (): Attachment => {
        const photo = newAttachment('jamabandi', 'image/jpeg')
        return { ...photo, listed: { ...photo.listed, type: 'application/pdf' } }
      },
    ],
    [
      'a photo of another size than its list says',
      (): Attachment => {
        const photo = newAttachment('jamabandi')
        return { ...photo, listed: { ...photo.listed, bytes: photo.bytes.byteLength + 1 } }
      },
    ],
  ])('such as %s is refused for good', async (_, lying) => {
    const attachment = lying()
    const loan = await applied(newAttachment('aadharCard'), attachment)
    await loan.put(attachment)
    expect((await loan.complete()).status).toBe(422)
  })

  test.skipIf(!isFull)(
    'is removed by eight simultaneous calls without harm to the right one that arrives meanwhile',
    async () => {
      const [aadhaar, jamabandi] = attachments()
      const loan = await applied(aadhaar, jamabandi)
      await loan.put(aadhaar)
      for (let round = 0; round < 5; round++) {
        await loan.put(jamabandi, jamabandi.bytes.slice(0, 100 + round))
        await Promise.all([
          ...Array.from({ length: 4 }, loan.complete),
          loan.put(jamabandi, jamabandi.bytes.slice(0, 50 + round)),
          loan.put(jamabandi),
          ...Array.from({ length: 4 }, loan.complete),
        ])
        const { body } = await loan.complete()
        if ((body.receipt as { state: string }).state === 'complete') break
      }
      // After any winner of those rounds an undisturbed call completes the request.
      await loan.put(jamabandi)
      expect(receiptIn(await loan.complete()).state).toBe('complete')
      expect(await store.stored(loan.name(jamabandi))).toBe(jamabandi.listed.sha256)
    },
  )
})

describe('a stored file', () => {
  test('is stored once: a second upload is a duplicate and changes nothing', async () => {
    const [aadhaar, jamabandi] = attachments()
    const loan = await applied(aadhaar, jamabandi)
    await loan.put(aadhaar)
    expect(storageSays(await loan.put(aadhaar))).toEqual([400, '409'])
    const others = newAttachment('aadharCard').bytes
    expect(storageSays(await loan.put(aadhaar, others))).toEqual([400, '409'])
    const upsert = await store.put(
      farmer,
      loan.name(aadhaar),
      { ...aadhaar, bytes: others },
      { 'x-upsert': 'true' },
    )
    expect(storageSays(upsert)).toEqual([400, '403'])
    expect(await store.stored(loan.name(aadhaar))).toBe(aadhaar.listed.sha256)
  })

  test('is neither changed, moved, copied nor removed by anybody, including its owner and the centre', async () => {
    const [aadhaar, jamabandi] = attachments()
    const loan = await applied(aadhaar, jamabandi)
    await loan.put(aadhaar)
    const name = loan.name(aadhaar)
    const asJson = (method: string, body: object) => ({ method, body: JSON.stringify(body) })
    const copy = { bucketId: 'documents', sourceKey: name, destinationKey: `${farmer.id}/copy` }
    const tries: [string, RequestInit][] = [
      ['documents', asJson('DELETE', { prefixes: [name] })],
      ['move', asJson('POST', copy)],
      ['copy', asJson('POST', copy)],
      [
        `documents/${name}`,
        { method: 'PUT', body: jamabandi.bytes, headers: { 'content-type': 'image/jpeg' } },
      ],
    ]
    for (const person of [
      farmer,
      other,
      await store.signedIn('manager'),
      await store.signedIn('admin'),
      undefined,
    ])
      for (const [path, init] of tries) {
        const response = await store.call(`/storage/v1/object/${path}`, init, person)
        expect([path, response.status, await response.text()]).toEqual([
          path,
          init.method === 'DELETE' ? 200 : 400,
          init.method === 'DELETE' ? '[]' : expect.any(String),
        ])
      }
    expect(await store.stored(name)).toBe(aadhaar.listed.sha256)
  })

  test('is not accepted once the application is complete', async () => {
    const all = attachments()
    const loan = await applied(...all)
    for (const attachment of all) await loan.put(attachment)
    await loan.complete()
    await store.backend.query(`delete from storage.objects where name = $1`, [loan.name(all[0])])
    expect(storageSays(await loan.put(all[0]))).toEqual([400, '403'])
  })

  test.each<[string, (id: string, attachment: Attachment) => [string, Attachment, Signed?]]>([
    [
      'a file that the application does not list',
      (id) => {
        const stray = newAttachment('aadharCard')
        return [nameOf(farmer, id, stray), stray]
      },
    ],
    ['a name in capitals', (id, attachment) => [nameOf(farmer, id, attachment).toUpperCase(), attachment]],
    ['a name with an ending', (id, attachment) => [`${nameOf(farmer, id, attachment)}.jpg`, attachment]],
    ['a name with a line end', (id, attachment) => [`${nameOf(farmer, id, attachment)}%0A`, attachment]],
    [
      'a name with a folder more',
      (id, attachment) => [`${farmer.id}/${nameOf(farmer, id, attachment)}`, attachment],
    ],
    [
      'a name with an empty folder',
      (id, attachment) => [nameOf(farmer, id, attachment).replace('/', '//'), attachment],
    ],
    [
      'a name that climbs',
      (id, attachment) => [`${farmer.id}/..%2f${farmer.id}/${id}/${attachment.listed.sha256}`, attachment],
    ],
    ['a name under somebody else', (id, attachment) => [nameOf(other, id, attachment), attachment]],
    [
      'an application of somebody else, under oneself',
      (id, attachment) => [nameOf(other, id, attachment), attachment, other],
    ],
    [
      'an application that is not there',
      (_, attachment) => [nameOf(farmer, crypto.randomUUID(), attachment), attachment],
    ],
    [
      'a page of text',
      (id, attachment) => [
        nameOf(farmer, id, attachment),
        { ...attachment, listed: { ...attachment.listed, type: 'text/html' } },
      ],
    ],
    [
      'a file above 5 MB',
      (id, attachment) => [
        nameOf(farmer, id, attachment),
        { ...attachment, bytes: new Uint8Array(5 * 2 ** 20 + 1) },
      ],
    ],
  ])('is never stored: %s', async (_, tried) => {
    const [aadhaar, jamabandi] = attachments()
    const loan = await applied(aadhaar, jamabandi)
    const [name, attachment, who = farmer] = tried(loan.id, aadhaar)
    const { status } = await store.put(who, name, attachment)
    expect(status).toBe(400)
    expect(
      await store.backend.query(`select name from storage.objects where name like $1`, [`%${loan.id}%`]),
    ).toEqual([])
  })
})

describe('another person', () => {
  test('neither sends, reads, signs, lists nor completes anything of the application', async () => {
    const [aadhaar, jamabandi] = attachments()
    const loan = await applied(aadhaar, jamabandi)
    await loan.put(aadhaar)
    const viewer = await store.signedIn('viewer')
    for (const stranger of [other, viewer, undefined]) {
      expect(storageSays(await store.put(stranger, loan.name(jamabandi), jamabandi))).toEqual([400, '403'])
      expect(storageSays(await store.sign(stranger, loan.name(aadhaar)))).toEqual([400, '404'])
      const path = `/storage/v1/object/documents/${loan.name(aadhaar)}`
      expect((await store.call(path, {}, stranger)).ok).toBe(false)
      expect((await store.call(path, { method: 'HEAD' }, stranger)).ok).toBe(false)
      const list = await store.call(
        '/storage/v1/object/list/documents',
        { method: 'POST', body: JSON.stringify({ prefix: `${farmer.id}/${loan.id}` }) },
        stranger,
      )
      expect(await list.json()).toEqual([])
      expect((await store.complete(stranger, loan.id)).status).toBe(stranger ? 404 : 401)
    }
    expect((await store.complete(other, crypto.randomUUID())).status).toBe(404)
  })

  test('the agent who filled it in for the farmer reads its list and none of its documents', async () => {
    const [aadhaar, jamabandi] = attachments()
    const { entry } = await applied(aadhaar, jamabandi)
    // As a colleague's phone writes it; received rows are not rewritten otherwise.
    await store.backend.query(`set session_replication_role = replica`)
    await store.backend.query('update requests set filled_by = $1 where id = $2', [other.id, entry.id])
    await store.backend.query(`set session_replication_role = default`)

    const name = nameOf(farmer, entry.id, aadhaar)
    expect((await store.put(farmer, name, aadhaar)).status).toBe(200)
    const list = `/rest/v1/request_files?request_id=eq.${entry.id}&select=slot`
    expect(await (await store.call(list, {}, other)).json()).toHaveLength(2)
    expect(storageSays(await store.sign(other, name))).toEqual([400, '404'])
    const second = nameOf(farmer, entry.id, jamabandi)
    expect(storageSays(await store.put(other, second, jamabandi))).toEqual([400, '403'])
    expect((await store.complete(other, entry.id)).status).toBe(404)
  })

  test.each(['staff', 'manager', 'admin'])('of the centre, as %s, reads and sends nothing', async (who) => {
    const [aadhaar, jamabandi] = attachments()
    const loan = await applied(aadhaar, jamabandi)
    await loan.put(aadhaar)
    const person = await store.signedIn(who)
    const response = await store.call(`/storage/v1/object/documents/${loan.name(aadhaar)}`, {}, person)
    expect(hashOf(new Uint8Array(await response.arrayBuffer()))).toBe(aadhaar.listed.sha256)
    expect(storageSays(await store.sign(person, loan.name(aadhaar)))).toEqual([400, '404'])
    // Neither under the farmer's name nor under their own, though they see the request that lists it.
    for (const owner of [farmer, person])
      expect(storageSays(await store.put(person, nameOf(owner, loan.id, jamabandi), jamabandi))).toEqual([
        400,
        '403',
      ])
  })
})

describe('a link', () => {
  /** As the service key signs one: no account can, see ended-sessions.test.ts. */
  const linkTo = async (name: string, lastsSeconds = 300) => {
    const token = await new SignJWT({ sub: name, bucket: 'documents', intent: 'download' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(Math.floor(Date.now() / 1000) + lastsSeconds)
      .sign(new TextEncoder().encode(store.jwtSecret))
    return `${store.site}/storage/v1/object/sign/documents/${name}?token=${token}`
  }

  test('shows its owner’s file to everybody who has it, and no other file', async () => {
    const all = attachments()
    const loan = await applied(...all)
    for (const attachment of all) await loan.put(attachment)
    const link = await linkTo(loan.name(all[0]))
    const shown = await fetch(link)
    expect(hashOf(new Uint8Array(await shown.arrayBuffer()))).toBe(all[0].listed.sha256)
    expect([shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([
      'image/jpeg',
      'nosniff',
    ])
    const elsewhere = link.replace(all[0].listed.sha256, all[1].listed.sha256)
    expect((await fetch(elsewhere)).ok).toBe(false)
    expect((await fetch(link.replace(/token=.*/, ''))).ok).toBe(false)
    expect((await fetch(`${link.slice(0, -2)}AA`)).ok).toBe(false)
  })

  test('after five minutes shows nothing, and says so plainly', async () => {
    const [aadhaar, jamabandi] = attachments()
    const loan = await applied(aadhaar, jamabandi)
    await loan.put(aadhaar)
    expect((await fetch(await linkTo(loan.name(aadhaar), 60))).status).toBe(200)
    const late = await fetch(await linkTo(loan.name(aadhaar), -1))
    expect([late.status, await late.json()]).toEqual([400, expect.objectContaining({ error: 'InvalidJWT' })])
  })
})

describe('complete-request', () => {
  test.each([
    ['no id', {}],
    ['an id that is none', { id: `x' or 1=1` }],
    ['an id in capitals', { id: crypto.randomUUID().toUpperCase() }],
    ['a list', []],
    ['nothing', null],
  ])('answers 400 to %s', async (_, body) => {
    const response = await store.call(
      '/functions/v1/complete-request',
      { method: 'POST', body: JSON.stringify(body) },
      farmer,
    )
    expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'bad_request' } }])
  })

  test('knows no request of a guest, nor the list of a request by another account’s token', async () => {
    const loan = await applied(...attachments())
    const answers = await Promise.all(
      [other, { id: '', token: store.backend.asServiceKey }].map((person) => store.complete(person, loan.id)),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 401])
  })
})
