import type { Post } from './posts.ts'

/** What most people dress for, from Sunday on. */
const ofWeekday = ['everyday', 'work', 'everyday', 'work', 'date', 'events', 'casual'] as const

const msPerDay = 86_400_000

/** Outfits of the studio are shoppers': one that is published or taken back would change what the day has. */
const isEditorial = ({ id }: Post) => !/-[a-z2-7]{26}$/.test(id)

/**
 * The outfit of her day: the same for everybody who has that date, and for each day of the week one that suits it. All outfits
 * of an occasion take their turn before one comes again. Undefined where there is nothing to choose from.
 */
export function lookOfTheDay<P extends Post>(posts: P[], now: Date): P | undefined {
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / msPerDay)
  const weekday = now.getDay()
  const occasion = ofWeekday[weekday]
  const all = posts.filter(isEditorial)
  const fitting = all.filter((post) => post.occasion === occasion)
  if (fitting.length === 0) return all[day % Math.max(1, all.length)]
  const aWeek = ofWeekday.filter((one) => one === occasion).length
  const before = ofWeekday.slice(0, weekday).filter((one) => one === occasion).length
  const week = Math.floor((day - weekday) / 7)
  return fitting[(week * aWeek + before) % fitting.length]
}
