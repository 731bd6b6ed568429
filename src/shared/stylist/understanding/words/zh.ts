import { words as en } from './en.ts'
export const words = { ...en, language: 'zh' as const }
