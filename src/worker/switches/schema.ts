import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { switchNames } from '#shared/switches.ts'
import { oneOf } from '../lib/one-of.ts'

/** What the office sets in place of a variable of the deployment. */
export const settingNames = ['photographers'] as const
export type SettingName = (typeof settingNames)[number]

/** Without a row the variable counts. The value has the variable's form. */
export const settings = sqliteTable(
  'settings',
  {
    name: text('name', { enum: settingNames }).primaryKey(),
    value: text('value').notNull(),
    since: integer('since', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [check('settings_names', oneOf(t.name))],
)

/** What is switched off. Without a row it is on. */
export const switches = sqliteTable(
  'switches',
  {
    name: text('name', { enum: switchNames }).primaryKey(),
    offSince: integer('off_since', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [check('switches_names', oneOf(t.name))],
)
