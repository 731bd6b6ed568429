import { fold } from '../vocabulary/fold.ts'
import type { CategoryOrNone } from '../vocabulary/categories.ts'
import { branchNames, googleCategory } from './google-categories.ts'
import type { Categories } from './read-category.ts'

const steps = /\s*(?:>|»|›|\||\/|::|→)\s*/
const joints = /\s*(?:[&+,;、・·]|(?<=\s)(?:and|und|et|y|e|и|و|or|oder|ou|o)(?=\s))\s*/iu
const branches: ReadonlySet<string> = new Set(branchNames.split(', ').map(fold))
const accessories =
  /accessor|acessór|accesorio|complementos|принадлежност|аксессуар|小物|用品|アクセサリー|配件|配饰|إكسسوار|zubehör|zubehor/iu

/** What one step of a path tells. Where it joins things of several categories, it is wider than one of ours. */
function readStep(step: string, path: string, categories: Categories): CategoryOrNone | null {
  const told = step
    .split(joints)
    .map((part) => (part.trim() === '' ? [] : [categories.read(part, path).told]))
    .flat()
  const [first = null, ...others] = told
  if (others.length > 0) return told.every((one) => one === first) ? first : null
  // 'Shoe accessories' are no shoes.
  return first !== null && first !== 'home' && accessories.test(step) ? 'accessories' : first
}

/**
 * What a shop's own category tells, or Google's by its number or its name in any of the ten languages: 'Kleidung > Damen > Kleider'. The
 * last step that tells one counts.
 */
export function readPath(said: string, isGoogles: boolean, categories: Categories): CategoryOrNone | null {
  const number = /^\s*(\d{1,6})\s*(?:-|$)/.exec(said)?.[1]
  const numbered = number && (isGoogles || /^\s*\d+\s+-\s/.test(said)) ? googleCategory(number) : null
  if (numbered) return numbered
  const path = said.replace(/^\s*\d+\s+-\s/, '')
  const names = path.split(steps).filter((name) => name.trim() !== '')
  if (names.length === 1) return branches.has(fold(path.trim())) ? null : readStep(path, path, categories)
  const told = names.flatMap((name) => {
    const step = branches.has(fold(name.trim())) ? null : readStep(name, path, categories)
    return step ? [step] : []
  })
  // A vest is worn under a shirt in some countries and over it in others: below 'Outerwear' it is the one over it.
  return told.at(-1) === 'tops' && told.includes('outerwear') ? 'outerwear' : (told.at(-1) ?? null)
}
