import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import type { LockedAccount } from '#src/features/shared-phone/locked-accounts.ts'

i18n.activate('en')

const { LockTitle } = await import('#src/features/account/lock-page.tsx')
const { Own } = await import('#src/features/account/profile-page.tsx')
const { Calls } = await import('#src/features/desk/internal/calls.tsx')
const { PhoneCan } = await import('#src/features/my-requests/internal/phone-can.tsx')

const account: LockedAccount = { account: 'a', locked: true, picture: undefined, waits: 0 }
const title = (accounts: readonly LockedAccount[] | null | undefined) =>
  renderToStaticMarkup(createElement(LockTitle, { accounts }))

it('the lock screen says whether anything is locked only once the phone has read it', () => {
  expect(title(undefined)).toBe('<h1>Lock</h1>')
  // The storage does not open.
  expect(title(null)).toBe('<h1>Lock</h1>')
  expect(title([])).toContain('Nothing is locked here.')
  expect(title([account])).toContain('The app is locked on this phone.')
})

it('the profile is not called missing before the phone has looked for it', () => {
  const shown = renderToStaticMarkup(createElement(Own, { account: 'a' }))
  expect(shown).toContain('Opening')
  expect(shown).not.toContain('not on this phone yet')
})

it('a browser’s ability is not shown before it was asked', () => {
  const shown = renderToStaticMarkup(createElement(PhoneCan))
  expect(shown).toContain('deletes everything')
  expect(shown).not.toContain('only while the app is open')
  expect(shown).not.toContain('When you save your first draft')
})

it('the desk is not told that nobody waits for a call before it has looked', () => {
  const calls = (isLooking: boolean) =>
    renderToStaticMarkup(createElement(Calls, { calls: [], account: 'a', isLooking }))
  expect(calls(true)).not.toContain('Nobody waits')
  expect(calls(false)).toContain('No calls to make.')
})
