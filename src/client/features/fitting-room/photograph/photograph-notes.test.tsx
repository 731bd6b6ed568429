import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { bodyText, luxeState, signedInAs, stubDialogs } from '#client/features/billing/testing.tsx'
import { loadMessages } from '#client/i18n/messages.ts'
import { named, press, renderAt } from '#client/testing/shop.tsx'
import { DoubtfulOffer } from './doubtful-offer.tsx'
import { HowMade } from './how-made.tsx'
import { WhyNoPhotograph } from './why-no-photograph.tsx'

beforeAll(async () => {
  stubDialogs()
  await loadMessages('common', 'photograph')
})

const nothing = () => undefined

test('she reads why it is her device’s look, asks for the photograph, and the focus stays with the answer', async () => {
  function Note() {
    const [later, setLater] = useState<'possible' | 'asked'>('possible')
    return <WhyNoPhotograph reason="line_full" later={later} onAskLater={() => setLater('asked')} />
  }
  await renderAt('/fitting-room', <Note />)
  expect(bodyText()).toContain('This look was made on your device')
  expect(bodyText()).toContain('No credit was used.')
  const button = named('button', 'Make the photograph when it’s possible') as HTMLButtonElement
  button.focus()
  await press(button)
  expect(document.querySelector('button')).toBeNull()
  expect(document.activeElement?.textContent).toContain('We’ll notify you')
})

test.each(['over_share', 'budget_spent', 'unavailable', 'not_her', 'picture_refused', 'failed'] as const)(
  '%s has its sentence, and no offer where there is none',
  async (reason) => {
    await renderAt(
      '/fitting-room',
      <WhyNoPhotograph reason={reason} later="impossible" onAskLater={nothing} />,
    )
    expect(bodyText()).not.toContain('photograph.')
    expect(document.querySelector('button')).toBeNull()
  },
)

test('a photograph tells what of it is the service’s, and what is her own photo', async () => {
  await renderAt('/fitting-room', <HowMade way="google" hasBlend />)
  await press(named('button', 'How it was made'))
  expect([...document.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
    'Clothes and newly visible skinFrom Google’s picture',
    'Face, hair, hands and backgroundYour own photo, unchanged',
  ])
  expect(bodyText()).toContain('Made with artificial intelligence')
})

test('without the blend nothing of it is called her own; the device names no service', async () => {
  await renderAt('/fitting-room', <HowMade way="fashn" hasBlend={false} />)
  await press(named('button', 'How it was made'))
  expect(bodyText()).toContain('All of it comes from FASHN’s picture')
  expect(document.querySelector('dl')).toBeNull()
  await renderAt('/fitting-room', <HowMade way="device" hasBlend={false} />)
  await press(named('button', 'How it was made'))
  expect(bodyText()).toContain('made on your device')
  expect(bodyText()).not.toContain('’s picture')
})

test('what drifted is said in two sentences at most, with what each answer costs', async () => {
  const answers: string[] = []
  await signedInAs({})
  await renderAt(
    '/fitting-room',
    <DoubtfulOffer
      drifts={['outline', 'colour', 'length']}
      busy={false}
      onKeep={() => answers.push('keep')}
      onDecline={() => answers.push('decline')}
    />,
  )
  expect(bodyText()).toContain('slimmer or wider than it is. The color of the piece isn’t right.')
  expect(bodyText()).not.toContain('shorter or longer')
  await press(named('button', 'Keep this photograph1 credit'))
  await press(named('button', 'Use the look from my deviceNo credit'))
  expect(answers).toEqual(['keep', 'decline'])
})

test('with Luxe nothing is said of credits; while her answer is on its way it cannot be given twice', async () => {
  await signedInAs(luxeState)
  await renderAt(
    '/fitting-room',
    <DoubtfulOffer drifts={['face']} busy onKeep={nothing} onDecline={nothing} />,
  )
  expect(bodyText()).not.toContain('redit')
  expect([...document.querySelectorAll('button')].every(({ disabled }) => disabled)).toBe(true)
})
