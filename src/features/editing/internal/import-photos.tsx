import { useState, type ChangeEvent } from 'react'
import { fill } from '#src/base/fill.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { whyNotTaken } from '#src/features/attachments/why-not-taken.ts'
import { FieldError } from '#src/platform/ui/field-error.tsx'
import { importItems, type ItemChanges } from './import-items.ts'
import { importWords } from './import-words.ts'
import { productPhoto } from './photo.ts'
import { itemForPhoto, photoBatches } from './photo-names.ts'
import type { Shop } from './shop-file.ts'

/** Pictures for many products at once, by the names of their files. */
export function ImportPhotos({ account, shop }: { account: string; shop: Shop }) {
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number }>()
  const [faults, setFaults] = useState<readonly string[]>([])
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    if (!files.length || progress) return
    const wrong: string[] = []
    const items: Record<string, { photo: string }> = {}
    // One after the other: a phone has no memory for forty decoded photos.
    for (const [done, file] of files.entries()) {
      setProgress({ done, all: files.length })
      const item = itemForPhoto(file.name, shop)
      if (!item) {
        wrong.push(fill(localize(importWords.noProduct), { file: file.name }))
        continue
      }
      const made = await productPhoto(file)
      if (typeof made === 'string') wrong.push(`${file.name}: ${await whyNotTaken(made, false)}`)
      else items[item.id] = { photo: made.picture }
    }
    for (const batch of photoBatches(items)) wrong.push(...(await send(account, batch, shop)))
    setProgress(undefined)
    setFaults(wrong)
  }
  return (
    <section className="card grid gap-3 p-4">
      <h3>{localize(importWords.photos)}</h3>
      <p>{localize(importWords.photosHow)}</p>
      <label
        className="button-quiet relative justify-center focus-within:outline-2"
        aria-disabled={progress !== undefined}
      >
        {localize(importWords.choosePhotos)}
        <input
          type="file"
          accept="image/*"
          multiple
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => void choose(event)}
        />
      </label>
      {progress && (
        <p role="status">
          {fill(localize(importWords.makingSmall), { done: progress.done + 1, all: progress.all })}
        </p>
      )}
      {faults.map((fault) => (
        <FieldError key={fault} alert>
          {fault}
        </FieldError>
      ))}
    </section>
  )
}

async function send(account: string, items: ItemChanges, { seen }: Shop): Promise<string[]> {
  const label = fill(localize(importWords.label), {
    count: Object.keys(items).length,
    file: localize(importWords.photos),
  })
  const fault = await importItems(account, items, { label, seen })
  return fault ? [fault.text] : []
}
