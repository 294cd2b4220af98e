import { glob } from 'node:fs/promises'
import { sep } from 'node:path'

/** A request's target, without the origin that a proxy's client puts before it. */
export interface Target {
  /** As it was sent, with its escapes. */
  readonly pathname: string
  readonly search: string
}

/**
 * Returns the target of a request line; `undefined` for an invalid one. `//name` is a path of this site, not another
 * site.
 */
export function targetOf(url = '/'): Target | undefined {
  const parsed = URL.parse(
    /^https?:\/\//i.test(url) ? url : `http://ours${url.startsWith('/') ? '' : '/'}${url}`,
  )
  return parsed === null ? undefined : { pathname: parsed.pathname, search: parsed.search }
}

/** Whether a Host header names a host, which URLs of ours are then made of. */
export function isHost(header: string): boolean {
  return /^[^\s/?#@\\]+$/.test(header) && !header.endsWith(':') && URL.canParse(`http://${header}`)
}

/** The addresses of the pages in a build, without their languages' not-found pages. */
export async function pagesIn(dist: string): Promise<ReadonlySet<string>> {
  const files = await Array.fromAsync(glob('**/*.html', { cwd: dist }))
  const addresses = files.map((file) => withoutFile(`/${file.split(sep).join('/')}`))
  return new Set(addresses.filter((address) => !/(?:^|\/)404$/.test(address)))
}

const withoutFile = (path: string) => path.replace(/\.html$/, '').replace(/\/index$/, '') || '/'

/** The path without escapes; `undefined` for invalid ones. */
export function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/**
 * Returns the one address of the page that a path may mean: without a file's name, a trailing, doubled or escaped
 * slash, in lower case. `undefined` if there is no such page.
 */
export function pageAt(pages: ReadonlySet<string>, pathname: string): string | undefined {
  const path = decoded(pathname)
  if (path === undefined) return undefined
  const plain = withoutFile(
    path
      .toLowerCase()
      .replaceAll(/\/+/g, '/')
      .replace(/(?<=.)\/$/, ''),
  )
  return pages.has(plain) ? plain : undefined
}

/** Whether an Accept-Encoding header takes brotli; one that cannot be read does not. */
export function takesBrotli(header: string | undefined): boolean {
  for (const part of (header ?? '').split(',')) {
    const [name, ...rest] = part.split(';').map((word) => word.trim().toLowerCase())
    if (name === 'br') return !rest.some((word) => /^q=0(?:\.0*)?$/.test(word))
  }
  return false
}
