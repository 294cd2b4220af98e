import { useEffect, useState } from 'react'

const minute = 60_000

/** The time, in milliseconds, anew every minute while something shows how old it is. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
