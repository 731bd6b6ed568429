import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sizeChartText, writeSizeChart } from './size-chart.ts'

const read = (text: string) => v.safeParse(sizeChartText, text)
const problemOf = (text: string) => read(text).issues?.[0].message

test('a chart is read size by size, smallest first', () => {
  expect(read('cm | S: bust 83-88, waist 64-69 | M: bust 88 – 93, waist 69.5')).toMatchObject({
    success: true,
    output: [
      { name: 'S', ranges: { bust: [83, 88], waist: [64, 69] } },
      { name: 'M', ranges: { bust: [88, 93], waist: [69.5, 69.5] } },
    ],
  })
})

test('inches become centimetres', () => {
  expect(read('in | 28: waist 28-29, inseam 32').output).toEqual([
    { name: '28', ranges: { waist: [71.1, 73.7], inseam: [81.3, 81.3] } },
  ])
})

test('what is written is read as it was', () => {
  const text = 'cm | XS: bust 79-83, hips 86-90 | EU 38: bust 83-88, hips 90-95.5'
  const { output } = v.safeParse(sizeChartText, text)
  expect(writeSizeChart(output as v.InferOutput<typeof sizeChartText>)).toBe(text)
})

test.each([
  ['', "a chart begins with its unit, 'cm' or 'in'"],
  ['mm | S: bust 830', "a chart begins with its unit, 'cm' or 'in'"],
  ['cm', 'a chart has at least one size'],
  ['cm | S', "'S' is not 'name: measure range'"],
  ['cm | : bust 80', "': bust 80' is not 'name: measure range'"],
  ['cm | S: bust 80: waist 60', "'S: bust 80: waist 60' is not 'name: measure range'"],
  ['cm | <b>S</b>: bust 80', "'<b>S</b>' is no size's name"],
  ['cm | S: neck 80', "size S: 'neck 80' names no measure"],
  ['cm | S: bust', "size S: 'bust' names no measure"],
  ['cm | S: bust 80, bust 82', 'size S: bust is said twice'],
  ['cm | S: bust 88-83', 'size S: bust has no range of a body'],
  ['cm | S: bust 8', 'size S: bust has no range of a body'],
  ['cm | S: bust 800', 'size S: bust has no range of a body'],
  ['in | S: bust 99-100', 'size S: bust has no range of a body'],
  ['cm | S: bust 1e2', 'size S: bust has no range of a body'],
  ['cm | S: bust 80 | S: bust 84', 'size S is there twice'],
  ['cm | M: bust 88-93 | S: bust 83-88', 'size S: bust is smaller than the size before'],
  [`cm | ${'S'.repeat(21)}: bust 80`, "a size's name has more than 20 letters"],
  [
    `cm${Array.from({ length: 31 }, (_, at) => ` | ${at}: bust ${80 + at}`).join('')}`,
    'a chart has more than 30 sizes',
  ],
  [`cm | S: bust 80${' '.repeat(4000)}`, 'a chart has more than 4000 letters'],
])('%j is refused, and it is said why', (text, problem) => {
  expect(problemOf(text)).toBe(problem)
})
