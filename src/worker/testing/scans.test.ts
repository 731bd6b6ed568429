import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { explain } from './scans.ts'

const scans = async (sql: string) => (await explain(env.DB, sql))?.scans.map(({ of }) => of)

test('a table that is read to its end is named, whatever the statement calls it', async () => {
  expect(await scans('select * from users where name = ?')).toEqual(['users'])
  expect(await scans('select * from sessions users where user_agent = ?1')).toEqual(['sessions'])
  expect(await scans('select * from users order by email limit 3')).toEqual(['users by users_by_email'])
})

test('a table that is counted, or searched through an index of the moment, is read to its end', async () => {
  expect(await scans('select count(*) from passkeys')).toEqual(['passkeys by passkeys_by_user'])
  expect(await scans('select max(created_at) from sessions')).toEqual(['sessions'])
  const both = await scans('select * from sessions s join users u using (created_at)')
  expect(both?.toSorted()).toEqual(['sessions', 'users'])
})

test('a row that is looked up, a list that was handed over, and what a statement makes itself are no scans', async () => {
  expect(await scans('select * from users where id = ?')).toEqual([])
  expect(await scans('select 1')).toEqual([])
  expect(await scans('select * from users where id in (select value from json_each(?))')).toEqual([])
  expect(
    await scans('with users as (select user_id as u from sessions where user_id = ?) select * from users'),
  ).toEqual([])
})

test('what triggers and foreign keys do is explained with the statement that sets them off', async () => {
  await env.DB.batch([
    env.DB.prepare('create table noted (at integer)'),
    env.DB.prepare(
      'create trigger note after insert on noted begin delete from noted where at < new.at; end',
    ),
  ])
  const found = await explain(env.DB, 'insert into noted values (?)')
  expect(found?.scans).toEqual([{ of: 'noted', isInTrigger: true }])
})

test('a statement of the other database is not explained', async () => {
  expect(await explain(env.DB, 'select * from products')).toBeNull()
})
