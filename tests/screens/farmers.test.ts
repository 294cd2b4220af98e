import { expect, it } from 'vitest'
import type { Request } from '#src/core/requests/requests.ts'
import loanApplication from '#src/forms/loan-application.form.ts'
import { draftsNamed, missingIn, submittedForOthers } from '#src/screens/agent/farmers.ts'

it('of a draft with many gaps the first three are named, and the rest counted', () => {
  const gaps = missingIn(loanApplication, { subject: 'crop', answers: { forAnother: true } })
  expect(gaps.slice(0, 3)).toEqual([
    loanApplication.fields.farmerConsent.label.en,
    loanApplication.fields.applicantName.label.en,
    loanApplication.fields.email.label.en,
  ])
  expect(gaps).toHaveLength(4)
  expect(gaps[3]).toMatch(/^\+\d+$/)
})

it('a farmer is found by a part of the name, whatever its case; nobody is found by what is not in it', () => {
  const drafts = [{ name: 'Harbans Kaur' }, { name: 'ਗੁਰਪ੍ਰੀਤ' }, {}]
  expect(draftsNamed(drafts, ' KAUR ')).toEqual([{ name: 'Harbans Kaur' }])
  expect(draftsNamed(drafts, 'ਗੁਰ')).toEqual([{ name: 'ਗੁਰਪ੍ਰੀਤ' }])
  expect(draftsNamed(drafts, 'x')).toEqual([])
  expect(draftsNamed(drafts, ' ')).toEqual(drafts)
})

it('only what was filled in for others is listed as that, and what was replaced no more', () => {
  const request = (id: string, more: Partial<Request>) =>
    ({ id, answers: { applicantName: 'Kaur' }, filled_by: 'agent', status: 'received', ...more }) as Request
  const all = [request('a', {}), request('b', { filled_by: null }), request('c', { status: 'replaced' })]
  expect(submittedForOthers(all).map(({ id, name }) => [id, name])).toEqual([['a', 'Kaur']])
})
