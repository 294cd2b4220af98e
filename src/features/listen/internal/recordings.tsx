import { useState } from 'react'
import { t } from '@lingui/core/macro'
import type { ListenOffer, PackSize } from './offer.ts'
import { dropPack, storedPack, syncPack, type PackResult } from '#src/features/listen/pack.ts'
import { language } from '#src/platform/i18n/words.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { FieldError } from '#src/platform/ui/field-error.tsx'
import { showEars } from './ears.ts'

interface RecordingsProps {
  offer: ListenOffer
  /** Called once recordings came. */
  onChange: () => Promise<void>
  /** Called once they were removed. */
  onRemove: () => Promise<void>
}

/** The centre's recordings: their size, and a button that downloads or removes them. */
export function Recordings({ offer: { stored, atCentre }, onChange, onRemove }: RecordingsProps) {
  const [result, setResult] = useState<PackResult | 'loading'>()
  if (!stored && !atCentre) return null
  const download = async () => {
    setResult('loading')
    const ended = await syncPack(language())
    setResult(ended)
    if (await storedPack(language())) await onChange()
  }
  const remove = async () => {
    const dropped = await dropPack(language())
    if (!dropped.saved) return setResult(dropped)
    await showEars()
    await onRemove()
  }
  return (
    <section className="card grid gap-3 p-4">
      <h3 className="text-lg">{t`Recorded by the centre`}</h3>
      {stored && <p>{sizeText(stored)}</p>}
      <FieldError alert>{problemIn(result)}</FieldError>
      {result === 'loading' ? (
        <p role="status">{t`Downloading…`}</p>
      ) : (
        <DownloadButton stored={stored} atCentre={atCentre} onPress={() => void download()} />
      )}
      {stored && (
        <button type="button" className="button-quiet" onClick={() => void remove()}>
          {t`Remove from this phone`}
        </button>
      )}
    </section>
  )
}

type DownloadButtonProps = Pick<ListenOffer, 'stored' | 'atCentre'> & { onPress: () => void }

/** Nothing where this phone has all phrases. */
function DownloadButton({ stored, atCentre, onPress }: DownloadButtonProps) {
  const here = stored ?? { phrases: 0, bytes: 0 }
  if (!atCentre || atCentre.phrases <= here.phrases) return null
  return (
    <button type="button" className="button" onClick={onPress}>
      {downloadText(kilobytes(atCentre.bytes - here.bytes))}
    </button>
  )
}

const kilobytes = (bytes: number) => Math.max(1, Math.ceil(bytes / 1000))

const downloadText = (size: number) => t`Download, ${size} KB`

function sizeText({ phrases, bytes }: PackSize): string {
  const size = kilobytes(bytes)
  return t`On this phone: ${phrases} phrases, ${size} KB.`
}

function problemIn(result: PackResult | 'loading' | undefined): string {
  if (result === undefined || result === 'loading') return ''
  if (result === 'silent') return t`The download stopped. The received part is saved. Try again.`
  return result.saved ? '' : whyNotSaved(result.why)
}
