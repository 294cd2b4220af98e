import { definePage } from '#src/content/page.ts'
import lessons from './modern-techniques.page.ts'

export default definePage({ ...lessons, opens: 'crop-management', canonical: '/training/modern-techniques' })
