import type { Plugin } from 'vite'
import { madeModule } from './made-module.ts'
import { serviceList, serviceWords } from './service-list.ts'

/**
 * Provides the list of services and their search words as modules, because importing the content files would bring
 * all of them.
 */
export const services = (): Plugin[] => [
  madeModule('services', 'content', serviceList),
  madeModule('service-words', 'content', serviceWords),
]
