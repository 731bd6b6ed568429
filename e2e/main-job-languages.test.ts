import { landingAddress } from '../src/client/i18n/landing-address.ts'
import { signUpCredits } from '../src/shared/plans.ts'
import { directionOf, languages, tagOf } from '@cabine/sophia/vocabulary/languages.ts'
import { photos, photoTime } from './fitting-room.ts'
import { newAccount, panel } from './shopper.ts'
import { languageCheckFor, messagesIn } from './page-language.ts'
import { expect, test } from './test.ts'

// Each language has a shopper of its own, and all ten would take one worker too long.
test.describe.configure({ mode: 'parallel' })

for (const language of languages) {
  test.describe(`a shopper whose browser asks for ${language}`, () => {
    test.use({ locale: tagOf(language) })

    // The smaller set of tests has only the language that is written from right to left.
    const tag = directionOf(language) === 'rtl' ? ['@smoke', '@slow'] : []
    test(`comes in, tries on and keeps a look, in ${language} all the way`, { tag }, async ({ page }) => {
      const says = messagesIn(language)
      const expectInLanguage = languageCheckFor(language)
      const button = (name: string) => page.getByRole('button', { name, exact: true })

      await page.goto('/')
      await expect(page).toHaveURL(landingAddress(language))
      await expect(page).toHaveTitle(says('landing.pageTitle'))
      await expect(
        page.getByText(says('landing.creditsNote', { count: signUpCredits }), { exact: true }),
      ).toBeVisible()
      await expectInLanguage(page)
      await page.getByRole('link', { name: says('landing.tryFree'), exact: true }).click()

      await expect(page.getByRole('heading', { level: 1, name: says('auth.title') })).toBeVisible()
      const { name, email, password } = newAccount()
      const field = (label: string) => panel(page).getByLabel(label, { exact: true })
      await field(says('auth.name')).fill(name)
      await field(says('auth.email')).fill(email)
      await field(says('auth.password')).fill(password)
      await button(says('auth.createAccount')).click()
      await expect(page.getByText(says('auth.passwordsMustMatch'), { exact: true })).toBeVisible()
      await expectInLanguage(page)
      await field(says('auth.confirmPassword')).fill(password)
      await button(says('auth.createAccount')).click()

      await expect(page).toHaveURL(/\/dashboard$/)
      await page.goto('/fitting-room')
      const welcome = page.getByRole('dialog', { name: says('guides.onboardingTitle'), exact: true })
      await button(says('guides.guideNext')).click()
      await expectInLanguage(page)
      await button(says('guides.guideNext')).click()
      await button(says('guides.guideStart')).click()
      await expect(welcome).toBeHidden()

      const stage = page.getByRole('region', { name: says('photos.title'), exact: true })
      await stage.locator('input[type=file]').first().setInputFiles(photos.fullLength)
      const questions = page.getByRole('dialog', { name: says('photo-choices.consentTitle'), exact: true })
      await questions.getByRole('radio', { name: says('photo-choices.device') }).check()
      await questions.getByRole('checkbox', { name: says('photo-choices.adultLabel'), exact: true }).check()
      await expectInLanguage(page)
      await questions.getByRole('button', { name: says('photo-choices.consentGo'), exact: true }).click()
      await expect(stage.getByRole('img', { name: says('photos.alt'), exact: true })).toBeVisible(photoTime)

      const outfit = says('editorial-presets.harbour-walk_title')
      await button(outfit).click()
      await button(says('fitting-room.start')).click()
      // What follows tells the pieces and their colors.
      const worn = says('try-on.lookOf', { outfit, pieces: '#' })
      const [beginning] = says('try-on.resultAlt', { outfit: worn }).split('#')
      const look = page.getByRole('img', { name: beginning })
      await expect(look).toBeVisible({ timeout: 120_000 })
      await expect(
        page
          .getByRole('banner')
          .getByText(says('common.credits', { count: signUpCredits - 1 }))
          .first(),
      ).toBeVisible()
      await expectInLanguage(page)

      await button(says('try-on.saveToLookbook')).click()
      await expect(page.getByText(says('looks.saved'), { exact: true })).toBeVisible()
      await expect(button(says('try-on.saved'))).toBeDisabled()
      await button(says('fitting-room.openLookbook')).click()
      const lookbook = page.getByRole('dialog', { name: says('looks.title'), exact: true })
      await expect(lookbook.getByRole('heading', { name: outfit, exact: true })).toBeVisible()
      await expect(lookbook.getByText(says('looks.count', { count: 1 }), { exact: true })).toBeVisible()
      await expectInLanguage(page)
    })
  })
}
