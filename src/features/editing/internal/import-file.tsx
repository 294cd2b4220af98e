import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { indiaDay } from '#src/base/day.ts'
import { newId } from '#src/base/ids.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { ChooseFile } from '#src/platform/ui/choose-file.tsx'
import { FieldError } from '#src/platform/ui/field-error.tsx'
import { saveFile } from '#src/platform/ui/save-file.ts'
import { shopCsv } from './file-out.ts'
import { ImportPhotos } from './import-photos.tsx'
import { ImportPreview } from './import-preview.tsx'
import { fileFaults } from './import-faults.ts'
import { importWords } from './import-words.ts'
import { NotOpenedPage } from './not-opened-page.tsx'
import { readShopFile, type FileFault, type ShopFile } from './read-shop-file.ts'
import { openShop, type Shop } from './shop-file.ts'
import { ShelfLabels } from './shelf-labels.tsx'
import { useOpened } from './use-opened.ts'
import { useWaiting } from './use-waiting.ts'
import { WaitingFile } from './waiting-file.tsx'

interface Chosen {
  /** Each reading of a file is shown anew. */
  readonly id: string
  readonly name: string
  /** The shop that it was compared with. */
  readonly shop: Shop
  readonly file: ShopFile | FileFault | { readonly fault: 'unread' }
}

/** All goods as a file, out and in, and pictures by their names. */
export default function ImportFile({ account }: { account: string }) {
  const [shop, openAgain] = useOpened(openShop)
  const waiting = useWaiting(account).filter(({ kind }) => kind === 'items')
  return (
    <>
      <h2>{t`Prices and products by file`}</h2>
      {waiting.map((edit) => (
        <WaitingFile key={edit.id} edit={edit} onDecided={openAgain} />
      ))}
      {typeof shop === 'string' ? (
        <NotOpenedPage why={shop} />
      ) : (
        <>
          <ShopAsFile account={account} shop={shop} onTaken={openAgain} />
          <ImportPhotos account={account} shop={shop} />
          <ShelfLabels shop={shop} />
        </>
      )}
    </>
  )
}

function ShopAsFile({ account, shop, onTaken }: { account: string; shop: Shop; onTaken: () => void }) {
  const [chosen, setChosen] = useState<Chosen>()
  const [isReading, setReading] = useState(false)
  const read = async (bytes: Uint8Array | undefined, name: string) => {
    setReading(true)
    // Of now: prices may have come since this page was opened.
    const now = (await openShop()) ?? shop
    const file = bytes ? await readShopFile(bytes, now) : { fault: 'unread' as const }
    setChosen({ id: newId(), name, shop: now, file })
    setReading(false)
  }
  const save = async () => {
    const now = (await openShop()) ?? shop
    await saveFile(`shop-${indiaDay()}.csv`, 'text/csv;charset=utf-8', shopCsv(now))
  }
  const taken = () => {
    setChosen(undefined)
    onTaken()
  }
  return (
    <section className="card grid gap-3 p-4">
      <p>{localize(importWords.how)}</p>
      <p className="text-muted">{localize(importWords.fresh)}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button-quiet" onClick={() => void save()}>
          {localize(importWords.save)}
        </button>
        <ChooseFile label={localize(importWords.choose)} onChosen={(bytes, name) => void read(bytes, name)} />
      </div>
      {isReading && <p role="status">{localize(importWords.reading)}</p>}
      {chosen && 'fault' in chosen.file && (
        <FieldError alert>{localize(fileFaults[chosen.file.fault])}</FieldError>
      )}
      {chosen && 'rows' in chosen.file && (
        <ImportPreview
          key={chosen.id}
          account={account}
          file={chosen.file}
          name={chosen.name}
          shop={chosen.shop}
          onTaken={taken}
        />
      )}
    </section>
  )
}
