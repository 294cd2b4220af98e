import { useNavigate } from '@tanstack/react-router'

/** Returns a function that opens the person's orders. */
export function useSeeOrders(): () => void {
  const navigate = useNavigate()
  return () => void navigate({ to: '/requests' })
}
