import { currentLanguage } from './language.ts'

/** What stands between two sentences: Chinese and Japanese have their own air in the full stop. */
export const sentenceGap = () => (['zh', 'ja'].includes(currentLanguage()) ? '' : ' ')
