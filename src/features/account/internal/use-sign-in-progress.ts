import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import type { CodesAnswer } from './codes.ts'
import {
  forgetSignInProgress,
  loadSignInProgress,
  saveSignInProgress,
  signInProgress,
  type SentCodes,
  type Step,
  type SignInProgress,
} from '#src/features/account/sign-in-progress.ts'
import { isToCheckout } from '#src/features/cart/to-checkout.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { useStoredPerson } from '#src/platform/ui/use-person.ts'
import { codesNotice, faultOr, verifyNotice } from './code-notices.ts'
import { alreadyNotified, type Fault } from '#src/platform/fields/typed-form.tsx'

type Wanted = Omit<SentCodes, 'sentAt'>

/**
 * Requests codes and opens the code step.
 *
 * @param how.isThere the person has a code already: none is sent
 * @param how.password for a sign-up; kept in memory until the code is confirmed
 */
export type RequestCodes = (
  codes: Wanted,
  how?: { isThere?: boolean; password?: string },
) => Promise<Fault | undefined>

/**
 * Returns the state of the sign-in, restored within ten minutes, with its step in the address: a reload, *back*,
 * another language and a discarded tab keep the step.
 */
export function useSignInProgress(to: string, step: Step | undefined) {
  const { progress, change, go } = useStoredProgress(step)
  const { person, asks, leave } = useLeaving(to, progress)
  const password = useRef<string>(undefined)

  const requestCodes: RequestCodes = async (wanted, { isThere = false, password: typed } = {}) => {
    if (typed !== undefined) password.current = typed
    const fault = isThere ? undefined : await send(wanted)
    if (fault) return fault
    change({ codes: { ...wanted, sentAt: isThere ? sentAtOf(wanted) : Date.now() } })
    go('code')
    return undefined
  }
  const resend = async () => {
    const codes = signInProgress().codes ?? progress?.codes
    const fault = codes && (await send(codes))
    if (codes && !fault) change({ codes: { ...codes, sentAt: Date.now() } })
    return fault
  }
  const tryCode = async (code: string) => {
    const codes = signInProgress().codes ?? progress?.codes
    const loaded = codes && (await loadOrNotify(() => import('./codes.ts')))
    if (!loaded) return undefined
    const own = { ...codes, password: password.current, choosePassword: () => change({ step: 'password' }) }
    return verifyNotice(await loaded.signInByCode(codes.reach, code, own), isToCheckout(to))
  }
  // After the question about guest data, its answer continues.
  const passwordChosen = asks ? () => change({ step: undefined }) : leave
  return { person, asks, progress, change, go, passwordChosen, requestCodes, resend, tryCode }
}

/** Returns the stored state of the sign-in, `undefined` until it is read, and a function that changes it. */
function useStoredProgress(step: Step | undefined) {
  const navigate = useNavigate()
  const [progress, setProgress] = useState<SignInProgress>()
  const change = (more: SignInProgress) => setProgress(saveSignInProgress(more))
  const go = (next: Step | undefined, replace = false) => {
    change({ step: next })
    void navigate({ to: '/auth', search: (before) => ({ ...before, step: next }), replace })
  }
  const follow = useEffectEvent((there: Step | undefined) => {
    const saved = signInProgress()
    const isBack = progress === undefined && there === undefined && saved.step !== undefined
    if (isBack) go(saved.step, true)
    else change({ step: saved.step === 'password' ? 'password' : there })
  })
  useEffect(() => {
    let left = false
    // After hydration: stored state is rendered later.
    void loadSignInProgress().then(() => left || follow(step))
    return () => {
      left = true
    }
  }, [step])
  return { progress, change, go }
}

/**
 * Redirects a signed-in person, unless the password step or the question about guest data is open. On the way to the checkout
 * nothing is asked: My requests asks later.
 */
function useLeaving(to: string, progress: SignInProgress | undefined) {
  const person = useStoredPerson()
  const navigate = useNavigate()
  const leave = () => {
    const { checkout } = signInProgress()
    void forgetSignInProgress()
    // The checkout takes over what was typed there before the sign-in.
    if (checkout && isToCheckout(to)) saveSignInProgress({ checkout })
    // The return address may contain a query; the router needs it whole.
    void navigate({ href: to, replace: true } as never)
  }
  const signOutNow = useEffectEvent(leave)
  const asks = person?.guestWork === 'unasked' && !isToCheckout(to)
  const isFree = progress !== undefined && progress.step !== 'password' && !asks
  useEffect(() => {
    if (person && isFree) signOutNow()
  }, [person, isFree])
  return { person, asks, leave }
}

/** Returns the time of the last code; 0 if this phone did not request it. */
function sentAtOf({ reach }: Wanted): number {
  const { codes } = signInProgress()
  return codes && JSON.stringify(codes.reach) === JSON.stringify(reach) ? codes.sentAt : 0
}

/** Sends codes and shows a notice; returns the fault if none was sent. */
async function send({ reach, purpose }: Wanted): Promise<Fault | undefined> {
  const loaded = await loadOrNotify(() => import('./codes.ts'))
  if (!loaded) return alreadyNotified
  const ways: Record<Wanted['purpose'], () => Promise<CodesAnswer>> = {
    'sign-in': () => loaded.sendSignInCodes(reach, false),
    'sign-up': () => loaded.sendSignUpCodes(reach),
    phone: () => loaded.sendSignInCodes(reach, true),
    forgot: () => loaded.sendSignInCodes(reach, false),
  }
  const answer = await ways[purpose]()
  const failed = purpose === 'sign-up' ? t`Sign Up Failed` : t`Sign In Failed`
  const otherwise = purpose === 'sign-in' ? t`Failed to send verification codes` : undefined
  return faultOr(codesNotice(answer, failed, otherwise))
}
