import { outcome } from './as-person.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAtTheDesk, type AtTheDesk } from './at-the-desk.ts'

let desk: AtTheDesk
let staff: { id: string }
let admin: { id: string }
beforeAll(async () => {
  desk = await openAtTheDesk()
  staff = await desk.database.person(['staff'])
  admin = await desk.database.person(['admin'])
})
afterAll(() => desk.database.close())

async function requests(name: string): Promise<string> {
  const [row] = await desk.database.query<{ sound: string }>('select sound_of($1) as sound', [name])
  return row!.sound
}

test.each([
  ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'गुरप्रीत सिंह', 'Gurpreet Singh', 'GURPRIT SING'],
  ['ਚਰਨਜੀਤ ਕੌਰ', 'चरणजीत कौर', 'Charanjeet Kaur', 'charnjit kor'],
  ['ਫ਼ਤਿਹ ਖ਼ਾਨ', 'फ़तिह ख़ान', 'Fatih Khan', 'phatih kaan'],
  ['ਜਸਵੰਤ', 'जसवंत', 'Jaswant', 'JASVANT'],
  ['ਸੁਰਿੰਦਰ', 'सुरिंदर', 'Surinder', 'surindar'],
  ['ਚੋਪੜਾ', 'चोपड़ा', 'Chopra', 'chopra'],
  ['ਸੰਪੂਰਨ', 'संपूरन', 'Sampuran', 'Sampooran'],
])('%s, %s, %s and %s sound the same', async (...names) => {
  const sounds = await Promise.all(names.map(requests))
  expect(new Set(sounds).size).toBe(1)
})

test('other names sound different', async () => {
  const names = ['Gurpreet', 'Harpreet', 'Gurmeet', 'Amar', 'Umar', 'ਕਮਲ', 'Kamla ji', 'Simran', 'ਸੁਰਿੰਦਰ']
  expect(new Set(await Promise.all(names.map(requests)))).toHaveProperty('size', names.length)
})

interface FoundItems {
  items: { id: string }[]
  before: string | null
}

const find = async (wanted: string) =>
  (await desk.call<FoundItems>(staff, 'desk_find($1)', [wanted])).items.map(({ id }) => id)

test('the desk finds an order by its number in any format', async () => {
  const { id } = await desk.order()
  for (const wanted of [
    '9876500001',
    '+91 98765-00001',
    '098765 00001',
    '0091 9876500001',
    '੯੮੭੬੫ ੦੦੦੦੧',
    '98765000',
  ])
    expect(await find(wanted), wanted).toContain(id)
  expect(await find('9876500002')).not.toContain(id)
})

test('the desk finds a request by the sound of a name, whether another is spelled that way or not', async () => {
  const { id } = await desk.request({ answers: { name: 'ਜਸਵੰਤ ਸਿੰਘ', phone: '9123456780' } })
  expect(await find('Jaswant')).toEqual([id])
  expect(await find('singh jasvant')).toEqual([id])
  expect(await find('Jaswinder')).toEqual([])
  const { id: latin } = await desk.request({ answers: { name: 'Jaswant Lal', phone: '9123456781' } })
  expect(await find('Jaswant')).toEqual([latin, id])
})

test('the desk finds who calls by each word: a name and a village, as written or by their sound', async () => {
  const answers = { name: 'ਹਰਭਜਨ ਸਿੰਘ', phone: '9123456783', farmLocation: 'ਮਲਿਕਪੁਰ ਕੋਲ' }
  const { id } = await desk.request({ answers })
  const { id: mixed } = await desk.request({ answers: { ...answers, farmLocation: 'near Malikpur' } })
  for (const wanted of [
    'harbhajan malikpur',
    'Malikpur Harbhajan Singh',
    'ਹਰਭਜਨ malikpur',
    'harbhajan 9123456783',
  ])
    expect(await find(wanted), wanted).toEqual([mixed, id])
  expect(await find('harbhajan near')).toEqual([mixed])
  expect(await find('harbhajan pathankot')).toEqual([])
})

