import { useNavigate } from '@tanstack/react-router'

/** Leads to the person's orders. */
export function useSeeOrders(): () => void {
  const navigate = useNavigate()
  return () => void navigate({ to: '/requests' })
}
