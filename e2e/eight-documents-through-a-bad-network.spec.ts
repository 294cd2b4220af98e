import type { Page } from '@playwright/test'
import loanApplication from '#src/features/loans/loan-application.form.ts'
import { diceOf } from '#tests/simulator/dice.ts'
import { everyFifthCut, type Fault, type Passed } from './fault-proxy.ts'
import { newPerson } from './crash/person.ts'
import { test } from './pages/bad-network.ts'
import { requestsOn } from './pages/forms.ts'
import { countOn, entriesOn, filesOn } from './pages/stored-data.ts'
import { eightAttachments, loanOn, loansAtCentre, loansPage, storedFor } from './pages/loan.ts'
import { signIn, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect } from './world.ts'

test.beforeEach(({ context }) => withConsent(context))

const t = wordsIn('en')
/** `SEED=7 npm run e2e -- eight-documents` shuffles the faults differently. */
const seed = Number(process.env['SEED'] ?? 1)
/** All calls that send a loan with its documents. */
const sending = /^\/(rest\/v1\/rpc\/submit_requests|storage\/v1\/object|functions\/v1\/complete-request)/
const uploading = /^\/storage\/v1\/object\/documents\/.*\/([0-9a-f]{64})$/
const faults: Fault[] = [
  'cut',
  'reply lost',
  'reply lost',
  500,
  'late',
  'portal',
  'truncate',
  401,
  429,
  'reset',
]
/** Fewer successful calls than a loan with eight documents needs, so that every fault is used. */
const between: Fault[] = Array.from({ length: 8 }, () => 'none')

function shuffled(list: readonly Fault[]): Fault[] {
  const dice = diceOf(seed)
  const left = [...list]
  return list.map(() => left.splice(dice.below(left.length), 1)[0]!)
}

/** Fills in a loan with eight documents and submits it. */
async function applyFor(page: Page, name: string): Promise<void> {
  const loan = loanOn(page, 'en')
  const attachments = await eightAttachments(page)
  await loan.openFrom(loansPage)
  await loan.fillDetails(name)
  await loan.next()
  await loan.type('landLocation', 'Behind the gurdwara, Sarna')
  for (const [slot, file] of attachments) await loan.chooseAttachment(slot, file)
  await loan.next()
  await loan.dialog.getByLabel(loanApplication.fields.acceptedTerms.label.en).check()
  await loan.next()
  await loan.submit()
  await loan.expectThanks()
}

/** Taps *Send now* as long as an entry waits. */
async function sendUntilReceived(page: Page): Promise<void> {
  const requests = requestsOn(page, 'en')
  const sendNow = page.getByRole('button', { name: t('Send now') })
  await expect
    .poll(
      async () => {
        // The button disappears with the last entry, perhaps during the tap.
        if (await sendNow.isVisible()) await sendNow.click({ timeout: 1_000 }).catch(() => undefined)
        return requests.waiting.count()
      },
      { timeout: 150_000, intervals: [300] },
    )
    .toBe(0)
}

/** Returns the uploads of each file by hash, in order. */
function uploadsIn(done: readonly Passed[]): Map<string, Passed[]> {
  const uploads = new Map<string, Passed[]>()
  for (const passed of done) {
    const [, sha256] = (passed.method === 'POST' && uploading.exec(passed.path)) || []
    if (sha256) uploads.set(sha256, [...(uploads.get(sha256) ?? []), passed])
  }
  return uploads
}

const arrives = ({ fault }: Passed) => fault === 'none' || fault === 'late'

test(`a loan with eight documents arrives once and unchanged over a very bad network (seed ${seed}) @soak`, async ({
  page,
  context,
  world,
  network,
}) => {
  test.setTimeout(300_000)
  // Their own account, so that no other requests mix in.
  const { email, phone } = await newPerson(world.backend)
  await signIn(page, 'en', email, phone)
  network.spoil(sending, Array.from<Fault>({ length: 1000 }).fill('reset'))
  await applyFor(page, 'Eight papers')
  const [entry] = await entriesOn(page)
  const stored = await filesOn(page, entry!.id)
  expect(stored.map(({ slot }) => slot).toSorted()).toEqual(Object.keys(loanApplication.documents).toSorted())
  const hashes = stored.map(({ sha256 }) => sha256).toSorted()
  expect(new Set(hashes).size).toBe(8)
  expect(await loansAtCentre(world, 'Eight papers')).toEqual([])

  const requests = requestsOn(page, 'en')
  await requests.open()
  await expect(requests.waiting).toHaveCount(1)
  const before = network.done.length
  network.spoil(sending, everyFifthCut(shuffled([...faults, ...between])))
  await sendUntilReceived(page)
  await expect(requests.returned).toHaveCount(0)
  await expect(requests.received).toHaveCount(1)
  const done = network.done.slice(before)
  expect(done.map(({ fault }) => fault)).toEqual(expect.arrayContaining(faults))

  // The centre's stored files equal the phone's, once each and in one request.
  expect((await storedFor(world, entry!.id)).toSorted()).toEqual(hashes)
  const arrived = await loansAtCentre(world, 'Eight papers')
  expect(arrived).toEqual([
    { id: entry!.id, hash: entry!.hash, complete: true, files: hashes, named: hashes },
  ])
  expect(await requests.reference.count()).toBe(1)

  // Only files interrupted by a fault were sent again, and none after it had arrived.
  const uploads = uploadsIn(done)
  expect([...uploads.keys()].toSorted()).toEqual(hashes)
  for (const { sha256, bytes } of stored) {
    const times = uploads.get(sha256)!
    expect(times.slice(0, -1).filter(arrives)).toEqual([])
    expect(times.at(-1)!.sent).toBe(bytes)
  }

  // With the receipt the phone deletes the bytes.
  expect(await countOn(page, 'fileBytes')).toBe(0)
  expect(await countOn(page, 'files')).toBe(0)
  expect(await countOn(page, 'drafts')).toBe(0)
  await context.setOffline(true)
  await page.reload()
  await expect(requests.received).toHaveCount(1)
})
