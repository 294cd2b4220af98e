import { expect, it } from 'vitest'
import { findForm, formIds } from '#src/features/forms/find.ts'
import { applicationsIn } from '#src/features/agent/internal/applications.ts'

const forms = await Promise.all(formIds.map(async (id) => (await findForm(id))!))
const groups = applicationsIn(forms)

it('the villages’ most common requests are first, each under the name of its service', () => {
  expect(groups.slice(0, 3).map(({ name }) => name)).toEqual(['Soil test', 'Insurance', 'Equipment'])
  expect(groups[1]!.applications[0]).toMatchObject({ form: 'insurance-quote', subject: 'crop' })
})

it('every form that can be filled in for others is offered once, the loan by its own button only', () => {
  const forOthers = forms.filter(({ fields }) => fields['forAnother']).map(({ id }) => id)
  expect(['loan-application', ...groups.map(({ form }) => form)].toSorted()).toEqual(forOthers.toSorted())
  const keys = groups.flatMap(({ applications }) => applications.map(({ key }) => key))
  expect(new Set(keys).size).toBe(keys.length)
})
