import { expect, test } from 'vitest'
import { senderOf, type DeskItem } from '#src/features/desk/internal/item.ts'
import { fillerOf, isSamePerson, readerOf } from '#src/features/desk/internal/reader.ts'

const agent = { name: 'Kamal Dev', phone: '+919876500009', village: 'Sujanpur' }

function item(facts: object, answers: object, filledBy: string | null = null): DeskItem {
  const request = { kind: 'soil-test', answers, filled_by: filledBy }
  return { what: 'request', owner: null, from: null, ...facts, request } as unknown as DeskItem
}
const byAgent = (answers: object) => item({ owner: 'agent', from: agent }, answers, 'agent')
const own = (owner: string | null, answers: object) => item({ owner }, answers)

test('an answer to an agent’s form is read by the agent, who is named', () => {
  const one = byAgent({ name: 'Gurpreet', phone: '9876543210' })
  expect(readerOf(one)).toBe('agent')
  expect(fillerOf(one)).toEqual({ id: 'agent', name: 'Kamal Dev', phone: '+919876500009' })
})

test('an answer reaches the request’s account, and without an account perhaps nobody', () => {
  expect(readerOf(own('farmer', {}))).toBe('account')
  expect(readerOf(item({ owner: 'farmer', from: agent }, {}, 'agent'))).toBe('account')
  expect(readerOf(own(null, {}))).toBe('perhaps nobody')
  // The farmer's account is deleted and the agent's is not, so nobody reads it there.
  expect(readerOf(item({}, {}, 'agent'))).toBe('perhaps nobody')
  expect(readerOf({ what: 'order', owner: null } as DeskItem)).toBe('perhaps nobody')
})

test('an agent’s number and village are never taken for the farmer’s', () => {
  expect(senderOf(byAgent({ name: 'Gurpreet' }))).toEqual({
    name: 'Gurpreet',
    phone: '',
    village: '',
    pin: '',
  })
  expect(fillerOf(item({ owner: 'farmer', from: agent }, {}, 'agent'))?.name).toBe('')
})

test('the farmers of one agent are distinct, and each is found again', () => {
  const gurpreet = byAgent({ name: 'Gurpreet Singh', phone: '9876543210' })
  expect(isSamePerson(gurpreet, byAgent({ name: 'Simran Kaur', phone: '9876543211' }))).toBe(false)
  expect(isSamePerson(gurpreet, byAgent({ name: 'Gurpreet Singh', phone: '9876543211' }))).toBe(false)
  expect(isSamePerson(gurpreet, byAgent({ name: 'gurpreet  singh', phone: '+91 98765-43210' }))).toBe(true)
  expect(isSamePerson(gurpreet, byAgent({ name: 'Gurpreet Singh' }))).toBe(true)
  expect(isSamePerson(gurpreet, own('farmer', { name: 'Gurpreet Singh', phone: '9876543210' }))).toBe(true)
})

test('two farmers with an agent’s number are two', () => {
  const [one, other] = ['Gurpreet Singh', 'Simran Kaur'].map((name) => byAgent({ name, phone: '9876500009' }))
  expect(isSamePerson(one!, other!)).toBe(false)
})

test('own requests are found by account and by number, never by a lack of both', () => {
  expect(isSamePerson(own('farmer', { message: 'a' }), own('farmer', { name: 'Gurpreet' }))).toBe(true)
  expect(isSamePerson(own(null, { phone: '9876543210' }), own('farmer', { phone: '09876543210' }))).toBe(true)
  expect(isSamePerson(own(null, { name: 'Gurpreet' }), own(null, { name: 'Gurpreet' }))).toBe(false)
  expect(isSamePerson(byAgent({}), byAgent({}))).toBe(false)
})
