import { t } from '@lingui/core/macro'
import { readDocument } from '#src/core/documents/documents.ts'
import type { Prepared } from '#src/core/documents/prepare.ts'
import type { Form } from '#src/forms/define.ts'
import type { BrokenRule } from '#src/forms/rules.ts'
import { say } from '#src/i18n/words.ts'
import { DocumentSlot } from '#src/screens/documents/document-slot.tsx'
import { useTaking } from '#src/screens/documents/use-taking.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import type { Papers, SlotWord } from './use-papers.ts'
import { WifiOnly } from './wifi-only.tsx'

interface PaperListProps {
  form: Form
  papers: Papers
  broken: readonly BrokenRule[]
}

/** The papers that a form asks for, each in its place, and how many of them are there. */
export function PaperList({ form, papers, broken }: PaperListProps) {
  const documents = Object.entries(form.documents ?? {})
  const [there, all] = [papers.held.length, documents.length]
  return (
    <>
      <p className="font-bold" role="status">{t`${there} of ${all} papers are here`}</p>
      <ul className="grid gap-4">
        {documents.map(([slot, document]) => (
          <PaperSlot
            key={slot}
            slot={slot}
            document={document}
            papers={papers}
            missing={broken.some(({ field }) => field === slot)}
          />
        ))}
      </ul>
      <WifiOnly />
    </>
  )
}

interface PaperSlotProps {
  slot: string
  document: NonNullable<Form['documents']>[string]
  papers: Papers
  missing: boolean
}

function PaperSlot({ slot, document, papers, missing }: PaperSlotProps) {
  const keep = (made: Prepared) => papers.keep(slot, made)
  const taking = useTaking({ types: document.types, cover: false, keep })
  const word = papers.words[slot]
  return (
    <li
      tabIndex={-1}
      data-slot={slot}
      data-invalid={missing}
      className={`card grid gap-3 p-4 ${missing ? 'border-2 border-red' : ''}`}
    >
      <DocumentSlot
        label={say(document.label)}
        hint={document.hint && say(document.hint)}
        required={document.required === true}
        types={document.types}
        held={papers.held.find((paper) => paper.slot === slot)}
        cover={document.cover}
        busy={taking.busy}
        problem={taking.problem}
        trouble={troubleIn(word, missing)}
        waiting={papers.waitingFor === slot}
        onBeforeCamera={() => papers.beforeCamera(slot)}
        // What had its digits covered has been made small before.
        onFile={(file) => void (document.cover ? asMade(file).then(keep) : taking.take(file))}
        onRemove={() => void papers.remove(slot)}
        preview={readDocument}
      />
      <div role="status" className="empty:hidden">
        {word?.fine && (
          <p className="flex items-start gap-2 text-green">
            <Pictogram name="check" className="mt-0.5 size-6" />
            <span>
              <strong>{word.title}</strong>
              {'. '}
              {word.text}
            </span>
          </p>
        )}
      </div>
    </li>
  )
}

function troubleIn(word: SlotWord | undefined, missing: boolean): string | undefined {
  if (word && !word.fine) return `${word.title}: ${word.text}`
  return missing ? t`This paper is missing.` : undefined
}

async function asMade(file: Blob): Promise<Prepared> {
  return { bytes: new Uint8Array(await file.arrayBuffer()), type: file.type as Prepared['type'] }
}
