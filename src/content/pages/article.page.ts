import { definePage } from '#src/content/page.ts'

/** Shows articles of editors: `/article?of=…`. This text appears if there is no such article. */
export default definePage({
  title: { en: 'Article of the centre', pa: 'ਕੇਂਦਰ ਦਾ ਲੇਖ', hi: 'केंद्र का लेख' },
  description: {
    en: 'An article that the centre has written since this app was made.',
    pa: 'ਕੇਂਦਰ ਦਾ ਲਿਖਿਆ ਨਵਾਂ ਲੇਖ।',
    hi: 'केंद्र का लिखा नया लेख।',
  },
  intro: {
    en: 'This article is not on your phone.',
    pa: 'ਇਹ ਲੇਖ ਤੁਹਾਡੇ ਫ਼ੋਨ ਵਿੱਚ ਨਹੀਂ ਹੈ।',
    hi: 'यह लेख आपके फ़ोन में नहीं है।',
  },
  pictogram: 'blog',
  picture: 'heads/blog',
  unlisted: true,
  blocks: [
    {
      text: {
        en: 'A new one loads as soon as there is network. It may also have been withdrawn.',
        pa: 'ਨਵਾਂ ਲੇਖ ਨੈੱਟਵਰਕ ਮਿਲਦੇ ਹੀ ਆਪਣੇ ਆਪ ਆ ਜਾਂਦਾ ਹੈ। ਹੋ ਸਕਦਾ ਹੈ ਕਿ ਇਹ ਹਟਾ ਦਿੱਤਾ ਗਿਆ ਹੋਵੇ।',
        hi: 'नया लेख नेटवर्क मिलते ही अपने आप आ जाता है। हो सकता है कि यह हटा दिया गया हो।',
      },
    },
    { link: { to: '/blog', label: { en: 'All articles', pa: 'ਸਾਰੇ ਲੇਖ', hi: 'सारे लेख' } } },
  ],
})
