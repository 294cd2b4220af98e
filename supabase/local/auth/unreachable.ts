import { AuthRefusal } from './answers.ts'

/**
 * Refuses what the providers of mail and text messages of this backend refuse, as hosted Supabase passes it on: an
 * address under `.invalid`, which never exists, and a number that ends in seven zeros, which nobody has.
 */
export function refuseUnreachable(channel: 'email' | 'sms', destination: string): void {
  if (channel === 'email' && /[@.]invalid$/i.test(destination))
    throw new AuthRefusal(500, 'unexpected_failure', 'Error sending email')
  if (channel === 'sms' && /0{7}$/.test(destination))
    throw new AuthRefusal(422, 'sms_send_failed', 'Error sending sms to provider: the number does not exist')
}
