import { definePage } from '#src/content/page.ts'
import { expertNetwork } from '#src/content/pages/community/expert-network.ts'
import { forums } from '#src/content/pages/community/forums.ts'
import { knowledgeSharing } from '#src/content/pages/community/knowledge-sharing.ts'
import { localGroups } from '#src/content/pages/community/local-groups.ts'
import { successStories } from '#src/content/pages/community/success-stories.ts'
import type { ServiceEntry } from '#src/content/services.ts'

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    line: {
      en: 'Local groups, experts and success stories',
      pa: 'ਪਿੰਡ ਦੇ ਗਰੁੱਪ, ਮਾਹਰ ਅਤੇ ਕਾਮਯਾਬ ਕਿਸਾਨ',
      hi: 'गाँव के ग्रुप, विशेषज्ञ और कामयाब किसान',
    },
    group: 'learn',
    place: 50,
    unfolds: [],
  },
]

export default definePage({
  title: { en: 'Community', pa: 'ਕਿਸਾਨ ਭਾਈਚਾਰਾ', hi: 'किसान भाईचारा' },
  description: {
    en: 'Where farmers around Sarna ask, learn and join: meetings, worked examples, groups and experts.',
    pa: 'ਸਰਨਾ ਦੇ ਕਿਸਾਨ ਕਿੱਥੋਂ ਪੁੱਛਣ, ਕਿੱਥੋਂ ਸਿੱਖਣ ਅਤੇ ਕਿਸ ਨਾਲ ਜੁੜਨ। ਮੀਟਿੰਗਾਂ, ਹਿਸਾਬ ਵਾਲੀਆਂ ਮਿਸਾਲਾਂ, ਗਰੁੱਪ ਅਤੇ ਮਾਹਰ।',
    hi: 'सरना के किसान कहाँ पूछें, कहाँ सीखें और किससे जुड़ें। बैठकें, हिसाब वाली मिसालें, ग्रुप और विशेषज्ञ।',
  },
  intro: {
    en: 'Nobody farms alone. Where to ask, whom to join, and what is worth copying.',
    pa: 'ਖੇਤੀ ਕੋਈ ਇਕੱਲਾ ਨਹੀਂ ਕਰਦਾ। ਕਿੱਥੋਂ ਪੁੱਛੀਏ, ਕਿਸ ਨਾਲ ਜੁੜੀਏ ਅਤੇ ਕਿਹੜੀ ਗੱਲ ਅਪਣਾਈਏ।',
    hi: 'खेती कोई अकेला नहीं करता। कहाँ पूछें, किससे जुड़ें और कौन सी बात अपनाएँ।',
  },
  pictogram: 'community',
  picture: 'heads/community',
  updated: '2026-11-21',
  parts: ['forums', 'success-stories', 'knowledge-sharing', 'local-groups', 'expert-network'],
  blocks: [...forums, ...successStories, ...knowledgeSharing, ...localGroups, ...expertNetwork],
})
