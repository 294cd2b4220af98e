import { useRef } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { momentText } from '#src/base/moment.ts'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import { amountInWords } from '#src/platform/i18n/amount-words.ts'
import { speakMoney } from '#src/platform/i18n/phrases-of-money.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { printAlone } from '#src/platform/ui/print.ts'
import type { Slip } from './cash-act.ts'

speakMoney(language())

/** A slip as it is shown. */
export type ShownSlip = Pick<Slip, 'number' | 'paise' | 'at' | 'label' | 'goods'>

/** A slip for cash, to be shown to who paid, printed and shared at once. */
export function SlipView({ slip }: { slip: ShownSlip }) {
  const paper = useRef<HTMLElement>(null)
  const centre = useCentre()
  const share = async () => {
    const loaded = await loadOrNotify(() => import('#src/features/cash/internal/share-slip.ts'))
    await loaded?.shareSlip(slip, localize(centre.name), centre.phone)
  }
  return (
    <div className="grid gap-3">
      <article ref={paper} className="card grid gap-2 border-2 border-green p-4" data-slip={slip.number}>
        <p className="text-muted">{localize(centre.name)}</p>
        <p className="text-xl font-bold">{t`Slip ${slip.number}`}</p>
        <p>
          {t`Cash received from`}{' '}
          <strong>
            <PersonalText>{slip.label}</PersonalText>
          </strong>
        </p>
        <p className="text-xl font-bold text-green">{billText(slip.paise)}</p>
        <p className="text-muted">{amountInWords(slip.paise)}</p>
        {slip.goods && <p>{slip.goods}</p>}
        <p>{momentText(slip.at)}</p>
        <p className="text-muted">{t`Keep this slip. Questions: ${centre.phone}`}</p>
      </article>
      <div className="flex flex-wrap gap-3 print:hidden">
        <button
          type="button"
          className="button-quiet"
          onClick={() => paper.current && printAlone(paper.current)}
        >
          {t`Print`}
        </button>
        <button type="button" className="button-quiet" onClick={() => void share()}>
          <Pictogram name="share" className="size-7" />
          {t`Share`}
        </button>
      </div>
    </div>
  )
}
