import { glob, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { savingFunctions } from './saving-functions.ts'

const src = resolve(import.meta.dirname, '../src')

/** Calls whose result changes nothing for the person, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'features/account/internal/wanted-email.ts: saveForAccount':
    'the sign-in goes on, and the profile asks for the address again',
  'features/desk/internal/several.ts: withdraw':
    'what was not withdrawn is answered with the opposite, which says why not',
  'features/editing/internal/use-phrases.ts: syncPack': 'the page shows what is stored, and how old it is',
  'features/orders/area-choice.tsx: rememberArea':
    'the choice holds for this page; it is asked again on the next',
  'features/orders/internal/unpaid-order.tsx: withdraw':
    'the refusal was shown; the entry stays in the list with its button',
  'features/apply/internal/shared-file.tsx: dropUnassigned':
    'the file is in the form; its copy stays in the list',
  'features/standing-orders/internal/returned-changes.tsx: leaveReturned':
    'a change that stays shown is understood at the next tap',
  'features/shop/household-choices.tsx: rememberArea': 'the choice holds for this page',
  'features/shop/household-choices.tsx: rememberCustomerType': 'the choice holds for this page',
}

/** A call whose value nobody takes: a whole statement, or all that an arrow function does after `void`. */
const dropped = [
  /^\s*(?:await |void )(?:\w+[!?]*\.)?(\w+)\([^\n]*\)$/gm,
  /=> void (?:\w+[!?]*\.)?(\w+)\([^()\n]*\)(?!\.)/gm,
]

/** A handler that React calls and whose value nobody sees. */
const handler = /\bon[A-Z]\w*=\{(\w+)\}/g
/** A destructured result. */
const takenApart = /(?:const|let) \{([^{}]*)\} =\s*await (?:\w+[!?]*\.)?(\w+)\(/g
/** Whether it was saved, or why not, by the names that results give it. */
const isOutcome = /\b(?:outcome|saved|why)\b/
/** A function of a file's own that is another name for a call. */
const alias = /const (\w+) = (?:async )?\([^()]*\) =>\s*(?:await )?(?:\w+[!?]*\.)?(\w+)\((?![^\n]*\)\.\w+\()/g

/** Returns the names of the functions of a file whose result it drops. */
function droppedIn(text: string, saving: ReadonlySet<string>): string[] {
  const isOwn = (name: string) => new RegExp(`(const|function) ${name}\\b`).test(text)
  const isSaving = (name: string) => saving.has(name) && !isOwn(name)
  const isImported = (name: string) => new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from`).test(text)
  const aliases = new Set([...text.matchAll(alias)].flatMap(([, own, name]) => (isSaving(name!) ? own! : [])))
  const calls = dropped.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([call, name]) => (call.includes('(event)') ? [] : name!)),
  )
  const handlers = [...text.matchAll(handler)].map(([, name]) => name!)
  const apart = [...text.matchAll(takenApart)].flatMap(([, names, name]) =>
    isOutcome.test(names!) ? [] : name!,
  )
  return [
    ...calls.filter((name) => isSaving(name) || aliases.has(name)),
    ...handlers.filter((name) => (isSaving(name) && isImported(name)) || aliases.has(name)),
    ...apart.filter(isSaving),
  ]
}

it('nobody saves without looking at whether it was saved', async () => {
  const saving = new Set(await savingFunctions())
  expect(saving.size).toBeGreaterThan(50)
  const found = new Set<string>()
  for await (const file of glob('{features,app}/**/*.{ts,tsx}', { cwd: src })) {
    const text = await readFile(join(src, file), 'utf8')
    for (const name of droppedIn(text, saving)) found.add(`${file}: ${name}`)
  }
  expect([...found].toSorted()).toEqual(Object.keys(allowed).toSorted())
})

it.each([
  ['a statement', '  await loaded?.notNow()\n'],
  [
    'a handler of a button',
    "import { notNow } from '#src/features/push/notifications.ts'\n<button onClick={notNow}>",
  ],
  ['a part of the result', 'const { withdrawal } = await notNow(order)\n'],
  [
    'another name',
    'const write = (to: Field) =>\n  loaded.notNow(to)\nundoing(label, () => void write(before))\n',
  ],
  ['a handler with another name', 'const dismiss = () => notNow()\n<button onClick={dismiss}>'],
])('%s that drops the result is found', (_, text) => {
  expect(droppedIn(text, new Set(['notNow']))).toHaveLength(1)
})

it.each([
  ['a result that is looked at', 'const { outcome, id } = await notNow()\n'],
  ['a handler of the file itself', 'const notNow = () => undefined\n<button onClick={notNow}>'],
  ['another name whose result is shown', 'const say = () => notNow().then(notifyUnlessSaved)\nvoid say()\n'],
])('%s is not', (_, text) => {
  expect(droppedIn(text, new Set(['notNow']))).toEqual([])
})
