// @vitest-environment jsdom
import { act } from 'react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { becomes, named, press, renderAt, type Role } from '#client/testing/shop.tsx'
import { loadMessages } from '#client/i18n/messages.ts'
import { useRegionStore } from '#client/i18n/region.ts'
import type { SizeChart } from '#shared/size-chart.ts'
import type { KeptMeasures } from './sizes/kept-measures.ts'
import { deleteMeasures, keepMeasures } from './measures-store.ts'
import { MeasuresSetting } from './panel/measures-setting.tsx'
import { SizeAdviceNote } from './sizes/size-advice-note.tsx'

const userId = '0-a'
const chart: SizeChart = [
  { name: 'S', ranges: { bust: [83, 88], hips: [90, 95] } },
  { name: 'M', ranges: { bust: [88, 93], hips: [95, 100] } },
]
const kept: KeptMeasures = { heightCm: 170, unit: 'cm', told: null, own: { bust: 90.5, hips: 102 } }

beforeAll(() => loadMessages('common', 'measures', 'photo-notes'))
beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  await deleteMeasures(userId)
})

/** All network calls while the page shows this; `known` are the measures that this device keeps. */
async function show(role: Role, element: React.ReactNode, known?: KeptMeasures) {
  const asked: string[] = []
  await becomes(role, ({ pathname }) => {
    asked.push(pathname)
    return undefined
  })
  if (known) await keepMeasures(userId, known)
  await renderAt('/', element)
  return asked
}

const text = () => (document.getElementById('root')?.textContent ?? '').replaceAll('\u00a0', ' ')

async function type(label: RegExp, value: string) {
  const name = [...document.querySelectorAll('label')].find((one) => label.test(one.textContent ?? ''))
  const input = document.getElementById(name?.htmlFor ?? '') as HTMLInputElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

describe('the size of a piece', () => {
  test('comes with its reason and its doubt', async () => {
    await show('free', <SizeAdviceNote chart={chart} />, kept)
    expect(text()).toContain('M: bust fits, hips 2 cm tight')
    expect(text()).toContain('This is your closest size.')
  })

  test('is told as her country counts it, too, where the shop says how it counts', async () => {
    useRegionStore.setState({ region: { country: 'GB', currency: 'GBP', isChosen: true } })
    const american = chart.map((size, at) => ({ ...size, name: ['4', '6'][at] ?? '' }))
    const piece = { category: 'dresses', department: 'women', sizeSystem: 'US' } as const
    await show('free', <SizeAdviceNote chart={american} piece={piece} />, kept)
    expect(text()).toContain('6 · UK 10: bust fits')
    useRegionStore.setState({ region: null })
  })

  test('is in inches for her who measures in inches', async () => {
    await show('free', <SizeAdviceNote chart={chart} />, { ...kept, unit: 'in' })
    expect(text()).toContain('M: bust fits, hips 1 in tight')
  })

  test('is not told before she has agreed and said her height: one line leads to where she can', async () => {
    await show('free', <SizeAdviceNote chart={chart} />)
    expect(text()).toBe('Which size is yours? Your height is enough to start.')
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/settings-clean#measures')
    await act(() => keepMeasures(userId, { ...kept, heightCm: null }))
    expect(text()).toBe('Which size is yours? Your height is enough to start.')
  })

  test('is not spoken of where chart and measures have nothing in common', async () => {
    await show('free', <SizeAdviceNote chart={chart} />, { ...kept, own: { inseam: 78 } })
    expect(text()).toBe('')
  })

  test('is not spoken of to a visitor', async () => {
    await show('visitor', <SizeAdviceNote chart={chart} />)
    expect(text()).toBe('')
  })

  test('is hers alone: whoever signs in next on this page hears nothing of it', async () => {
    await keepMeasures(userId, kept)
    await act(() => show('free', <SizeAdviceNote chart={chart} />))
    expect(text()).not.toContain('hips 2 cm tight')
  })
})

test('what she says of her body stays on the page: not one request is made for it', async () => {
  const asked = await show('free', <MeasuresSetting />)
  expect(text()).toContain('stored only in this browser, on this device')
  const before = asked.length
  await press(named('button', 'Keep my measurements on this device'))
  // A browser of the United States.
  await type(/Height, feet/, '5')
  await type(/Inches/, '7,5')
  await press(named('button', 'Save'))
  await press(named('button', /^Hips/))
  await type(/In inches/, '40')
  await press(named('dialog button', 'Save'))
  expect(text()).toContain('40 in entered by you')
  await press(named('button', 'Delete my measurements'))
  expect(text()).toContain('Keep my measurements on this device')
  expect(asked.slice(before)).toEqual([])
})

test('a height that nobody has is not taken', async () => {
  await show('free', <MeasuresSetting />)
  await press(named('button', 'Keep my measurements on this device'))
  await type(/Height, feet/, '2')
  await press(named('button', 'Save'))
  expect(text()).toContain('Please enter a height between 3 ft 11 in and 7 ft 3 in.')
})
