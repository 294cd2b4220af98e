import { services } from 'virtual:services'
import type { Service } from '#src/content/services.ts'
import { useCentre } from './use-edited.ts'

/** Returns the services that the centre has, in the order of the lists. */
export function useServices(): readonly Service[] {
  const { off } = useCentre()
  return off.length ? services.filter(({ to }) => !off.includes(to)) : services
}
