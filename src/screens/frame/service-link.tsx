import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { contentAddresses } from '#src/content/find.ts'
import { services, type Service } from '#src/content/services.ts'
import { Go } from '#src/ui/go.tsx'

const { catalogues, pages } = contentAddresses

/** True when the address of a service has a page, or is a part of one; what has none yet is asked for at the centre. */
export function useHasPage(): (to: string) => boolean {
  const screens = useRouter().routesByPath
  return (to) => {
    const [path = to] = to.split('#')
    return (
      path in screens ||
      pages.some((page) => path === `/${page}` || path.startsWith(`/${page}/`)) ||
      catalogues.includes(path.split('/')[1]!)
    )
  }
}

/** What the centre offers, without pages to read that are not there yet. */
export function useOffers(): readonly Service[] {
  const hasPage = useHasPage()
  return services.filter(({ readOnly, to }) => !readOnly || hasPage(to))
}

/** Leads to the page of a service or, while it has none, to the centre's phone and address on home. */
export function ServiceLink(props: {
  service: Service
  className: string
  onClick?: () => void
  children: ReactNode
}) {
  const { service, ...rest } = props
  return useHasPage()(service.to) ? <Go to={service.to} {...rest} /> : <Go to="/" hash="contact" {...rest} />
}
