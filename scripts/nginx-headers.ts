import { readFile } from 'node:fs/promises'

/**
 * `npx node scripts/nginx-headers.ts [dist/_headers] > headers.conf`: the headers of every page as nginx reads them, for
 * docs/nginx.conf. They belong to one build: the policy names its inline scripts and stylesheet by their hashes.
 */
export async function nginxHeaders(file = 'dist/_headers'): Promise<string> {
  const [, everywhere = ''] = /^\/\*\n((?: {2}.*\n)+)/m.exec(await readFile(file, 'utf8')) ?? []
  const headers = everywhere.matchAll(/^ {2}([\w-]+): (.+)$/gm)
  const lines = Array.from(headers, ([, name, value]) => `add_header ${name} "${quoted(value!)}" always;`)
  if (lines.length === 0) throw new Error(`${file} names no headers for every page.`)
  return `${lines.join('\n')}\n`
}

/** A dollar would begin a variable, for which nginx has no escape; no header of ours has one. */
function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx cannot write a dollar: ${value}`)
  return value.replaceAll(/["\\]/g, String.raw`\$&`)
}

if (import.meta.main) process.stdout.write(await nginxHeaders(process.argv[2]))
