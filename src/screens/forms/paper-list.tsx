import { t } from '@lingui/core/macro'
import { readDocument } from '#src/core/documents/documents.ts'
import type { Form } from '#src/forms/define.ts'
import type { BrokenRule } from '#src/forms/rules.ts'
import { say } from '#src/i18n/words.ts'
import { DocumentSlot } from '#src/screens/documents/document-slot.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'
import type { Papers } from './use-papers.ts'

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
  const word = papers.words[slot]
  return (
    <li
      tabIndex={-1}
      data-slot={slot}
      data-invalid={missing}
      className={`card grid gap-2 p-4 ${missing ? 'border-2 border-red' : ''}`}
    >
      <DocumentSlot
        label={say(document.label)}
        hint={document.hint && say(document.hint)}
        held={papers.held.find((paper) => paper.slot === slot)}
        required={document.required === true}
        cover={document.cover}
        busy={papers.busy === slot}
        problem={papers.problems[slot]}
        waiting={papers.waitingFor === slot}
        onBeforeCamera={() => papers.beforeCamera(slot)}
        onFile={(file: Blob) => papers.take(slot, file)}
        onRemove={() => papers.remove(slot)}
        preview={readDocument}
      />
      {missing && <p className="font-bold text-red">{t`This paper is missing.`}</p>}
      <div role="status">
        {word && (
          <p className={`flex items-start gap-2 ${word.fine ? 'text-green' : 'text-red'}`}>
            <Pictogram name={word.fine ? 'check' : 'warning'} className="mt-0.5 size-6" />
            <span>
              <strong className="block">{word.title}</strong>
              {word.text}
            </span>
          </p>
        )}
      </div>
    </li>
  )
}
