import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { bareTextsIn } from './bare-text.ts'

const inside = (children: string) => bareTextsIn(`const a = <p>${children}</p>`).map(({ text }) => text)

it.each([
  ['text beside what comes and goes', '{x && <b/>} kept', ['kept']],
  ['words beside what comes and goes', '{t`Kept`}{x ? <b/> : null}', ['{t`Kept`}']],
  ['words beside a list', '{say(title)}{rows.map((r) => <i/>)}', ['{say(title)}']],
  ['a name beside what comes and goes', '{label}{x && <b/>}', ['{label}']],
  ['words that come and go beside an element', '<b/>{x && t`New`}', ['{x && t`New`}']],
])('a planted %s is found', (_, children, texts) => {
  expect(inside(children)).toEqual(texts)
})

it.each([
  ['in an element of its own', '<span>{t`Kept`}</span>{x && <b/>}'],
  ['alone', '{x ? t`Yes` : t`No`}'],
  ['beside an element that stays', '<b/> kept'],
  ['that is one of two', '<b/>{x ? t`Yes` : t`No`}'],
  ['of nodes', '{children}{x && <b/>}'],
])('text %s is left alone', (_, children) => {
  expect(inside(children)).toEqual([])
})

it('no bare text has conditional siblings: translators in the browser would break React there', async () => {
  const found = []
  for await (const file of glob('src/**/*.tsx'))
    for (const { line, text } of bareTextsIn(await readFile(file, 'utf8')))
      found.push(`${file}:${line} ${text}`)
  expect(found.toSorted()).toEqual([])
})
