import type { Tamper } from './world.ts'

/** What each fault changes in our statements, and the seed of a world that shows it. The simulation has to find each. */
export const plantedFaults: Record<string, { shownBy: number; tamper: Tamper }> = {
  'she changes what is being copied in DB': {
    shownBy: 1,
    tamper: (sql) =>
      sql
        .replace(/and not exists \(\s*select 1 from shard_moves where [^)]*'copying'\)/, '')
        .replace('"shard_moves"."phase" as "move_phase"', `'leaving' as "move_phase"`),
  },
  'she changes what is being copied in a shard': {
    shownBy: 1,
    tamper: (sql) =>
      sql
        .replace(/ and here\.state = 'open'/, '')
        .replace(/^select "state" from "residents"/, `select 'open' as "state" from "residents"`)
        .replace('"shard_moves"."phase" as "move_phase"', `'leaving' as "move_phase"`),
  },
  'a mover that was given up says all the same that she is there': {
    shownBy: 1,
    tamper: (sql) =>
      /^update "users" set "shard"|^delete from "wishlist_items"|^update "shard_moves" set "phase" = \?.*returning/.test(
        sql,
      )
        ? sql.replaceAll(/"phase" = \?\)/g, `"phase" = ? or 1)`)
        : sql,
  },
  'what was written since it was copied stays behind': {
    shownBy: 4,
    tamper: (sql) =>
      sql.replace(
        /^update "notifications" set "delivered_at" = \? where "notifications"\."user_id" in/,
        'update "notifications" set "delivered_at" = ? where 0 and "notifications"."user_id" in',
      ),
  },
  'nobody tells those who are moved while others are told': {
    shownBy: 3,
    tamper: (sql) => sql.replace(/(indexed by wishlist_items_once\s+where) /, '$1 0 and '),
  },
  'what is told in a shard that she leaves goes with it': {
    shownBy: 21,
    tamper: (sql) =>
      sql
        .replace(`holder.phase = 'leaving' and`, '0 and')
        .replace(`where holder.state = 'open' and holder.move in`, 'where 0 and holder.move in'),
  },
  'what she left is kept there': {
    shownBy: 1,
    tamper: (sql) =>
      sql.replace(
        /^delete from "wishlist_items" where (?="wishlist_items"\."user_id" in \(select user_id from residents)/,
        '$&0 and ',
      ),
  },
  'a move that was undone leaves its copies': {
    shownBy: 1,
    tamper: (sql) =>
      sql.includes('excluded.move and "residents"."state" <> \'open\'')
        ? sql.replace('where true', 'where 0')
        : sql,
  },
  'the account goes, and what a shard has of her stays': {
    shownBy: 2,
    tamper: (sql) => sql.replace(/^delete from "residents" where/, '$& 0 and'),
  },
}
