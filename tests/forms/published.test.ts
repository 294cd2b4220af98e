import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { changesBetween } from '#src/features/forms/changes.ts'
import { rulesOf } from '#src/features/forms/check.ts'
import type { Form } from '#src/features/forms/define.ts'
import type { Rules } from '#src/features/forms/rules.ts'
import {
  earlierVersions,
  faultsOf,
  formFiles,
  withForms,
  type Published,
} from '#scripts/build/form-versions.ts'

const file = new URL('../../supabase/form-rules.json', import.meta.url)
const published = JSON.parse(await readFile(file, 'utf8')) as Published
const forms = [...(await formFiles()).values()]
const [first] = forms as [Form]

const changed: Form = {
  ...first,
  fields: { ...first.fields, shoeSize: { type: 'number', label: { en: 'a', pa: 'a', hi: 'a' } } },
}

it('the present version of every form is published with the rules of its file: after a change, raise its version', () => {
  expect(faultsOf(published, forms)).toEqual([])
  expect(withForms(published, forms)).toEqual(published)
})

it('a form whose rules changed without a new version is a fault', () => {
  expect(faultsOf(published, [changed])).toEqual([
    `${first.id}: version ${first.version} is published with other rules. Raise the version of the form.`,
  ])
})

it('a form below its published version is a fault', () => {
  const later = { [first.id]: { [first.version + 1]: rulesOf(first) } }
  expect(faultsOf(later, [first])).toHaveLength(1)
})

it('a change of texts, or of the order of fields, is none', () => {
  const fields = Object.fromEntries(Object.entries(first.fields).toReversed())
  expect(faultsOf(published, [{ ...first, fields, title: { en: 'x', pa: 'x', hi: 'x' } }])).toEqual([])
})

it('a new version is added beside the old one, which stays unchanged', () => {
  const next = { ...changed, version: first.version + 1 }
  const after = withForms(published, [next])
  expect(faultsOf(published, [next])).toEqual([])
  expect(after[first.id]).toEqual({ ...published[first.id], [next.version]: rulesOf(next) })
  expect({ ...after, [first.id]: published[first.id] }).toEqual(published)
})

it('published rules stay if a form is deleted, or changed without a new version', () => {
  expect(withForms(published, [])).toEqual(published)
  expect(withForms(published, [changed])).toEqual(published)
})

it('the app gets the earlier versions and no others, and only what a draft of them is compared by', () => {
  const rules: Rules = {
    sender: 'account',
    table: 'service_requests',
    subjects: ['basic'],
    fields: {
      name: { type: 'text', required: true, max: 120 },
      crop: { type: 'choice', options: ['wheat'], shownWhen: { subject: ['basic'] } },
    },
    documents: { photo: { types: ['image/jpeg'] } },
  }
  const next = { ...changed, version: 2 }
  const earlier = earlierVersions({ [first.id]: { 1: rules, 2: rulesOf(next) } }, [next])
  expect(earlier).toEqual({
    [first.id]: {
      1: {
        subjects: ['basic'],
        fields: { name: { type: 'text', required: true }, crop: { type: 'choice', options: ['wheat'] } },
      },
    },
  })
  expect(changesBetween(earlier[first.id]![1]!, rulesOf(next))).toEqual(changesBetween(rules, rulesOf(next)))
})
