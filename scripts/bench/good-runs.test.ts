import { expect, test } from 'vitest'
import { goodRuns, Unmeasured } from './good-runs.ts'

/** Runs that end so, one after the other: a figure, or what was thrown. */
async function play(wanted: number, ends: (number | Error)[]) {
  const said: string[] = []
  const run = async () => {
    const end = ends.shift()
    if (typeof end === 'number') return end
    throw end ?? new Error('was run too often')
  }
  return { runs: await goodRuns(wanted, run, (what) => said.push(what)), said, left: ends.length }
}

const lost = () => new Unmeasured('no trace')

test('a run that could not be measured is said and measured anew', async () => {
  expect(await play(3, [97, lost(), 98, 99, 1])).toEqual({
    runs: [97, 98, 99],
    said: ['no trace (measured anew)'],
    left: 1,
  })
})

test('but only a few times: then what is had has to do', async () => {
  const { runs, said, left } = await play(3, [97, lost(), lost(), 98, lost(), lost(), 99])
  expect([runs, said.length, said.at(-1), left]).toEqual([[97, 98], 4, 'no trace (given up)', 1])
})

test('nothing measured is no figure', async () => {
  await expect(play(3, [lost(), lost(), lost(), lost()])).rejects.toThrow('not one run')
})

test('a page that fails is no run that could not be measured', async () => {
  await expect(play(3, [97, new Error('the page answered 500'), 98])).rejects.toThrow('500')
})
