import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { refuseBadLink } from '#local/storage/links.ts'
import { localTokens } from '#local/tokens.ts'

/* The clock was a year ahead, and is right again. */

const year = 365 * 86_400_000

const secret = 'x'.repeat(40)
const signed = (ahead: number, claims = {}) => {
  const issuedAt = Math.floor((Date.now() + ahead) / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 3600)
    .sign(new TextEncoder().encode(secret))
}

test('a token that was made then opens nothing; one of a clock that was corrected by a second does', async () => {
  const { verify } = localTokens(secret)
  expect(await verify(await signed(year, { role: 'authenticated' }))).toBeUndefined()
  expect(await verify(await signed(1_000, { role: 'authenticated' }))).toMatchObject({
    role: 'authenticated',
  })
})

test('neither does a link to a file', async () => {
  const link = async (ahead: number) =>
    refuseBadLink(
      new Request(`http://127.0.0.1/storage/v1/object/sign/a/b?token=${await signed(ahead)}`),
      secret,
    )
  expect((await link(year))?.status).toBe(400)
  expect(await link(0)).toBeUndefined()
})
