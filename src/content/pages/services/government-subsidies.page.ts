import { definePage } from '#src/content/page.ts'
import governmentSubsidies from '#src/content/pages/government-subsidies.page.ts'

export default definePage({ ...governmentSubsidies, canonical: '/government-subsidies' })