test('the desk finds an order by a name and what its address sounds like', async () => {
  const { id } = await desk.order()
  // As if it had been placed so.
  await desk.database.query('alter table orders disable trigger user')
  await desk.database.query(`update orders set name = 'ਬਲਵੰਤ ਕੌਰ', address = 'ਸਰਨਾ' where id = $1`, [id])
  await desk.database.query('alter table orders enable trigger user')
  expect(await find('balwant sarna')).toEqual([id])
})

test('all of one name are reached, thirty at a time, the latest first', async () => {
  const sent: string[] = []
  for (let at = 0; at < 40; at += 1)
    sent.unshift((await desk.request({ answers: { name: 'Nihal Chand', phone: '9123456784' } })).id)
  const page = (before: string | null) =>
    desk.call<FoundItems>(staff, 'desk_find($1, $2)', ['nihal chand', before])
  const first = await page(null)
  expect(first.items.map(({ id }) => id)).toEqual(sent.slice(0, 30))
  const second = await page(first.before)
  expect(second.items.map(({ id }) => id)).toEqual(sent.slice(30))
  expect(second.before).toBeNull()
})

test('signs that mean something to a pattern are searched as they stand', async () => {
  const { id } = await desk.request({ answers: { name: '50% of a_b c\\d', phone: '9123456782' } })
  for (const wanted of ['50% of', 'a_b', 'c\\\\d']) expect(await find(wanted), wanted).toEqual([id])
  for (const wanted of ['50%9', '5_%', '%%%', '___']) expect(await find(wanted), wanted).toEqual([])
})

interface Found {
  people: { id: string; phone: string | null }[]
}

const look = async (wanted: string) =>
  (await desk.call<Found>(admin, 'list_people($1)', [wanted])).people.map(({ id }) => id)

test('an admin finds an account without a name by its number in any format, and sees the number', async () => {
  const { id } = await desk.database.person([], { display_name: 'ਹਰਜੀਤ' })
  await desk.database.query(
    `update auth.users set email = null, phone = '919811111111', phone_confirmed_at = now() where id = $1`,
    [id],
  )
  for (const wanted of ['9811111111', '098111 11111', '+91 98111-11111', '੯੮੧੧੧ ੧੧੧੧੧', '९८१११', '98111'])
    expect(await look(wanted), wanted).toEqual([id])
  const { people } = await desk.call<Found>(admin, 'list_people($1)', ['9811111111'])
  expect(people[0]?.phone).toBe('919811111111')
  expect(await look('9811111112')).toEqual([])
})

test('an unconfirmed number finds no account and is not shown', async () => {
  const { id } = await desk.database.person([], { display_name: 'Unproven One' })
  await desk.database.query(
    `update auth.users set phone = '919822222222', phone_confirmed_at = null where id = $1`,
    [id],
  )
  expect(await look('9822222222')).toEqual([])
  const { people } = await desk.call<Found>(admin, 'list_people($1)', ['Unproven'])
  expect(people).toMatchObject([{ id, phone: null }])
})

test('an admin finds people by the sound of their name, in any script', async () => {
  const { id } = await desk.database.person([], { display_name: 'ਬਲਜਿੰਦਰ ਕੌਰ' })
  for (const wanted of ['Baljinder', 'baljinder kaur', 'बलजिंदर', 'ਬਲਜਿੰਦਰ'])
    expect(await look(wanted), wanted).toEqual([id])
  expect(await look('Baljit')).toEqual([])
})

test('a person who writes another name is found by its sound, whatever they write beside it', async () => {
  const person = await desk.database.person([], { display_name: 'Mukhtiar' })
  const asThemselves = (sql: string) => desk.database.as(person, (query) => query(sql))
  await asThemselves(`update profiles set display_name = 'ਗੁਰਬਚਨ' where user_id = '${person.id}'`)
  expect(await look('Gurbachan')).toEqual([person.id])
  expect(await look('Mukhtiyar')).toEqual([])
  expect(
    await outcome(asThemselves(`update profiles set sound = ' baljindr' where user_id = '${person.id}'`)),
  ).toBe('42501')
  await asThemselves(`update profiles set display_name = null where user_id = '${person.id}'`)
  expect(await look('Gurbachan')).toEqual([])
})
