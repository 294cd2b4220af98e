import { open, seal, type Sealed } from '#src/device/sealing.ts'

/** What an entry's sealing holds: the text to send, and the guest's secret where it goes out as a guest's, for ever. */
export interface SealedContent {
  readonly content: string
  readonly guest?: string
}

/** Seals what is to be sent. */
export function sealContent(key: CryptoKey, content: SealedContent): Promise<Sealed> {
  return seal(key, JSON.stringify(content))
}

/** What is to be sent; nothing where the key is another one or the bytes are damaged. */
export async function openContent(key: CryptoKey, sealed: Sealed): Promise<SealedContent | undefined> {
  const text = await open(key, sealed).catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as SealedContent)
}
