import words from './words.json' with { type: 'json' }
import { makeLexicon } from '../lexicon.ts'

export const lexicon = makeLexicon({
  language: 'ja',
  separator: '・',
  unspaced: true,
  prices: {
    most: '#以下, #以内, #まで, #未満, #くらいまで, 最大#, 上限#',
    least: '#以上, #から, #より高い, 最低#',
    between: '#から#の間, #から#まで, #と#の間, #から#, #〜#, #~#',
  },
  words,
})
