import { endSession } from '#src/platform/backend/auth.ts'
import { renewSession } from '#src/platform/backend/session.ts'
import type { StoredSession } from './stored-session.ts'

/**
 * Ends at the centre a session that has left this phone, also one whose access token has run out: its refresh token opens it for
 * weeks. Without a network nothing ends; nobody waits for it. Never rejects.
 */
export async function endStoredSession({
  accessToken,
  refreshToken,
  expiresAt,
}: StoredSession): Promise<void> {
  if (expiresAt > Date.now()) return endSession(accessToken)
  const answer = await renewSession(refreshToken)
  if ('session' in answer) await endSession(answer.session.accessToken)
}
