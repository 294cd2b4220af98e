import { glob, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { savingFunctions } from './saving-functions.ts'

const src = resolve(import.meta.dirname, '../src')

/** Calls whose result changes nothing for the person, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'core/guest/guest-work.ts: endAnyVisit': 'a visit that was not ended is ended by its own clock',
  'screens/editing/use-phrases.ts: syncPack': 'the page shows what is stored, and how old it is',
  'screens/orders/area-choice.tsx: rememberArea':
    'the choice holds for this page; it is asked again on the next',
  'screens/orders/unpaid-order.tsx: withdraw':
    'the refusal was shown; the entry stays in the list with its button',
  'screens/shared-files/shared-file.tsx: dropUnassigned':
    'the file is in the form; its copy stays in the list',
  'screens/shop/household-choices.tsx: rememberCustomerType': 'the choice holds for this page',
}

/** A call whose value nobody takes: a whole statement, or all that an arrow function does after `void`. */
const dropped = [
  /^\s*(?:await |void )(?:\w+[!?]*\.)?(\w+)\([^\n]*\)$/gm,
  /=> void (?:\w+[!?]*\.)?(\w+)\([^()\n]*\)(?!\.)/gm,
]

it('nobody saves without looking at whether it was saved', async () => {
  const saving = new Set(await savingFunctions())
  expect(saving.size).toBeGreaterThan(50)
  const found = new Set<string>()
  for await (const file of glob('{core,screens}/**/*.{ts,tsx}', { cwd: src })) {
    const text = await readFile(join(src, file), 'utf8')
    const isOwn = (name: string) => new RegExp(`(const|function) ${name}\\b`).test(text)
    for (const pattern of dropped)
      for (const [call, name] of text.matchAll(pattern))
        if (saving.has(name!) && !call.includes('(event)') && !isOwn(name!)) found.add(`${file}: ${name}`)
  }
  expect([...found].toSorted()).toEqual(Object.keys(allowed).toSorted())
})
