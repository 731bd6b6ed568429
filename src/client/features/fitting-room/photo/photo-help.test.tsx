import { act } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Answer, PeopleInPicture, PhotoAdvice, Question } from '@cabine/engine'
import { bodyText, freeState, signedInAs } from '#client/features/billing/testing.tsx'
import { loadMessages } from '#client/i18n/messages.ts'
import { renderAt } from '#client/testing/shop.tsx'
import { showPhoto, usePhotoStore } from '../photo-store.ts'
import { PhotoHelp } from './photo-help.tsx'

let shows: PeopleInPicture
let asked = 0

class Engine {
  onmessage: ((event: { data: Answer }) => void) | null = null
  postMessage({ id, ask }: Question) {
    if (ask === 'findPeople') asked++
    queueMicrotask(() => this.onmessage?.({ data: { id, say: 'done', result: shows } }))
  }
}

beforeAll(async () => {
  vi.stubGlobal('Worker', Engine)
  for (const name of ['OffscreenCanvas', 'createImageBitmap']) vi.stubGlobal(name, () => undefined)
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined })
  await loadMessages('common', 'photo-notes')
})

const left = { left: 0, top: 0, width: 0.5, height: 1 }
const right = { ...left, left: 0.5 }

/** The help on a photo that was refused for this, in which the engine then sees so much. */
async function helpOn(advice: PhotoAdvice, seen: PeopleInPicture) {
  shows = seen
  asked = 0
  await signedInAs(freeState)
  const check = { verdict: 'refused', advice: [advice], width: 8, height: 12, against: {}, mayBeChild: false }
  showPhoto({ blob: new Blob(['photo']), width: 8, height: 12, origin: 'own', address: null }, check as never)
  const { photo } = usePhotoStore.getState()
  await renderAt('/fitting-room', photo && <PhotoHelp photo={photo} />)
  await act(async () => await new Promise((done) => setTimeout(done, 20)))
  return [...document.querySelectorAll('button')].map((one) => one.ariaLabel ?? one.textContent)
}

test('a photo on its side is offered turned, whatever it was refused for by that', async () => {
  expect(await helpOn('turned', { turn: 3, people: [left] })).toEqual(['Turn it upright'])
})

test('among several she taps herself', async () => {
  const buttons = await helpOn('several_people', { turn: 0, people: [left, right] })
  expect(buttons).toEqual([
    'This is me: person 1 of 2 from the left',
    'This is me: person 2 of 2 from the left',
  ])
  expect(bodyText()).toContain('Tap yourself')
})

test('where the engine finds one alone nothing is offered', async () => {
  expect(await helpOn('several_people', { turn: 0, people: [left] })).toEqual([])
  expect(await helpOn('nobody', { turn: 0, people: [] })).toEqual([])
})

test('of a photo that is too dark nobody is looked for', async () => {
  expect(await helpOn('dark', { turn: 1, people: [left] })).toEqual([])
  expect(asked).toBe(0)
})
