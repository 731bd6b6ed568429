import { describe, expect, test } from 'vitest'
import type { SizeChart } from '#shared/size-chart.ts'
import { sizeAdvice, type ShopperMeasure } from './size-advice.ts'

const chart: SizeChart = [
  { name: 'S', ranges: { bust: [83, 88], waist: [64, 69], hips: [90, 95] } },
  { name: 'M', ranges: { bust: [88, 93], waist: [69, 74], hips: [95, 100] } },
  { name: 'L', ranges: { bust: [93, 99], waist: [74, 80], hips: [100, 106] } },
]

const taped = (cm: number): ShopperMeasure => ({ cm, doubtCm: 1, isOwn: true })
const seen = (cm: number, doubtCm: number): ShopperMeasure => ({ cm, doubtCm, isOwn: false })

describe('a size is advised', () => {
  test('surely where all of her lies well within it', () => {
    expect(sizeAdvice(chart, { bust: taped(90.5), waist: taped(71), hips: taped(97) })).toEqual({
      size: 'M',
      reasons: [
        { measure: 'bust', fit: 'fits', byCm: 0 },
        { measure: 'waist', fit: 'fits', byCm: 0 },
        { measure: 'hips', fit: 'fits', byCm: 0 },
      ],
      doubt: { kind: 'sure' },
    })
  })

  test('with what is close: her hips are 2 cm more than the size is for', () => {
    const advice = sizeAdvice(chart, { bust: taped(90.5), waist: taped(71), hips: taped(102) })
    expect(advice?.size).toBe('M')
    expect(advice?.reasons).toContainEqual({ measure: 'hips', fit: 'close', byCm: 2 })
  })

  test('larger where one place would pinch, though the others hang loose', () => {
    const advice = sizeAdvice(chart, { bust: taped(86), waist: taped(72), hips: taped(104) })
    expect(advice?.size).toBe('M')
    expect(advice?.reasons).toEqual([
      { measure: 'bust', fit: 'loose', byCm: 2 },
      { measure: 'waist', fit: 'fits', byCm: 0 },
      { measure: 'hips', fit: 'close', byCm: 4 },
    ])
    expect(sizeAdvice(chart, { bust: taped(86), hips: taped(106) })?.size).toBe('L')
  })

  test('by what chart and she have in common, and not at all without', () => {
    expect(sizeAdvice(chart, { waist: taped(71), inseam: taped(79) })?.reasons).toHaveLength(1)
    expect(sizeAdvice(chart, { inseam: taped(79) })).toBeNull()
    expect(sizeAdvice([], { waist: taped(71) })).toBeNull()
  })

  test('from a chart of single numbers, by the nearest', () => {
    const single: SizeChart = [80, 84, 88].map((bust) => ({
      name: `${bust}`,
      ranges: { bust: [bust, bust] },
    }))
    const advice = sizeAdvice(single, { bust: taped(84.4) })
    expect(advice).toMatchObject({ size: '84', reasons: [{ fit: 'fits' }], doubt: { kind: 'sure' } })
    expect(sizeAdvice(single, { bust: taped(86.9) })).toMatchObject({
      size: '88',
      reasons: [{ fit: 'loose' }],
    })
  })

  test('by girths before lengths: trousers can be turned up', () => {
    const trousers: SizeChart = [
      { name: 'S', ranges: { waist: [64, 69], inseam: [74, 76] } },
      { name: 'M', ranges: { waist: [69, 74], inseam: [78, 80] } },
    ]
    expect(sizeAdvice(trousers, { waist: taped(71), inseam: taped(74) })?.size).toBe('M')
  })
})

describe('its doubt', () => {
  test('is between two sizes where her own number lies on their border, and says which way the other goes', () => {
    const at = (cm: number) => sizeAdvice(chart, { bust: taped(cm) })
    expect(at(87.5)).toMatchObject({ size: 'S', doubt: { kind: 'between', other: 'M', isOtherLarger: true } })
    expect(at(88.5)).toMatchObject({
      size: 'M',
      doubt: { kind: 'between', other: 'S', isOtherLarger: false },
    })
    expect(at(86)).toMatchObject({ size: 'S', doubt: { kind: 'sure' } })
  })

  test('is the photo’s where what it told may be off by a size, and names those measures alone', () => {
    const measures = { bust: seen(91, 6), waist: seen(71.5, 1), hips: taped(97) }
    expect(sizeAdvice(chart, measures)?.doubt).toMatchObject({ kind: 'unsure', because: ['bust'] })
    expect(sizeAdvice(chart, { ...measures, bust: taped(91) })?.doubt).toEqual({ kind: 'sure' })
  })

  test('is the photo’s where all of it together may be off by a size: it errs with all of her at once', () => {
    const measures = { bust: seen(91, 2.4), waist: seen(72, 2.4), hips: seen(98, 2.4) }
    expect(sizeAdvice(chart, measures)?.doubt).toEqual({
      kind: 'unsure',
      other: 'L',
      because: ['bust', 'waist', 'hips'],
    })
    const [bust, waist, hips] = [measures.bust, measures.waist, measures.hips].map(({ cm }) => taped(cm))
    expect(sizeAdvice(chart, { bust, waist, hips })?.doubt).toEqual({ kind: 'sure' })
  })

  test('is nobody’s where the photo is sure enough', () => {
    expect(sizeAdvice(chart, { hips: seen(97.5, 2) })?.doubt).toEqual({ kind: 'sure' })
  })

  test('is the chart’s end where no size comes near', () => {
    expect(sizeAdvice(chart, { bust: taped(118), hips: taped(124) })).toMatchObject({
      size: 'L',
      doubt: { kind: 'beyond' },
    })
    expect(sizeAdvice(chart, { bust: taped(70) })).toMatchObject({ size: 'S', doubt: { kind: 'beyond' } })
    expect(sizeAdvice(chart, { bust: taped(84), hips: taped(106) })?.doubt.kind).not.toBe('beyond')
  })
})
