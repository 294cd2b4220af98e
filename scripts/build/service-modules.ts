import type { Plugin } from 'vite'
import { madeModule } from './made-module.ts'
import { serviceList, serviceWords } from './service-list.ts'

/**
 * Gives the app the list of services, and the search what people type for them: `import` of the content files for it would
 * bring all of them.
 */
export const services = (): Plugin[] => [
  madeModule('services', 'content', serviceList),
  madeModule('service-words', 'content', serviceWords),
]
