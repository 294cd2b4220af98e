import '../device/failing-storage.ts'
import { vi } from 'vitest'
import type { SignInOutcome } from '#src/features/account/internal/sign-in.ts'

vi.stubEnv('VITE_SUPABASE_URL', '')
const { signIn } = await import('#src/features/account/internal/sign-in.ts')
const { takeGuestWork } = await import('#src/features/shared-phone/guest-work.ts')

/** Signs in and claims the guest data of this phone. */
export async function signInAndTakeOver(email: string, password = 'secret'): Promise<SignInOutcome> {
  const outcome = await signIn(email, password)
  if ('person' in outcome && !(await takeGuestWork()).saved)
    throw new Error('The guest’s work was not taken.')
  return outcome
}
