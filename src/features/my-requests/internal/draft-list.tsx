import { t } from '@lingui/core/macro'
import type { DraftLine } from '#src/features/forms/drafts.ts'
import { DraftRow } from '#src/features/apply/draft-row.tsx'
import { openForm } from '#src/features/apply/open-form.ts'
import { LongList } from '#src/features/my-requests/long-list.tsx'
import { useForm } from '#src/features/my-requests/use-form.ts'

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
