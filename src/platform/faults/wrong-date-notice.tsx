import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { wrongDateText } from './wrong-date.ts'

/** The line below the header while the phone's date is wrong, with a network and without. */
export default function WrongDateNotice() {
  return (
    <p className="notice-bar" data-wrong-date>
      <Pictogram name="warning" className="size-6" />
      {wrongDateText()}
    </p>
  )
}
