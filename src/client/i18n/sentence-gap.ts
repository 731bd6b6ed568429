import { currentLanguage } from './language.ts'

/** The gap between two sentences: none in Chinese and Japanese, whose full stop has its own space. */
export const sentenceGap = () => (['zh', 'ja'].includes(currentLanguage()) ? '' : ' ')
