import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { phoneText } from '#src/base/phone.ts'
import type { DraftOnBoard } from '#src/features/forms/agent-drafts.ts'
import { countAttachments } from '#src/features/apply/count-attachments.ts'
import { DraftRow } from '#src/features/apply/draft-row.tsx'
import { openForm } from '#src/features/apply/open-form.ts'
import { ReceivedRow } from '#src/features/my-requests/received-row.tsx'
import { ReturnedRow } from '#src/features/my-requests/returned-row.tsx'
import { useForm } from '#src/features/my-requests/use-form.ts'
import { WaitingRow } from '#src/features/my-requests/waiting-row.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import type { FarmerItem, FarmerOnBoard } from './by-farmer.ts'
import { missingAnswers } from './farmers.ts'
import { NextForm } from './next-form.tsx'
import { MessageFarmer } from './message-farmer.tsx'

/** Number of received forms that are shown at first. */
const first = 3

/** A farmer: identity, all forms by state, and the next actions. */
export function FarmerCard({ farmer }: { farmer: FarmerOnBoard }) {
  const [all, setAll] = useState(false)
  const { name, phone, village, items } = farmer
  const open = items.filter(({ state }) => state !== 'received')
  const received = items.filter((item) => item.state === 'received')
  const more = all ? 0 : received.length - first
  return (
    <li className="grid gap-3 border-t-4 border-green pt-3">
      <header>
        <h3 className="text-xl wrap-anywhere">
          {name ? <PersonalText>{name}</PersonalText> : t`Name not written yet`}
        </h3>
        {(phone || village) && (
          <p className="flex flex-wrap items-center gap-x-4">
            {phone && (
              <a href={`tel:${phone}`} className="inline-flex min-h-12 items-center whitespace-nowrap">
                {phoneText(phone)}
              </a>
            )}
            {village && (
              <span className="wrap-anywhere text-muted">
                <PersonalText>{village}</PersonalText>
              </span>
            )}
          </p>
        )}
      </header>
      <ul className="grid gap-3">
        {[...open, ...(all ? received : received.slice(0, first))].map((item) => (
          <ItemRow key={`${item.state} ${item.id}`} item={item} />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="button-quiet justify-self-start" onClick={() => setAll(true)}>
          {t`Show more (${more})`}
        </button>
      )}
      <div className="flex flex-wrap gap-3">
        <NextForm farmer={farmer} />
        <MessageFarmer phone={phone} name={name} received={received.map((item) => item.received)} />
      </div>
    </li>
  )
}

function ItemRow({ item }: { item: FarmerItem }) {
  if ('entry' in item) {
    const Row = item.state === 'returned' ? ReturnedRow : WaitingRow
    return <Row entry={item.entry} ofFarmer />
  }
  if (item.state === 'draft') return <FarmerDraft draft={item.draft} />
  return <ReceivedRow received={item.received} ofFarmer />
}

function FarmerDraft({ draft }: { draft: DraftOnBoard }) {
  const form = useForm(draft.form)
  const missing = form && missingAnswers(form, draft)
  const { there, all } = countAttachments(form ?? {}, draft.attachments)
  const questions = missing?.join(', ')
  return (
    <DraftRow
      draft={draft}
      form={form}
      onContinue={() => openForm({ form: draft.form, draft: draft.id })}
      facts={
        // Under the farmer's name the draft needs none, also before its form has loaded.
        <>
          {missing && (
            <span className="block">
              {questions ? t`Missing: ${questions}` : t`All questions are answered.`}
            </span>
          )}
          {missing && all > 0 && <span className="block">{t`${there} of ${all} papers added`}</span>}
        </>
      }
    />
  )
}
