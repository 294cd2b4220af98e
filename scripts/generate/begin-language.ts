import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { argv, exit, stderr, stdout } from 'node:process'
import { languageFacts } from '#scripts/build/languages.ts'
import { languageList, languageListText } from './language-list.ts'
import { englishLeft, englishMessages, quoted, withLanguage } from './language-words.ts'

/*
 * `npx node scripts/generate/begin-language.ts doi डोगरी` begins a language: its folder in src/platform/i18n/languages, a copy of the English, and an
 * entry in every `{ en, pa, hi }` of the code, which repeats the English until somebody translates it. Run again, it adds
 * missing entries. Each run lists the files that still have English.
 */

const [, , code, name] = argv
const known = await languageFacts()
if (code === undefined || !/^[a-z]{2,3}$/.test(code) || (name === undefined && !known.has(code))) {
  stderr.write(
    'Name the language by its code, and in itself: npx node scripts/generate/begin-language.ts doi डोगरी\n',
  )
  exit(1)
}

const folder = `src/platform/i18n/languages/${code}`
if (!known.has(code)) {
  await mkdir(folder, { recursive: true })
  for await (const file of glob('src/platform/i18n/languages/en/*')) await copyFor(file)
  await writeFile(`${folder}/language.ts`, factsText(name!, known.size))
}
await writeFile(languageList, await languageListText())

let sets = 0
const left: Record<string, number> = {}
for await (const file of glob('{src,sw,scripts,supabase,tests,e2e}/**/*.{ts,tsx}')) {
  const before = await readFile(file, 'utf8')
  const { text, added } = withLanguage(file, before, code)
  if (added) await writeFile(file, text)
  sets += added
  if (!file.startsWith('tests/') && code !== 'en') left[file] = englishLeft(file, text, code)
}
if (code !== 'en')
  for await (const file of glob(`${folder}/*.po`)) left[file] = englishMessages(await readFile(file, 'utf8'))
stdout.write(`${folder} is there, and ${sets} sets of words have ${code} now, in English.\n`)
const untranslated = Object.entries(left).filter(([, count]) => count > 0)
for (const [file, count] of untranslated) stdout.write(`${String(count).padStart(5)}  ${file}\n`)
const total = untranslated.reduce((sum, [, count]) => sum + count, 0)
if (total) stdout.write(`${total} words and sentences are the same as in English.\n`)

/** Copies a file of the English folder; a `.po` names its language. */
async function copyFor(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  await writeFile(
    file.replace('/en/', `/${code}/`),
    text.replace('"Language: en\\n"', `"Language: ${code}\\n"`),
  )
}

function factsText(called: string, place: number): string {
  const script = /[\u0a00-\u0a7f]/.test(called)
    ? 'Gurmukhi'
    : /[\u0900-\u097f]/.test(called)
      ? 'Devanagari'
      : /[\u0600-\u06ff]/.test(called)
        ? 'Arabic'
        : 'Latin'
  return `import type { LanguageFacts } from '#src/platform/i18n/language-facts.ts'

export default {
  name: ${quoted(called)},
  script: '${script}',
  direction: '${script === 'Arabic' ? 'rtl' : 'ltr'}',
  place: ${place},
  required: false,
} satisfies LanguageFacts
`
}
