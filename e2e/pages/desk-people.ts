import type { Browser, Page } from '@playwright/test'
import type { Language } from '#src/base/languages.ts'
import { rulesOf } from '#src/features/forms/check.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { goodAnswers } from '../../tests/forms/good-answers.ts'
import { expect, type World } from '../world.ts'
import { signIn, withConsent } from './visitor.ts'

/** The phones of people of the demo. */
export const phones = {
  staff: '+91 90000 00008',
  manager: '+91 90000 00004',
  farmer: '+91 90000 00001',
  viewer: '+91 90000 00006',
  agent: '+91 90000 00003',
}
type Who = keyof typeof phones

async function call(world: World, path: string, body: object, token?: string): Promise<unknown> {
  const answer = await fetch(`${world.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: world.backend.publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return answer.json()
}

/** Calls a function of the database as a person of the demo. */
export async function callAs(world: World, who: Who, name: string, body: object): Promise<unknown> {
  return call(world, `/rest/v1/rpc/${name}`, body, await tokenOf(world, who))
}

async function tokenOf(world: World, who: Who): Promise<string> {
  const person = { email: `${who}@example.org`, password: 'khet-seva-demo' }
  const response = await call(world, '/auth/v1/token?grant_type=password', person)
  return (response as { access_token: string }).access_token
}

/** Sends a soil test from the farmer's phone; returns its reference. */
export async function farmersSoilTest(world: World): Promise<string> {
  const subject = Object.keys(soilTest.subjects ?? {})[0]
  const content = {
    answers: goodAnswers(rulesOf(soilTest), subject, { forAnother: false }),
    form: 'soil-test',
    language: 'pa',
    manifest: [],
    version: soilTest.version,
    ...(subject === undefined ? {} : { subject }),
  }
  const entry = { id: crypto.randomUUID(), content: JSON.stringify(content), made_at: Date.now() }
  const response = await call(
    world,
    '/rest/v1/rpc/submit_requests',
    { entries: [entry] },
    await tokenOf(world, 'farmer'),
  )
  const [result] = (response as { results: { receipt?: { reference: string } }[] }).results
  return result!.receipt!.reference
}

/** Opens another phone with a signed-in person. */
export async function phoneOf(
  browser: Browser,
  world: World,
  who: Who,
  code: Language = 'en',
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: world.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })
  await withConsent(context)
  const page = await context.newPage()
  await signIn(page, code, `${who}@example.org`, phones[who])
  return page
}
