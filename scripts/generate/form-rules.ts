import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { argv, exit, stderr } from 'node:process'
import {
  earlierVersions,
  faultsOf,
  formFiles,
  withForms,
  type Published,
} from '#scripts/build/form-versions.ts'

/* `npm run form-rules` writes the rules of the forms to supabase/form-rules.json, for the database's checks. Existing
   versions stay, because answers to them may be on their way. With --check it only compares. */

const target = new URL('../../supabase/form-rules.json', import.meta.url)
/** The app's copies of older versions, one file a form. */
const earlierFolder = new URL('../../src/features/forms/earlier/', import.meta.url)

const read = (file: URL) => readFile(file, 'utf8').catch(() => '')
const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`

const forms = [...(await formFiles()).values()]
const existing = await read(target)
const published = (existing ? JSON.parse(existing) : {}) as Published
const faults = faultsOf(published, forms)
if (faults.length > 0) {
  stderr.write(`${faults.join('\n')}\n`)
  exit(1)
}

const files: [URL, string][] = [
  [target, json(withForms(published, forms))],
  ...Object.entries(earlierVersions(published, forms)).map(([id, versions]): [URL, string] => [
    new URL(`${id}.json`, earlierFolder),
    json(versions),
  ]),
]
for (const [file, text] of files) {
  if ((await read(file)) === text) continue
  if (argv.includes('--check')) {
    stderr.write(`${file.pathname} is not what the forms say. Run: npm run form-rules\n`)
    exit(1)
  }
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, text)
}
