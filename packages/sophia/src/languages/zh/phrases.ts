import type { WordsOfSophia } from '../phrases.ts'
import data from './phrases.json' with { type: 'json' }

export const words: WordsOfSophia = { language: 'zh', colours: 'before', ...data }
