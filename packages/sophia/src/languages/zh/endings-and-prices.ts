import words from './words.json' with { type: 'json' }
import { makeLexicon } from '../lexicon.ts'

export const lexicon = makeLexicon({
  language: 'zh',
  yen: 'CNY',
  unspaced: true,
  prices: {
    most: '#以下, #以内, #之内, #元内, 低于#, 不超过#, 不高于#, 少于#, 小于#, 最多#, 最高#, 便宜过#',
    least: '#以上, #起, 高于#, 超过#, 不低于#, 大于#, 最少#, 至少#',
    between:
      '介于#到#之间, 介于#至#之间, 介于#和#之间, 在#到#之间, 在#至#之间, 在#和#之间, #到#之间, #至#之间, #和#之间, #与#之间, #~#之间, #-#之间, #到#, #至#',
  },
  words,
})
