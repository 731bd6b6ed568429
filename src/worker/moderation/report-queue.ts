import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { CatalogueDb, Db } from '../lib/db.ts'
import { inList } from '../lib/in-list.ts'
import { actOnCatalogue, type Actor } from '../audit-log/act.ts'
import { lookAskOptions, lookAsks, shownLooks } from '../looks/schema.ts'
import { outfitPosts } from '../outfits/schema.ts'
import { reports } from './schema.ts'

const maxShown = 60

const postColumns = {
  id: outfitPosts.id,
  title: outfitPosts.title,
  description: outfitPosts.description,
  thumbnailUrl: outfitPosts.thumbnailUrl,
  aspect: outfitPosts.aspect,
  madeBy: outfitPosts.madeBy,
  createdAt: outfitPosts.createdAt,
  isShoppers: sql`${outfitPosts.userId} is not null`.mapWith(Boolean),
}

/** What somebody has reported and nobody has looked at, the oldest first. */
const listReports = (db: Db) =>
  db
    .select({
      postId: reports.postId,
      reason: reports.reason,
      words: reports.words,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .where(isNull(reports.settledAt))
    .orderBy(asc(reports.createdAt))
    .limit(maxShown * 5)

/** What shoppers have published since somebody last looked, the newest first. */
const listUnreviewed = (db: CatalogueDb) =>
  db
    .select(postColumns)
    .from(outfitPosts)
    .where(and(isNotNull(outfitPosts.userId), isNull(outfitPosts.reviewedAt)))
    .orderBy(desc(outfitPosts.createdAt))
    .limit(maxShown)

/** Where the office sees the picture of a look that was reported. */
export const shownPicturePath = (id: string) => `/api/office/moderation/shown/${id}/picture`

/** Looks that somebody shows by a link, of those that were reported: as the office sees an outfit. */
async function listReportedLooks(db: Db, ids: string[]) {
  const found = await db
    .select({
      id: shownLooks.id,
      title: shownLooks.title,
      description: shownLooks.words,
      width: shownLooks.width,
      height: shownLooks.height,
      createdAt: shownLooks.createdAt,
    })
    .from(shownLooks)
    .where(inArray(shownLooks.id, inList(ids)))
  return found.map(({ width, height, ...look }) => ({
    ...look,
    thumbnailUrl: shownPicturePath(look.id),
    aspect: width / height,
    madeBy: null,
    isShoppers: true,
  }))
}

/** Likewise the questions to friends, each with its first look. */
async function listReportedAsks(db: Db, ids: string[]) {
  const found = await db
    .select({
      id: lookAsks.id,
      title: lookAsks.question,
      width: lookAskOptions.width,
      height: lookAskOptions.height,
      createdAt: lookAsks.createdAt,
    })
    .from(lookAsks)
    .innerJoin(lookAskOptions, and(eq(lookAskOptions.askId, lookAsks.id), eq(lookAskOptions.position, 0)))
    .where(inArray(lookAsks.id, inList(ids)))
  return found.map(({ width, height, ...ask }) => ({
    ...ask,
    description: '',
    thumbnailUrl: shownPicturePath(ask.id),
    aspect: width / height,
    madeBy: null,
    isShoppers: true,
  }))
}

export async function readQueue({ db, catalogue }: { db: Db; catalogue: CatalogueDb }) {
  const [open, unreviewed] = await Promise.all([listReports(db), listUnreviewed(catalogue)])
  const byPost = Map.groupBy(open, ({ postId }) => postId)
  const ids = [...byPost.keys()]
  const [outfits, shown, asks] = await Promise.all([
    catalogue
      .select(postColumns)
      .from(outfitPosts)
      .where(inArray(outfitPosts.id, inList(ids))),
    listReportedLooks(db, ids),
    listReportedAsks(db, ids),
  ])
  const reported = [...outfits, ...shown, ...asks]
  const present = ({ createdAt, ...post }: (typeof reported)[number]) => ({
    ...post,
    createdAt: createdAt.toISOString(),
  })
  return {
    reported: [...byPost].slice(0, maxShown).map(([id, list]) => {
      const post = reported.find((one) => one.id === id)
      return {
        id,
        /** Null where the shopper has taken it back meanwhile. */
        post: post ? present(post) : null,
        reports: list.map(({ reason, words, createdAt }) => ({
          reason,
          words,
          createdAt: createdAt.toISOString(),
        })),
      }
    }),
    unreviewed: unreviewed.filter(({ id }) => !byPost.has(id)).map(present),
  }
}

/** How much waits, for the office's home. */
export const countOpenReports = (db: Db) => db.$count(reports, isNull(reports.settledAt))

export const countUnreviewed = (db: CatalogueDb) =>
  db.$count(outfitPosts, and(isNotNull(outfitPosts.userId), isNull(outfitPosts.reviewedAt)))

/** Notes that somebody has looked at it. False where no shopper has published this. */
export const markReviewed = (db: CatalogueDb, by: Actor, { id, reason }: { id: string; reason: string }) =>
  actOnCatalogue(
    db,
    by,
    {
      act: 'outfit.review',
      subject: id,
      reason,
      onlyIf: sql`exists (select 1 from outfit_posts it where it.id = ${id} and it.user_id is not null)`,
    },
    () => [
      db
        .update(outfitPosts)
        .set({ reviewedAt: new Date() })
        .where(and(eq(outfitPosts.id, id), isNotNull(outfitPosts.userId))),
    ],
  )
