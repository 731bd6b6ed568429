import sharp from 'sharp'
import { landingAddress } from '../../src/client/i18n/landing-address.ts'
import { directionOf, tagOf, type Language } from '@cabine/sophia/vocabulary/languages.ts'
import { photos } from '../fitting-room.ts'
import { newAccount } from '../shopper.ts'
import type { PageState } from './in-page.ts'
import { patiently } from './patience.ts'
import type { Shopper } from './shopper.ts'

type Step = { name: string; go: (shopper: Shopper) => Promise<void> }

const stage = 'section[aria-label="Your photo"]'

/** How much is drawn in the upper part of the window: the spread of its colours. */
async function inkAbove(picture: Buffer, height: number) {
  const { width } = await sharp(picture).metadata()
  // Statistics are of the picture that is read, and not of what is made of it.
  const band = await sharp(picture).extract({ left: 0, top: 0, width, height }).greyscale().png().toBuffer()
  const part = await sharp(band).stats()
  return part.channels[0]?.stdev ?? 0
}

async function brightness(picture: Buffer) {
  const { channels } = await sharp(picture).greyscale().stats()
  return channels[0]?.mean ?? 0
}

/** The header's own height. */
const headerHeight = 64

async function expectHeader(shopper: Shopper) {
  // Further down the page itself would be seen in its place.
  await shopper.top()
  await shopper.uppermost('header', 60, headerHeight / 2)
  await patiently(
    'the header is drawn',
    async () => {
      const ink = await inkAbove(await shopper.picture(), headerHeight)
      if (ink < 8) throw new Error(`the colours in its place are ${ink.toFixed(1)} apart`)
    },
    10_000,
  )
}

/** The main job, and a way through each other part, in the order in which a new shopper comes by. */
export const steps: Step[] = [
  {
    name: 'landing',
    async go(shopper) {
      await shopper.open('/')
      await shopper.see('heading', /^Try it on/)
      await shopper.see('button', 'Try it with your photo')
      await shopper.until('the page is no wider than the window', ({ overhang }) => overhang <= 0)
    },
  },
  {
    name: 'visitor’s look',
    async go(shopper) {
      await shopper.press('button', 'Try it with your photo')
      await shopper.see('dialog', 'Try it on, on you')
      await shopper.expectNoFaults()
      await shopper.press('button', /Dotted Wrap Top/)
      await shopper.press('button', /^Use this sample photo: Woman in a striped dress/)
      await shopper.seeLook('slider', 'Compare your photo with the look')
      await shopper.expectNoFaults()
      await shopper.press('button', 'Save this look')
      await shopper.see('dialog', 'Keep this look')
      await shopper.expectNoFaults()
      await shopper.press('button', 'Create a free account')
      await shopper.until('the form is there', ({ path }) => path === '/auth')
    },
  },
  {
    name: 'sign-up',
    async go(shopper) {
      const { name, email, password } = newAccount()
      await shopper.fill('textbox', 'Name', name)
      await shopper.fill('textbox', 'Email', email)
      await shopper.fill('textbox', 'Password', password)
      await shopper.fill('textbox', 'Confirm password', password)
      await shopper.expectNoFaults()
      await shopper.press('button', 'Create Account')
      await shopper.until('the fitting room is open', ({ path }) => path === '/fitting-room')
    },
  },
  {
    name: 'kept look, tour, consent',
    async go(shopper) {
      await shopper.seeLook('img', /^(?:You|The sample model), wearing/)
      await shopper.press('button', 'Tutorial')
      await shopper.see('dialog', 'Tutorial')
      await shopper.expectNoFaults()
      await shopper.press('button', 'Close')
      await shopper.miss('dialog', 'Tutorial')
      await shopper.press('button', 'Try Another Outfit')
      await shopper.give(stage, photos.smiling)
      await shopper.see('dialog', 'Your photo is yours')
      await shopper.expectNoFaults()
      await shopper.check('checkbox', /18 or older/)
      await shopper.check('radio', /^On this device/)
      await shopper.press('button', 'Continue')
      await shopper.see('img', 'Your photo')
      await shopper.expectFree('button', 'Remove photo')
    },
  },
  {
    name: 'a look',
    async go(shopper) {
      await shopper.press('button', 'Harbour Walk')
      await shopper.see('button', 'Start Virtual Try-On')
      await expectHeader(shopper)
      await shopper.expectNoFaults()
      await shopper.press('button', 'Start Virtual Try-On')
      await shopper.seeLook('img', /^(?:You|The sample model), wearing/)
      await expectHeader(shopper)
    },
  },
  {
    name: 'lookbook',
    async go(shopper) {
      await shopper.press('button', 'Save to Lookbook')
      await shopper.read('Your virtual try-on has been saved to your lookbook.')
      await shopper.press('button', 'My lookbook')
      await shopper.see('dialog', 'My lookbook')
      await shopper.read('Harbour Walk')
      await shopper.expectNoFaults()
      await shopper.press('button', 'Open Harbour Walk')
      await shopper.press('link', 'Wear it again')
      await shopper.miss('dialog', 'My lookbook')
      await shopper.seeLook('img', /^(?:You|The sample model), wearing/)
      await shopper.press('tab', 'Wearing')
      await shopper.expectNoFaults()
    },
  },
  {
    name: 'wishlist',
    async go(shopper) {
      await shopper.open('/dashboard')
      await shopper.press('button', /^Save /)
      await shopper.read('Added to Wishlist')
      await shopper.open('/wishlist')
      await shopper.read('1 piece')
    },
  },
  {
    name: 'search',
    async go(shopper) {
      await shopper.open('/search')
      await shopper.fill('combobox', 'Search pieces, brands, colors', 'drses')
      await shopper.key('Enter')
      await shopper.read('Showing results for “dress')
    },
  },
  {
    name: 'Sophia',
    async go(shopper) {
      await shopper.open('/fitting-room')
      await shopper.press('button', 'Ask Sophia')
      await shopper.see('dialog', 'Sophia')
      await shopper.expectNoFaults()
      await shopper.press('button', 'Workwear')
      await shopper.press('button', 'Warm')
      await shopper.press('button', 'Dresses')
      await shopper.see('button', 'Show me more')
    },
  },
  {
    name: 'dark',
    async go(shopper) {
      await shopper.open('/settings-clean')
      await shopper.check('radio', 'Dark')
      await shopper.until('the theme is dark', ({ isDark }) => isDark)
      await shopper.open('/fitting-room')
      await shopper.see('heading', 'Fitting room')
      await patiently('the page is dark', async () => {
        const light = await brightness(await shopper.picture())
        if (light > 110) throw new Error(`its pixels are ${light.toFixed(0)} of 255 bright`)
      })
    },
  },
  inLanguage('ar', 'العربية'),
  inLanguage('ja', '日本語'),
]

/** The settings are in the language of before, and each choice in its own. */
function inLanguage(language: Language, ownName: string): Step {
  return {
    name: language,
    async go(shopper) {
      const isSo = ({ lang, dir, overhang, heading }: PageState) =>
        lang === tagOf(language) && dir === directionOf(language) && overhang <= 0 && heading !== ''
      await shopper.open('/settings-clean')
      await shopper.check('radio', ownName)
      await shopper.until(`the settings are in ${language}`, isSo)
      for (const path of ['/dashboard', '/fitting-room', landingAddress(language)]) {
        await shopper.open(path)
        await shopper.until(`${path} is in ${language}`, isSo)
        await shopper.expectNoFaults()
      }
    },
  }
}
