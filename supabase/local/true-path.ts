import { realpath } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { codeOf } from './plain-error.ts'

/** Where a path leads in truth, with links resolved as far as it exists. */
export async function truePath(path: string): Promise<string> {
  const whole = resolve(path)
  try {
    return await realpath(whole)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(whole) === whole) throw error
    return join(await truePath(dirname(whole)), basename(whole))
  }
}

/** Whether a path is a folder or lies in it, whatever links lead there. */
export async function liesIn(path: string, folder: string): Promise<boolean> {
  const way = relative(await truePath(folder), await truePath(path))
  return way !== '..' && !way.startsWith(`..${sep}`) && way !== resolve(way)
}
