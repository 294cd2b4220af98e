interface OtpCredential {
  readonly code: string
}

/**
 * Waits for the one-time code of an SMS where the browser can read it (WebOTP); returns a function that stops it
 * waiting.
 */
export function watchSmsCode(onCode: (code: string) => void): () => void {
  if (!('OTPCredential' in globalThis)) return () => {}
  const stop = new AbortController()
  const options = { otp: { transport: ['sms'] }, signal: stop.signal } as CredentialRequestOptions
  navigator.credentials.get(options).then(
    (credential) => credential && onCode((credential as unknown as OtpCredential).code),
    // Refused or ended: the person types the code.
    () => undefined,
  )
  return () => stop.abort()
}
