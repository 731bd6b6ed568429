import type { Appearance, CustomFontSource } from '@stripe/stripe-js'
import sansAddress from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/** Stripe's fields are in a frame that our style sheet does not reach, so they are given the tokens' values. */
export function appearance(): Appearance {
  const root = document.documentElement
  const style = getComputedStyle(root)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    theme: root.classList.contains('dark') ? 'night' : 'stripe',
    disableAnimations: matchMedia('(prefers-reduced-motion: reduce)').matches,
    variables: {
      fontFamily: "'Instrument Sans Variable', system-ui, sans-serif",
      fontSizeBase: '16px',
      fontSizeSm: '14px',
      fontWeightMedium: '500',
      borderRadius: '6px',
      colorPrimary: token('accent'),
      colorBackground: token('raised'),
      colorText: token('ink'),
      colorTextSecondary: token('ink-soft'),
      colorTextPlaceholder: token('ink-soft'),
      colorDanger: token('bad'),
      colorSuccess: token('good'),
      iconColor: token('ink-soft'),
      focusBoxShadow: 'none',
      focusOutline: `2px solid ${token('accent')}`,
    },
    rules: {
      '.Input': { border: `1px solid ${token('edge')}`, boxShadow: 'none', padding: '13px 16px' },
      '.Input--invalid': { border: `1px solid ${token('bad')}`, boxShadow: 'none' },
      '.Label': { fontSize: '14px', fontWeight: '500', letterSpacing: '0.02em', marginBottom: '8px' },
      '.Tab': { border: `1px solid ${token('edge')}`, boxShadow: 'none' },
      '.Tab--selected': { borderColor: token('accent'), boxShadow: `0 0 0 1px ${token('accent')}` },
      '.Block': { border: `1px solid ${token('hairline')}`, boxShadow: 'none' },
    },
  }
}

export const fonts = (): CustomFontSource[] => [
  {
    family: 'Instrument Sans Variable',
    src: `url(${new URL(sansAddress, location.href).href})`,
    weight: '400 700',
    display: 'swap',
  },
]
