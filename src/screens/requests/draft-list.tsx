import { t } from '@lingui/core/macro'
import type { DraftLine } from '#src/core/drafts/drafts.ts'
import { DraftRow } from '#src/screens/forms/draft-row.tsx'
import { openForm } from '#src/screens/forms/open-form.ts'
import { LongList } from './long-list.tsx'
import { useForm } from './use-form.ts'

/** Forms that were begun and not submitted. */
export function DraftList({ drafts }: { drafts: readonly DraftLine[] }) {
  return (
    <LongList
      title={t`Drafts`}
      items={drafts}
      renderRow={(draft) => <OwnDraft key={draft.id} draft={draft} />}
    />
  )
}

function OwnDraft({ draft }: { draft: DraftLine }) {
  return (
    <DraftRow
      draft={draft}
      form={useForm(draft.form)}
      onContinue={() => openForm({ form: draft.form, draft: draft.id })}
    />
  )
}
