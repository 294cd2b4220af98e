import { useEffect, useState } from 'react'
import { centreNow } from '#src/base/clock.ts'

const minute = 60_000

/** Returns the time by the centre's clock in milliseconds, updated every minute. */
export function useMinute(): number {
  const [now, setNow] = useState(centreNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(centreNow()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
