import { act } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Answer, Question } from '@cabine/engine'
import { bodyText, freeState, signedInAs } from '#client/features/billing/testing.tsx'
import { loadMessages } from '#client/i18n/messages.ts'
import { named, press, renderAt } from '#client/testing/shop.tsx'
import { readWearings } from '../adjust/wearing-store.ts'
import { removeCustomPicture, takeCustomPicture } from '../custom-picture.ts'
import { readOutfitState, useOutfitStore } from '../outfit-store.ts'
import { CustomOutfitForm } from './custom-outfit-form.tsx'
import { useRefusedOutfits } from './refused-outfits.ts'

type Asked = Extract<Question, { ask: 'seeClothes' | 'measureGarment' }>

/** What the engine was asked, and is to answer when the test says so. */
let asked: Asked[] = []
const workers = new Map<string, { onmessage: ((event: { data: Answer }) => void) | null }>()

class Workers {
  onmessage: ((event: { data: Answer }) => void) | null = null
  #listener: ((event: { data: unknown }) => void) | null = null
  readonly #name: string

  constructor(_: URL, { name }: { name: string }) {
    this.#name = name
    workers.set(name, this)
  }
  addEventListener(kind: string, listener: (event: { data: unknown }) => void) {
    if (kind === 'message') this.#listener = listener
  }
  postMessage(question: Question & { picture: Blob }) {
    if (this.#name === 'compress')
      queueMicrotask(() => this.#listener?.({ data: { blob: question.picture, width: 3, height: 4 } }))
    else if (question.ask === 'seeClothes' || question.ask === 'measureGarment') asked.push(question)
  }
  terminate() {}
}

beforeAll(async () => {
  let urls = 0
  vi.stubGlobal('Worker', Workers)
  for (const name of ['OffscreenCanvas', 'createImageBitmap']) vi.stubGlobal(name, () => undefined)
  Object.assign(URL, { createObjectURL: () => `blob:${++urls}`, revokeObjectURL: () => undefined })
  await loadMessages('common', 'errors', 'outfits', 'wearing', 'try-on', 'photo-notes')
})

beforeEach(async () => {
  asked = []
  await signedInAs({ ...freeState, try_on_provider: 'device' } as typeof freeState)
  await removeCustomPicture(owner)
  await renderAt('/fitting-room', <CustomOutfitForm onChange={() => undefined} OtherShops={() => null} />)
})

const owner = freeState.user.id
const settle = () => act(async () => await new Promise((done) => setTimeout(done, 20)))
const take = async (bytes: string) => {
  await act(async () => await takeCustomPicture(new Blob([bytes]), owner))
  await settle()
}

/** Answers the oldest question of this kind that is open. */
async function answers(ask: Asked['ask'], answer: object) {
  const at = asked.findIndex((one) => one.ask === ask)
  const [question] = asked.splice(at, 1)
  if (at < 0 || !question) throw new Error(`nobody has asked for ${ask}`)
  workers.get('engine')?.onmessage?.({ data: { id: question.id, ...answer } as Answer })
  await settle()
  return question
}
const worn = async (...kinds: string[]) => {
  await answers('seeClothes', { say: 'done', result: { worn: kinds, alone: null, apart: [] } })
}
const cutOut = (endsAt: string | null) =>
  answers('measureGarment', { say: 'done', result: { cutout: new Blob(), endsAt, warnings: [] } })
const checked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)
const isCutOut = () => document.querySelector('img[alt="The piece on its own"]') !== null

test('a picture is read when it is added: the piece alone, its kind, where it ends and its part of an outfit', async () => {
  await take('a dress')
  expect(bodyText()).toContain('Preparing the picture')
  await worn('dresses')
  expect(bodyText()).toContain('Looking at the piece')
  const question = await cutOut('midi')
  expect(question).toMatchObject({ piece: { category: 'dresses' } })
  expect(bodyText()).toMatch(/Dress, midi.*Top and bottom in one/)
  expect(checked()).toEqual(['dresses', 'midi'])
  expect(isCutOut()).toBe(true)
})

test('another kind is one tap, and the picture is read anew as that', async () => {
  await take('a long top')
  await worn('dresses')
  await cutOut('mini')
  await press(named('label', 'Top')?.querySelector('input'))
  await settle()
  expect(isCutOut()).toBe(false)
  await cutOut('long')
  expect(bodyText()).toMatch(/Top, long/)
  expect(bodyText()).not.toContain('This looks like')
  expect(readOutfitState().category).toBe('tops')
})

test('where it ends is one tap, too, and the next look is cut to it', async () => {
  await take('a skirt')
  await worn('skirts')
  await cutOut('maxi')
  await press(named('label', 'Midi')?.querySelector('input'))
  await settle()
  expect(bodyText()).toMatch(/Skirt, midi/)
  const { digestOf } = await import('#client/lib/picture-data.ts')
  const [wearing] = await readWearings(owner, [await digestOf(new Blob(['a skirt']))])
  expect(wearing?.endsAt).toBe('midi')
})

test('of several pieces that somebody wears she picks one', async () => {
  await take('somebody')
  await worn('skirts', 'tops')
  expect(bodyText()).toContain('is wearing several pieces: skirt and top')
  expect(document.querySelector('input[type=radio]')?.getAttribute('value')).toBe('skirts')
})

test('of several pieces that lie in a picture the largest is taken, and another one is one tap', async () => {
  await take('two pieces')
  const apart = [new Blob(['a skirt']), new Blob(['a top'])]
  await answers('seeClothes', { say: 'done', result: { worn: [], alone: null, apart } })
  await worn()
  expect(bodyText()).toContain('There are several pieces in your picture')
  expect(named('button', 'Piece 1 of 2')?.getAttribute('aria-pressed')).toBe('true')
  await press(named('button', 'Piece 2 of 2'))
  await settle()
  await worn()
  expect(named('button', 'Piece 2 of 2')?.getAttribute('aria-pressed')).toBe('true')
  expect(await readOutfitState().custom?.blob.text()).toBe('a top')
})

test('what cannot be worn is said beside the picture, and Start knows', async () => {
  await take('a coat')
  await worn()
  await answers('measureGarment', { say: 'refused', code: 'no_sleeves_found', message: '' })
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Spread them away from the body')
  expect(useRefusedOutfits.getState().custom).toBe('no_sleeves_found')
  await press(named('label', 'Dress')?.querySelector('input'))
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('a picture that replaces another leaves nothing of its reading, however late that comes', async () => {
  await take('a dress')
  await worn('dresses')
  await take('a top')
  const late = asked.findIndex(({ ask }) => ask === 'measureGarment')
  expect(late).toBe(0)
  await cutOut('midi')
  expect(isCutOut()).toBe(false)
  await worn('tops')
  await cutOut('hip')
  expect(bodyText()).toMatch(/Top, at the hips/)
  await act(async () => await removeCustomPicture(owner))
  await settle()
  expect(bodyText()).toContain('A picture of the piece')
  expect(useOutfitStore.getState().isPreparing).toBe(false)
})

test('removed while its kind is told, a picture holds nothing up', async () => {
  await take('a dress')
  await act(async () => await removeCustomPicture(owner))
  await settle()
  expect(readOutfitState()).toMatchObject({ custom: null, isPreparing: false })
})
