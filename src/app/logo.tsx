import { PagePhoto } from '#src/features/catalogue/page-photo.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

/** The centre's own picture in the header; the app's until it is here. */
export default function Logo({ photo }: { photo: string }) {
  const leaf = <Pictogram name="leaf" className="size-7" />
  return <PagePhoto photo={photo} className="size-8 object-contain!" otherwise={leaf} />
}
