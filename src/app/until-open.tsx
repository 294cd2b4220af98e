import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from '@tanstack/react-router'
import { localize, language, type Words } from '#src/platform/i18n/words.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { post } from '#src/platform/backend/request.ts'
import { readLocal, writeLocal } from '#src/platform/device/local-storage.ts'
import { pollWhileVisible } from '#src/platform/device/poll-while-visible.ts'
import { useRoles } from '#src/platform/ui/use-roles.ts'

const words = {
  soon: { en: 'This centre opens soon.', pa: 'ਇਹ ਕੇਂਦਰ ਛੇਤੀ ਖੁੱਲ੍ਹੇਗਾ।', hi: 'यह केंद्र जल्दी खुलेगा।' },
  works: {
    en: 'You work here? Sign in.',
    pa: 'ਤੁਸੀਂ ਇੱਥੇ ਕੰਮ ਕਰਦੇ ਹੋ? ਲੌਗਇਨ ਕਰੋ।',
    hi: 'आप यहाँ काम करते हैं? लॉगिन करें।',
  },
} as const satisfies Record<string, Words>

/** How often a visible page asks, in milliseconds. */
const interval = 30_000

/** The pages that lead to the set-up. */
const isWayIn = (path: string) => /\/(?:start|auth)$/.test(path)

/**
 * Shows the pages of a centre that was not open at the build to those who work there, and to everybody once the centre says that it is
 * open. Before that nobody else sees more than that it opens soon. A build of an open centre has none of this (`__IS_OPEN__`).
 */
export function UntilOpen({ children }: { children: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const works = (useRoles()?.length ?? 0) > 0
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOpen) return undefined
    const open = () => {
      // Without a network too, until a build knows it.
      writeLocal('opened', 'yes')
      setOpen(true)
    }
    if (readLocal('opened')) open()
    return pollWhileVisible(async () => {
      const answer = await post('/rest/v1/rpc/is_open', {})
      if (answer.ok && answer.data === true) open()
    }, interval)
  }, [isOpen])
  const isClosed = !isOpen && !works && !isWayIn(path)
  // Hidden and not left out: the build reads the facts of a page from it, and it learns who works here.
  return (
    <>
      {isClosed && (
        <main className="column grid min-h-svh content-center justify-items-center gap-6 py-6 text-center">
          <p className="text-2xl font-bold">{localize(words.soon)}</p>
          <a href={addressIn(language(), '/auth')} className="inline-flex min-h-12 items-center">
            {localize(words.works)}
          </a>
        </main>
      )}
      <div hidden={isClosed} className={isClosed ? undefined : 'contents'}>
        {children}
      </div>
    </>
  )
}
