import { glob, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const src = resolve(import.meta.dirname, '../src')

/** Returns the names of the functions of the app that answer, by their declared type, with whether something was saved. */
export async function savingFunctions(): Promise<string[]> {
  const names: string[] = []
  for await (const file of glob('{features,platform/{files,outbox,session}}/**/*.ts', { cwd: src })) {
    const text = await readFile(join(src, file), 'utf8')
    // From the name to the body: no default value of ours has a brace at the end of a line.
    for (const [, name, head] of text.matchAll(/^export (?:async )?function (\w+)([^]*?)\{$/gm))
      if (
        /\): Promise<[^]*(SaveResult|WithdrawResult|SavedOrder|SavedDocument|Exported|PackResult|Again)\b/.test(
          head!,
        )
      )
        names.push(name!)
  }
  return names.toSorted()
}
