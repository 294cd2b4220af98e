import type { Words } from '#src/platform/i18n/words.ts'

/** Returns the yield of an acre: "45–50 quintal per acre". */
export function quintalsPerAcre(from: number, to: number): Words {
  return {
    en: `${from}–${to} quintal per acre`,
    pa: `${from} ਤੋਂ ${to} ਕੁਇੰਟਲ ਪ੍ਰਤੀ ਏਕੜ`,
    hi: `${from} से ${to} क्विंटल प्रति एकड़`,
  }
}

/** Returns the yearly yield of a grown tree: "80–100 kg per grown tree". */
export function kgPerTree(from: number, to: number): Words {
  return {
    en: `${from}–${to} kg per grown tree`,
    pa: `${from} ਤੋਂ ${to} ਕਿਲੋ ਪ੍ਰਤੀ ਵੱਡਾ ਰੁੱਖ`,
    hi: `${from} से ${to} किलो प्रति बड़ा पेड़`,
  }
}

/** Returns the days from sowing to harvest, as a number or a range: "Ready in 70–90 days". */
export function readyIn(from: number, to?: number): Words {
  if (to === undefined)
    return { en: `Ready in ${from} days`, pa: `${from} ਦਿਨਾਂ ਵਿੱਚ ਤਿਆਰ`, hi: `${from} दिन में तैयार` }
  return {
    en: `Ready in ${from}–${to} days`,
    pa: `${from} ਤੋਂ ${to} ਦਿਨਾਂ ਵਿੱਚ ਤਿਆਰ`,
    hi: `${from} से ${to} दिन में तैयार`,
  }
}
