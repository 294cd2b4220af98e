import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { BrokenRule, ListedFile, Rules } from '#src/features/forms/rules.ts'
import type { Answers } from '#src/base/answers.ts'
import { refusalOf } from './refusal-of.ts'

interface RuleCase {
  readonly name: string
  readonly rules: Rules
  readonly subject?: string
  readonly answers: Answers
  readonly manifest?: readonly ListedFile[]
  readonly expected: BrokenRule | null
}

const file = new URL('./rule-cases.json', import.meta.url)
const cases = JSON.parse(await readFile(file, 'utf8')) as RuleCase[]

describe('the phone’s verdict', () => {
  it.each(cases)('on $name equals the database’s', ({ rules, subject, answers, manifest, expected }) => {
    expect(refusalOf(rules, subject, answers, manifest) ?? null).toEqual(expected)
  })
})
