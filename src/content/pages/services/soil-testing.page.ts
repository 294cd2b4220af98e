import { definePage } from '#src/content/page.ts'
import soilTesting from '#src/content/pages/soil-testing.page.ts'

export default definePage({ ...soilTesting, canonical: '/soil-testing' })
