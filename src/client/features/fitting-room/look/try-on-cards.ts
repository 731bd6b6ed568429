/** What shows a try-on and its look: one file for what is always needed together. */
export { ShopTheLook } from '#client/features/looks/shop-the-look.tsx'
export { EarlierStrip } from './earlier-strip.tsx'
export { LookActions } from './look-actions.tsx'
export { ProgressCard } from './progress-card.tsx'
export { ResultCard } from './result-card.tsx'
export { StatusWords } from './status-words.tsx'
export { TryOnAlert } from './try-on-alert.tsx'
