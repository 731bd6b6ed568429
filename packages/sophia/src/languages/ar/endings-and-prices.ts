import words from './words.json' with { type: 'json' }
import { arabic } from './agreement.ts'
import { cutEnding, makeLexicon } from '../lexicon.ts'

/** The article and the prefixes before it: 'الفستان', 'بالدانتيل', 'للعمل', 'والحقيبة'. */
const before = /^(?:وال|بال|كال|فال|لل|ال)(?=.{3})/
/**
 * Prefixes before a word without the article: 'بأكمام', 'للعمل', 'وحقيبة'. A word of three letters begins with them
 * by itself.
 */
const joined = /^[وبل](?=.{4})/

export const lexicon = makeLexicon({
  language: 'ar',
  agreement: arabic,
  stem: (word) => {
    const bare = word.replace(before, '')
    const root = bare === word ? word.replace(joined, '') : bare
    return cutEnding(root, /(?:يات|ات|ين|ون|يه|ي|ه)$/, 3)
  },
  prices: {
    most: 'أقل من #, بأقل من #, اقل من #, تحت #, دون #, حتى #, لغاية #, لا يتجاوز #, لا يزيد عن #, لا تزيد عن #, بحد أقصى #, أرخص من #, # أو أقل, # كحد أقصى, # فأقل',
    least:
      'أكثر من #, بأكثر من #, فوق #, من #, ابتداء من #, أغلى من #, على الأقل #, # أو أكثر, # فأكثر, لا يقل عن #',
    between:
      'ما بين # و #, ما بين # و#, من # حتى #, من # لحد #, بين # و #, بين # و#, من # إلى #, من # الى #, من # لـ #, بين # إلى #',
    to: 'إلى',
  },
  words,
})
