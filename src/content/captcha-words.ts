import type { Words } from '#src/platform/i18n/words.ts'

/** The companies behind the captchas, by the value of `VITE_CAPTCHA_PROVIDER`. */
const companies: Readonly<Record<string, string>> = { turnstile: 'Cloudflare', hcaptcha: 'hCaptcha' }

// Scripts read the pages in Node, where a module has no environment.
const captchaOfBuild = import.meta.env?.VITE_CAPTCHA_PROVIDER as string | undefined

/** Says whose program runs in the app beside ours: nobody's, or that of the company that checks for a person. */
export function otherPrograms(captcha = captchaOfBuild): Words {
  if (!captcha)
    return {
      en: 'No other company’s program runs in the app.',
      pa: 'ਐਪ ਵਿੱਚ ਕਿਸੇ ਹੋਰ ਕੰਪਨੀ ਦਾ ਪ੍ਰੋਗਰਾਮ ਨਹੀਂ ਚੱਲਦਾ।',
      hi: 'ऐप में किसी और कंपनी का प्रोग्राम नहीं चलता।',
    }
  const company = companies[captcha] ?? captcha
  return {
    en: `When you sign in or ask for an OTP, a program of ${company} checks that a person asks. ${company} sees your network address and your browser. No other company’s program runs in the app.`,
    pa: `ਲੌਗਇਨ ਵੇਲੇ ਜਾਂ OTP ਮੰਗਣ ਉੱਤੇ ${company} ਦਾ ਪ੍ਰੋਗਰਾਮ ਚੱਲਦਾ ਹੈ। ਉਹ ਜਾਂਚਦਾ ਹੈ ਕਿ ਮੰਗਣ ਵਾਲਾ ਇਨਸਾਨ ਹੈ। ${company} ਨੂੰ ਤੁਹਾਡਾ ਨੈੱਟਵਰਕ ਪਤਾ ਅਤੇ ਬ੍ਰਾਊਜ਼ਰ ਦਿਸਦਾ ਹੈ। ਹੋਰ ਕਿਸੇ ਕੰਪਨੀ ਦਾ ਪ੍ਰੋਗਰਾਮ ਨਹੀਂ ਚੱਲਦਾ।`,
    hi: `लॉगिन के समय या OTP माँगने पर ${company} का प्रोग्राम चलता है। वह जाँचता है कि माँगने वाला इंसान है। ${company} को आपका नेटवर्क पता और ब्राउज़र दिखता है। किसी और कंपनी का प्रोग्राम नहीं चलता।`,
  }
}
