import { definePage } from '#src/content/page.ts'
import sustainableFarming from '#src/content/pages/sustainable-farming.page.ts'

export default definePage({ ...sustainableFarming, canonical: '/sustainable-farming' })
