interface OtpCredential {
  readonly code: string
}

/**
 * Waits for a one-time code by SMS if the browser can read it (WebOTP); returns a function that stops the waiting.
 *
 * @param _sentAt when the message was sent: each is waited for anew
 */
export function watchSmsCode(onCode: (code: string) => void, _sentAt: number): () => void {
  if (!('OTPCredential' in globalThis)) return () => {}
  const stop = new AbortController()
  const options = { otp: { transport: ['sms'] }, signal: stop.signal } as CredentialRequestOptions
  navigator.credentials.get(options).then(
    (credential) => credential && onCode((credential as unknown as OtpCredential).code),
    // Refused or aborted: the person types the code.
    () => undefined,
  )
  return () => stop.abort()
}
