import { t } from '@lingui/core/macro'
import { limitText } from '#src/features/forms/opened-from.ts'
import type { Form } from '#src/features/forms/define.ts'
import { useResources } from '#src/features/catalogue/use-edited.ts'
import { wantedText } from '#src/features/apply/form-title.ts'
import { answersOf } from '#src/features/apply/typed.ts'
import type { Filling } from './use-filling.ts'

/** The request that the form makes now, and its cost; nothing if both are unknown. */
export function ContextCard({ form, filling }: { form: Form; filling: Filling }) {
  const { subject, typed } = filling
  // The quote of the answers is by these.
  useResources()
  const answers = answersOf(form, subject, typed)
  const { askedFor, quoted } = answers
  const limit = limitText(answers)
  const what = wantedText(form, subject, typeof askedFor === 'string' ? askedFor : undefined)
  if (!what && !quoted) return null
  return (
    <div className="card grid gap-1 p-4" data-asked-for>
      {what && <p>{t`You ask for: ${what}`}</p>}
      {/* Room for what an answer adds to the price: the fields below must not move under a finger. */}
      {quoted && (
        <p className={`text-lg font-bold text-green ${form.quote ? 'min-h-[2lh] md:min-h-0' : ''}`}>
          {String(quoted)}
        </p>
      )}
      {limit && <p>{limit}</p>}
    </div>
  )
}
