import '#scripts/read-env.ts'
import type { Server } from 'node:http'
import { debuglog } from 'node:util'
import type { LocalBackend } from '#local/backend.ts'
import { PlainError } from '#local/plain-error.ts'
import { readSettings, type Settings } from './serve/settings.ts'

/** `npm start`: builds if need be, opens the embedded backend, publishes the catalogue, serves all on one port. */

/** How long requests that are being answered may take after a signal to end, in milliseconds. */
const longestGoodbye = 3_000
const hourMs = 3_600_000

let backend: LocalBackend | undefined
let server: Server | undefined
let stopping = false

// The log may lie on the disk that is full, or its reader be gone: neither ends the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())

try {
  await start()
} catch (error) {
  if (!stopping) console.error(`Khet Seva did not start. ${sentenceOf(error)}`)
  await backend?.close().catch(() => {})
  process.exit(1)
}

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  // Slow modules load after the settings were checked.
  const { refuseTakenPort } = await import('./serve/listen.ts')
  await refuseTakenPort(settings)
  const { openDataFolder, watchFolder } = await import('#local/data-folder.ts')
  await (await openDataFolder(settings.dataDir, settings.postgres === undefined)).close()
  const { buildIsCurrent } = await import('./build/stamp.ts')
  if (!(await buildIsCurrent())) {
    console.log('Building the app; this takes about 40 seconds on two cores.')
    await import('./build.ts')
  }
  const [{ openShop }, { serve }] = await Promise.all([
    import('./serve/open-shop.ts'),
    import('./serve/serve.ts'),
  ])
  const { dataDir, host, port, siteUrl, demoData, postgres } = settings
  const { postOf } = await import('#local/outgoing.ts')
  backend = await openShop({
    dataDir,
    host,
    siteUrl,
    postgres,
    demoPeople: demoData,
    post: postOf(process.env),
    log: console.log,
  })
  await watchFolder(dataDir, () => endWithout(dataDir))
  const { isLoopback } = await import('#local/local-only.ts')
  // The demo signs in with the known password; beyond this machine each person has a random one.
  if (demoData && isLoopback(host)) {
    const { seedOnce } = await import('./demo/folder.ts')
    await seedOnce(backend, { dataDir, siteUrl, log: console.log })
  }
  // Before anybody is served: until it is begun, a new folder counts as open.
  const { setUpAddress } = await import('./serve/set-up.ts')
  const setUp = demoData ? undefined : await setUpAddress(backend, siteUrl)
  server = await serve({ backend, host, port, log: console.error })
  await printUrl(settings, backend, setUp)
  await noteEachHour(backend, settings)
}

/** Whatever is written now goes to another folder. */
function endWithout(dataDir: string): never {
  console.error(
    `The data folder ${dataDir} was moved, removed or replaced while it was in use. Nothing more is taken. Put it back, then start again.`,
  )
  process.exit(1)
}

/** Notes now and every hour what the machine knows of the centre; with a place for backups after each look whether one is due. */
async function noteEachHour(
  open: LocalBackend,
  { dataDir, backupDir: to, postgres }: Settings,
): Promise<void> {
  const { noteInstallation } = await import('./serve/installation.ts')
  const note = (why?: string) =>
    noteInstallation(
      open,
      { dataDir, backups: to !== undefined, postgres: postgres !== undefined },
      why,
    ).catch((error: unknown) => console.error(`The owner's page is not up to date. ${sentenceOf(error)}`))
  if (to !== undefined) return startBackups(open, dataDir, to, note)
  void note()
  setInterval(() => void note(), hourMs).unref()
}

async function startBackups(
  open: LocalBackend,
  dataDir: string,
  to: string,
  looked: (why?: string) => Promise<void>,
): Promise<void> {
  const [{ startDailyBackups }, { onceADay, tellAdmins }] = await Promise.all([
    import('./serve/daily-backups.ts'),
    import('./serve/tell-admins.ts'),
  ])
  startDailyBackups({
    dataDir,
    to,
    exclusively: open.exclusively,
    log: console.log,
    looked,
    tell: onceADay((day, text) =>
      tellAdmins(open, {
        id: `no-backup-${day}`,
        text: `${text}\n\nWhat to do: docs/run-book.md.`,
        subject: 'Khet Seva: NO BACKUP · ਬੈਕਅੱਪ ਨਹੀਂ ਹੋਇਆ · बैकअप नहीं हुआ',
      }),
    ),
  })
}

function sentenceOf(error: unknown): string {
  if (error instanceof PlainError) return error.message
  debuglog('khet-seva')('%s', error instanceof Error ? error.stack : error)
  const message = error instanceof Error ? error.message : String(error)
  return `${message} (NODE_DEBUG=khet-seva npm start shows where.)`
}

/** Ends in the order that loses nothing: no new requests, those under way answered, then the database closed. */
async function stop(): Promise<void> {
  // A second signal ends it without waiting.
  if (stopping) process.exit(1)
  stopping = true
  await closed(server)
  await backend?.close()
  process.exit(0)
}

async function closed(open: Server | undefined): Promise<void> {
  if (!open) return
  const ended = new Promise((resolve) => open.close(resolve))
  // A kept-alive connection is closed after its current answer.
  const closing = setInterval(() => open.closeIdleConnections(), 50)
  const late = setTimeout(() => open.closeAllConnections(), longestGoodbye)
  await ended
  clearInterval(closing)
  clearTimeout(late)
}

async function printUrl(
  { siteUrl, host }: Settings,
  { query, demoPasswords, localKey, inbox }: LocalBackend,
  setUp: string | undefined,
): Promise<void> {
  const { demoSignIns } = await import('#local/demo-people.ts')
  const { isLoopback } = await import('#local/local-only.ts')
  console.log(setUp ? `\nSet up your centre here:\n  ${setUp}` : `\nKhet Seva is open at ${siteUrl}`)
  // Whoever has read this may read the codes.
  if (isLoopback(host) && !inbox.post)
    console.log(`Codes and mails arrive at ${siteUrl}/local/inbox?key=${encodeURIComponent(localKey)}\n`)
  for (const { email, phone, password, role } of await demoSignIns(query, demoPasswords))
    console.log(
      `  ${email.padEnd(22)} ${phone}  ${password ?? '(changed, or printed before)'}  ${role ?? ''}`,
    )
}
