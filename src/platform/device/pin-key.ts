/** The parameters of a key derived from a PIN. */
export interface PinKeyFacts {
  readonly salt: Uint8Array<ArrayBuffer>
  readonly iterations: number
}

/** One try shall take this phone about so long: a person does not mind it once, a machine does ten thousand times. */
const wantedMs = 1_000

/** Fewer are never taken, however slow the phone, nor more, however wrong its clock. */
const fewest = 300_000
const most = 20_000_000

/** Returns a new salt and an iteration count of PBKDF2 that takes about a second on this phone. */
export async function newPinKeyFacts(): Promise<PinKeyFacts> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const sample = 200_000
  // The first one also waits for the browser to get going.
  await pinKeyFrom('0000', { salt, iterations: 1_000 })
  const start = performance.now()
  await pinKeyFrom('0000', { salt, iterations: sample })
  const took = Math.max(performance.now() - start, 1)
  const iterations = Math.round((sample * wantedMs) / took)
  return { salt, iterations: Math.min(Math.max(iterations, fewest), most) }
}

/** The key that a PIN is, by PBKDF2 with SHA-256; the same for the same facts. No script can read it. */
export async function pinKeyFrom(pin: string, { salt, iterations }: PinKeyFacts): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(pin)
  const material = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return crypto.subtle.deriveKey(how, material, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
}
