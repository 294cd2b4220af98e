import { expect, type Page } from '@playwright/test'
import { shelfWords } from '#src/content/shelf-words.ts'
import type { Language } from '#src/base/languages.ts'
import { escape } from './visitor.ts'

/** The shop's labels in one language. */
export interface ShopWords {
  readonly addToCart: string
  readonly cart: RegExp
  readonly oneMore: string
  readonly oneLess: string
  readonly remove: string
  readonly quantity: string
  readonly emptyCart: RegExp
}

export const shopWords: Record<Language, ShopWords> = {
  en: {
    addToCart: 'Add to Cart: ',
    cart: /^Cart(,|$)/,
    oneMore: 'One more: ',
    oneLess: 'One less: ',
    remove: 'Remove ',
    quantity: 'Quantity: ',
    emptyCart: /Your cart is empty/,
  },
  pa: {
    addToCart: 'ਕਾਰਟ ਵਿੱਚ ਪਾਓ: ',
    cart: /^ਕਾਰਟ(,|$)/,
    oneMore: 'ਇੱਕ ਹੋਰ: ',
    oneLess: 'ਇੱਕ ਘੱਟ: ',
    remove: 'ਕਾਰਟ ਵਿੱਚੋਂ ਕੱਢੋ: ',
    quantity: 'ਗਿਣਤੀ: ',
    emptyCart: /ਕਾਰਟ ਖਾਲੀ ਹੈ/,
  },
  hi: {
    addToCart: 'कार्ट में डालें: ',
    cart: /^कार्ट(,|$)/,
    oneMore: 'एक और: ',
    oneLess: 'एक कम: ',
    remove: 'कार्ट से हटाएँ: ',
    quantity: 'गिनती: ',
    emptyCart: /कार्ट खाली है/,
  },
}

/** Returns the shop as a person uses it, in one language. */
export function shopOn(page: Page, language: Language) {
  const words = shopWords[language]
  const cart = page.getByRole('dialog')
  const button = (name: string) => cart.getByRole('button', { name, exact: true })
  return {
    cart,
    /** Adds one of a product on a shelf, whether in the cart already or not. */
    add: (product: string) =>
      page
        .getByRole('button', { name: words.addToCart + product, exact: true })
        .or(page.getByRole('main').getByRole('button', { name: words.oneMore + product, exact: true }))
        .click(),
    openFilters: () => page.getByRole('button', { name: shelfWords.filters[language], exact: true }).click(),
    openCart: () => page.getByRole('button', { name: words.cart }).last().click(),
    closeCart: () => escape(page),
    oneMore: (product: string) => button(words.oneMore + product).click(),
    oneLess: (product: string) => button(words.oneLess + product).click(),
    remove: (product: string) => button(words.remove + product).click(),
    quantity: (product: string) => cart.getByRole('textbox', { name: words.quantity + product, exact: true }),
    expectCount: (count: number) =>
      expect(page.getByRole('button', { name: words.cart }).last()).toHaveAccessibleName(
        count ? new RegExp(`\\b${count}\\b`) : /^[^,]+$/,
      ),
    expectEmpty: () => expect(cart.getByText(words.emptyCart)).toBeVisible(),
  }
}
