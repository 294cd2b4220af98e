import { t } from '@lingui/core/macro'
import { readDocument } from '#src/core/documents/documents.ts'
import type { Form } from '#src/forms/define.ts'
import type { BrokenRule } from '#src/forms/rules.ts'
import { say, type Words } from '#src/i18n/words.ts'
import { DocumentSlot } from '#src/screens/documents/document-slot.tsx'
import { notTaking, takingInto } from '#src/screens/documents/use-taking.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { countPapers, sameFiles } from './count-papers.ts'
import type { Papers, SlotWord } from './use-papers.ts'
import { WifiOnly } from './wifi-only.tsx'

interface PaperListProps {
  form: Form
  papers: Papers
  broken: readonly BrokenRule[]
  /** True where a field says the place. */
  placed: boolean
}

/** The papers that a form asks for, each in its place, and how many of them are there. */
export function PaperList({ form, papers, broken, placed }: PaperListProps) {
  const documents = Object.entries(form.documents ?? {})
  const slots = papers.held.map(({ slot }) => slot)
  const { there, all } = countPapers(form, slots)
  const place = documents.find(([, document]) => document.place)
  const same = sameFiles(papers.held)
  return (
    <>
      <p className="font-bold" role="status">
        <span className="block">{t`${there} of ${all} papers added`}</span>
        {place && (
          <span className="block font-normal">
            {placed || slots.includes(place[0]) ? t`The location is filled in.` : t`The location is missing.`}
          </span>
        )}
      </p>
      <ul className="grid gap-4">
        {documents.map(([slot, document]) => (
          <PaperSlot
            key={slot}
            slot={slot}
            document={document}
            papers={papers}
            missing={broken.some(({ field }) => field === slot)}
            sameAs={form.documents?.[same[slot] ?? '']?.label}
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
  /** The paper that has the same file. */
  sameAs: Words | undefined
}

function PaperSlot({ slot, document, papers, missing, sameAs }: PaperSlotProps) {
  const taking = takingInto(
    {
      types: document.types,
      cover: document.cover !== undefined,
      keep: (made) => papers.keep(slot, made),
    },
    papers.taking[slot] ?? notTaking,
    (change) => papers.changeTaking(slot, change),
  )
  const word = papers.words[slot]
  return (
    <li tabIndex={-1} data-slot={slot} data-invalid={missing} className="grid gap-2">
      <DocumentSlot
        label={say(document.label)}
        picture={document.picture}
        hint={document.hint && say(document.hint)}
        required={document.required === true}
        types={document.types}
        held={papers.held.find((paper) => paper.slot === slot)}
        cover={document.cover}
        busy={taking.busy}
        problem={taking.problem}
        trouble={troubleIn(word, missing)}
        waiting={papers.waitingFor === slot}
        toCover={taking.toCover}
        onBeforeCamera={() => papers.beforeCamera(slot)}
        onFile={(file) => void taking.take(file)}
        onRemove={() => void papers.remove(slot)}
        onCovered={(bar) => void taking.covered(bar)}
        onCoverAgain={taking.coverAgain}
        onGiveUp={taking.giveUp}
        onKeepAgain={taking.keepAgain}
        preview={readDocument}
      />
      <div role="status" className="empty:hidden">
        {sameAs && (
          <p className="flex items-start gap-2 font-bold">
            <Pictogram name="warning" className="mt-0.5 size-6" />
            <SameFile as={say(sameAs)} />
          </p>
        )}
        {word?.fine && (
          <p className="flex items-start gap-2 text-green">
            <Pictogram name="check" className="mt-0.5 size-6" />
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

function SameFile({ as: paper }: { as: string }) {
  return (
    <span>{t`This is the same file as for: ${paper}. It counts for both; choose another if that is wrong.`}</span>
  )
}

function troubleIn(word: SlotWord | undefined, missing: boolean): string | undefined {
  if (word && !word.fine) return `${word.title}: ${word.text}`
  return missing ? t`This paper is missing.` : undefined
}
