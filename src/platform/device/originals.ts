import { device } from './database.ts'

const longestWait = 15_000

const keyOf = (path: string) => `originals:${path}`

/**
 * Fetches a file of the build that only editors need, or returns the last stored copy; `undefined` without any.
 * Never rejects.
 */
export async function originalFile(path: string): Promise<unknown> {
  const key = keyOf(path)
  try {
    const response = await fetch(`/originals/${path}.json`, { signal: AbortSignal.timeout(longestWait) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    const value: unknown = await response.json()
    await device.settings.put({ key, value }).catch(() => undefined)
    return value
  } catch {
    return device.settings.get(key).then(
      (stored) => stored?.value,
      () => undefined,
    )
  }
}

/** Brings files that this phone does not have yet, one after the other, for when there is no network. Never rejects. */
export async function prefetchOriginals(paths: readonly string[]): Promise<void> {
  try {
    const stored = await device.settings.bulkGet(paths.map(keyOf))
    for (const [place, path] of paths.entries()) if (!stored[place]) await originalFile(path)
  } catch {
    // Where nothing can be read nothing can be kept.
  }
}
