import type { Page } from '@playwright/test'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { createHash } from 'node:crypto'
import { expect, type World } from '../world.ts'
import { formOn } from './forms.ts'

/** The page of soil tests. */
export const soil = '/soil-testing'

/** The person, and the village by which a test finds its own requests at the centre. */
export interface SoilTestRequest {
  readonly name: string
  readonly village: string
  readonly phone?: string
}

/** Fills in every required field of the open form. */
export async function fillSoilTest(
  page: Page,
  { name, village, phone = '90000 00003' }: SoilTestRequest,
): Promise<void> {
  const form = formOn(page, soilTest, 'en')
  await form.type('name', name)
  await form.type('phone', phone)
  await form.type('farmLocation', village)
  await form.type('farmSize', '4')
}

/** Requests a soil test, until the phone says that it is saved. */
export async function requestSoilTest(page: Page, request: SoilTestRequest): Promise<void> {
  const form = formOn(page, soilTest, 'en')
  await form.openFrom(soil)
  await fillSoilTest(page, request)
  await form.submit()
  await form.expectThanks()
}

/** Returns the centre's requests of a village in order of ids, with hashes computed here. */
export async function atCentre(
  world: World,
  village: string,
): Promise<{ id: string; hash: string; reference: string }[]> {
  const rows = await world.backend.query<{ id: string; content: string; hash: string; reference: string }>(
    `select r.id, r.content, r.hash, r.reference from requests r join service_requests s using (id)
      where s.answers->>'farmLocation' = $1 order by r.id`,
    [village],
  )
  return rows.map(({ id, content, hash, reference }) => {
    expect(createHash('sha256').update(content, 'utf8').digest('hex')).toBe(hash)
    return { id, hash, reference }
  })
}
