import { useDeferredValue, useState } from 'react'
import { t } from '@lingui/core/macro'
import type { DraftOnBoard } from '#src/core/drafts/board.ts'
import type { Request } from '#src/core/requests/requests.ts'
import { openForm } from '#src/screens/forms/open-form.ts'
import { countPapers } from '#src/screens/forms/count-papers.ts'
import { DraftRow } from '#src/screens/forms/draft-row.tsx'
import { Reference } from '#src/screens/forms/reference.tsx'
import { useCentreRequests, useLatestEntries } from '#src/screens/forms/use-sent.ts'
import { CentreNote } from '#src/screens/requests/centre-note.tsx'
import { LongList, restOf } from '#src/screens/requests/long-list.tsx'
import { ReturnedList } from '#src/screens/requests/returned-list.tsx'
import { standing, type Received } from '#src/screens/requests/standing.ts'
import { WaitingList } from '#src/screens/requests/waiting-list.tsx'
import { requestText } from '#src/screens/requests/status-text.ts'
import { useForm, useRequestTitle } from '#src/screens/requests/use-form.ts'
import { Spinner } from '#src/ui/spinner.tsx'
import { useHeld } from '#src/ui/use-held.ts'
import { PersonalText } from '#src/ui/personal-text.tsx'
import { TellFarmer } from './tell-farmer.tsx'
import { NextForm } from './next-form.tsx'
import { OtherApplication } from './other-application.tsx'
import { draftsNamed, missingIn, submittedForOthers, type ForAnother } from './farmers.ts'

const boardNow = () => import('#src/core/drafts/board.ts').then(({ watchBoard }) => watchBoard())

/** The drafts by farmer, to be found by name, and below what was submitted for others. */
export default function Board() {
  const drafts = useHeld<readonly DraftOnBoard[] | undefined>('board', boardNow, undefined, [])
  const requests = useCentreRequests() ?? []
  const entries = useLatestEntries()
  const submitted = submittedForOthers(requests)
  const [name, setName] = useState('')
  // A slow phone keeps up with the typing first and with the list after that.
  const wanted = useDeferredValue(name)
  if (!drafts) return <Spinner />
  const found = draftsNamed(drafts, wanted)
  const sent = standing(entries?.lines.filter(({ forAnother }) => forAnother) ?? [], requests)
  const onThisPhone = sent.waiting.length + sent.returned.length
  const justReceived = sent.received.filter(({ request }) => !request)
  return (
    <>
      <OtherApplication />
      {drafts.length + submitted.length + onThisPhone > 1 && (
        <label className="grid gap-1 font-bold">
          {t`Find a farmer by name`}
          <input
            className="field font-normal"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
      )}
      {!drafts.length && !submitted.length && !onThisPhone && <p>{t`Nothing is begun on this phone.`}</p>}
      {drafts.length > 0 && !found.length && <p role="status">{t`No draft has this name.`}</p>}
      <LongList
        key={wanted}
        title={t`Begun, by farmer`}
        items={found}
        renderRow={(draft) => <FarmerDraft key={draft.id} draft={draft} />}
      />
      {entries && (
        <>
          <ReturnedList entries={draftsNamed(sent.returned, wanted)} rest={restOf(entries, 'returned')} />
          <WaitingList entries={draftsNamed(sent.waiting, wanted)} rest={restOf(entries, 'waiting')} />
        </>
      )}
      <LongList
        title={t`With the centre since a moment ago`}
        items={draftsNamed(justReceived, wanted)}
        renderRow={(one) => <JustReceived key={one.id} received={one} />}
      />
      <LongList
        title={t`Submitted for others`}
        items={draftsNamed(submitted, wanted)}
        renderRow={(one) => <FarmerRequest key={one.id} submitted={one} />}
      />
    </>
  )
}

function FarmerDraft({ draft }: { draft: DraftOnBoard }) {
  const form = useForm(draft.form)
  const missing = form && missingIn(form, draft)
  const { there, all } = countPapers(form ?? {}, draft.papers)
  const questions = missing?.join(', ')
  return (
    <DraftRow
      draft={draft}
      form={form}
      onGoOn={() => openForm({ form: draft.form, draft: draft.id })}
      facts={
        missing && (
          <>
            <span className="block">
              {questions ? t`Missing: ${questions}` : t`All questions are answered.`}
            </span>
            {all > 0 && <span className="block">{t`${there} of ${all} papers are here`}</span>}
          </>
        )
      }
    />
  )
}

function askedForOf({ answers: { askedFor } }: Request): string | undefined {
  return typeof askedFor === 'string' ? askedFor : undefined
}

/** What the centre has confirmed and not listed yet. */
function JustReceived({ received: { kind, subject, askedFor, name, reference } }: { received: Received }) {
  return (
    <li className="grid gap-1 border-b py-3 last:border-0">
      <p>
        <strong className="block wrap-anywhere">{name && <PersonalText>{name}</PersonalText>}</strong>
        {useRequestTitle(kind, subject, askedFor)}
      </p>
      <Reference reference={reference} />
    </li>
  )
}

function FarmerRequest({ submitted: { name, request } }: { submitted: ForAnother }) {
  const title = useRequestTitle(request.kind, request.subject ?? undefined, askedForOf(request))
  return (
    <li className="grid gap-1 border-b py-3 last:border-0">
      <p>
        <strong className="block wrap-anywhere">{name && <PersonalText>{name}</PersonalText>}</strong>
        {title}
      </p>
      <Reference reference={request.reference} />
      <TellFarmer answers={request.answers} title={title} reference={request.reference} />
      <span>{requestText(request)}</span>
      <CentreNote request={request} />
      <NextForm form={useForm(request.kind)} answers={request.answers} />
    </li>
  )
}
