import { createHash } from 'node:crypto'
import { glob, readFile, utimes, writeFile } from 'node:fs/promises'

/** The list of packs as Workbox writes it into the worker. */
const packs = /\[\{"revision":"\w+","url":"offline\/[^\]]*\]/

/**
 * Moves the worker's code out of `sw.js`, which is left with the list of packs and imports it: after a new build with the
 * same code a phone fetches 300 bytes, not 50 KB.
 */
export async function splitWorker(folder: string): Promise<void> {
  const whole = await readFile(`${folder}/sw.js`, 'utf8')
  const [list] = packs.exec(whole) ?? []
  if (!list) throw new Error('The worker has no list of packs')
  const code = whole.replace(list, 'self.packs')
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  const file = `assets/service-worker-${hash}.js`
  await writeFile(`${folder}/${file}`, code)
  await writeFile(`${folder}/sw.js`, `self.packs=${list};importScripts("/${file}")\n`)
}

const someDay = new Date('2000-01-01T00:00:00Z')

/**
 * Gives files that are named by their content the same time in every build: servers make ETags of it, and a browser that
 * asks again for the worker's code is answered without the code.
 */
export async function fixTimes(folder: string): Promise<void> {
  for await (const file of glob(`${folder}/assets/*`)) await utimes(file, someDay, someDay)
}
