import { storageEstimate } from './storage.ts'

/** Facts of a browser by name; none identifies its user. */
export type Facts = readonly (readonly [name: string, value: string])[]

/** The browser and its abilities. The brand and its main version, not the whole name: that has the phone's model. */
export function browserFacts(): Facts {
  const memory = (navigator as { deviceMemory?: number }).deviceMemory
  return [
    ['browser', browserName(navigator.userAgent)],
    ['languages', navigator.languages.slice(0, 3).join(' ')],
    ['screen', `${innerWidth}×${innerHeight} @${devicePixelRatio}`],
    ['cores, memory', `${navigator.hardwareConcurrency}, ${memory ? `${memory} GB` : '?'}`],
    ['installed', yes(matchMedia('(display-mode: standalone)').matches)],
    ['can', abilities().join(' ')],
  ]
}

/** Used and available storage, and whether it is persistent. */
export async function storageFacts(): Promise<Facts> {
  const [room, persisted] = await Promise.all([
    storageEstimate(),
    navigator.storage?.persisted?.().catch(() => undefined),
  ])
  return [
    ['storage', room ? `${megabytes(room.used)} of ${megabytes(room.most)}` : '?'],
    ['persisted', persisted === undefined ? '?' : yes(persisted)],
  ]
}

/** The worker's state and its cached pages. */
export async function workerFacts(): Promise<Facts> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const states = (['active', 'waiting', 'installing'] as const).flatMap((state) =>
    registration?.[state] ? [`${state}: ${registration[state].state}`] : [],
  )
  const cacheNames = 'caches' in globalThis ? await caches.keys().catch(() => []) : []
  return [
    ['worker', states.join(', ') || 'none'],
    ['in control', yes(!!navigator.serviceWorker?.controller)],
    ['caches', cacheNames.filter((name) => /^[a-z]+(-[\w.-]+)?$/.test(name)).join(' ') || 'none'],
  ]
}

/** The network as the browser reports it, and the difference between the phone's and the server's clock. */
export async function networkFacts(): Promise<Facts> {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } }
  const skew = await clockSkew()
  return [
    ['online', yes(navigator.onLine)],
    ['line', `${connection?.effectiveType ?? '?'}${connection?.saveData ? ', saves data' : ''}`],
    ['clock', skew === undefined ? 'not compared' : `${skew > 0 ? '+' : ''}${skew} s`],
    ['time zone', Intl.DateTimeFormat().resolvedOptions().timeZone],
  ]
}

/** The build of this page: the name of its first script is made of its content. */
export function buildName(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src], script[data-entry]')
  const entry = script?.dataset['entry'] ?? script?.src ?? ''
  return entry.split('/').at(-1) ?? ''
}

/** In seconds; positive where this phone is ahead. The worker leaves anything but a GET alone, so this is the network's. */
async function clockSkew(): Promise<number | undefined> {
  try {
    const response = await fetch('/favicon.svg', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(5_000),
    })
    const there = Date.parse(response.headers.get('date') ?? '')
    return Number.isNaN(there) ? undefined : Math.round((Date.now() - there) / 1000)
  } catch {
    return undefined
  }
}

const abilities = () =>
  Object.entries({
    indexedDB: 'indexedDB' in globalThis,
    crypto: (globalThis.crypto as { subtle?: unknown } | undefined)?.subtle !== undefined,
    locks: 'locks' in navigator,
    worker: 'serviceWorker' in navigator,
    sync: 'SyncManager' in globalThis,
    push: 'PushManager' in globalThis,
    share: 'share' in navigator,
    clipboard: 'clipboard' in navigator,
    wakeLock: 'wakeLock' in navigator,
    offscreen: 'OffscreenCanvas' in globalThis,
  }).map(([name, can]) => (can ? name : `no-${name}`))

/** `Chrome 128, Android 14`: as much as a fault may depend on. */
export function browserName(agent: string): string {
  const brand = /(SamsungBrowser|EdgA?|OPR|Firefox|UCBrowser|Chrome|Version)\/(\d+)/.exec(agent)
  const system =
    /(Android|iPhone OS|CPU OS|Windows NT|Mac OS X|KaiOS|Linux(?!; (?:U; )?Android))[ /]?([\d._]*)/.exec(
      agent,
    )
  const [name, version] = [brand?.[1] === 'Version' ? 'Safari' : brand?.[1], brand?.[2]]
  return [name ? `${name} ${version}` : '?', system ? `${system[1]} ${system[2]}`.trim() : '?'].join(', ')
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

const yes = (is: boolean) => (is ? 'yes' : 'no')
